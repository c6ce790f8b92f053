import { hasCredentials } from './call-aws.ts';
import { storeSecrets } from './secrets.ts';
import { stageEnvironment, stageOfCommand } from './stage-environment.ts';

const stage = stageOfCommand();
const env = stageEnvironment(stage);
try {
  if (!hasCredentials(env))
    throw new Error('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of the account first.');
  const { names, version } = await storeSecrets(stage, env);
  console.log(`Stored ${names.join(', ')}.`);
  console.log(
    `Put SECRETS_VERSION=${version} into .env.${stage}, then deploy: the next deployment takes this version.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
