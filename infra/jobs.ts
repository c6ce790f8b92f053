import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type Stack, type StackContext, use } from 'sst/constructs';
import { cache } from './cache-stack.ts';
import { addFunction } from './lambda-functions.ts';
import { queue, WORKER_TIMEOUT_S } from './queue-stack.ts';
import { settingsOf } from './settings-of.ts';

/** As the queue on a laptop has it. */
const BATCH_SIZE = 100;
const WORKERS = 5;
const JOB_TIMEOUT_S = 60;
/** Ten pieces, each of them read twice where prices differ. */
const PRICES_TIMEOUT_S = 300;

/** The worker of the webhooks' queue, and what runs by the clock. */
export function jobs({ stack }: StackContext): {
  worker: LambdaFunction;
  /** By the end of their alarms' names. */
  jobFunctions: Readonly<Record<'sweep' | 'sitemap' | 'prices', LambdaFunction>>;
} {
  const resources = { ...use(cache), ...use(queue) };
  const settings = settingsOf(stack.stage);
  const worker = addFunction(stack, 'refresh', resources, settings, WORKER_TIMEOUT_S);
  worker.addEventSource(
    new SqsEventSource(resources.refreshQueue, {
      batchSize: BATCH_SIZE,
      // More than ten messages are delivered only after a window: a second is what an edit may wait.
      maxBatchingWindow: Duration.seconds(1),
      maxConcurrency: WORKERS,
      reportBatchItemFailures: true,
    }),
  );
  const sweep = addFunction(stack, 'sweep', resources, settings, JOB_TIMEOUT_S);
  const sitemap = addFunction(stack, 'sitemap', resources, settings, JOB_TIMEOUT_S);
  const prices = addFunction(stack, 'prices', resources, settings, PRICES_TIMEOUT_S);
  runEvery(stack, 'sweep-schedule', Duration.minutes(10), sweep);
  runEvery(stack, 'sitemap-schedule', Duration.hours(1), sitemap);
  runEvery(stack, 'prices-schedule', Duration.days(1), prices);
  return { worker, jobFunctions: { sweep, sitemap, prices } };
}

/** What fails runs again by the clock, and not before: Lambda would try twice more by itself. */
function runEvery(stack: Stack, id: string, every: Duration, target: LambdaFunction): void {
  target.configureAsyncInvoke({ retryAttempts: 0 });
  new Rule(stack, id, {
    schedule: Schedule.rate(every),
    targets: [
      new FunctionTarget(target, { retryAttempts: 0, event: RuleTargetInput.fromObject({ schedule: id }) }),
    ],
  });
}
