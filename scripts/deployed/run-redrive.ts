import { nameIn, region } from '../../infra/stage.ts';
import { callAws, hasCredentials } from './call-aws.ts';
import { stageEnvironment, stageOfCommand } from './stage-environment.ts';

/** Sends the dead letters of the refresh queue to the queue again. */
const stage = stageOfCommand();
const env = stageEnvironment(stage);
try {
  if (!hasCredentials(env))
    throw new Error('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the account first.');
  const account = env.AWS_ACCOUNT_ID ?? '';
  if (!/^\d{12}$/.test(account)) throw new Error('Set AWS_ACCOUNT_ID to the twelve digits of the account.');
  const SourceArn = `arn:aws:sqs:${region}:${account}:${nameIn(stage, 'refresh-dead-letters')}`;
  await callAws({ service: 'sqs', target: 'AmazonSQS.StartMessageMoveTask', body: { SourceArn } }, env);
  console.log(
    'The dead letters are on their way to the queue; the alarm dead-letters ends when they are handled.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
