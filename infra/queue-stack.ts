import { MAX_RECEIVES } from '@storefront/core/refresh-queue';
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { StackContext } from 'sst/constructs';
import { nameIn } from './stage.ts';

/** How long the worker may take for one batch, in seconds. */
export const WORKER_TIMEOUT_S = 120;

/** Between webhooks and worker. What fails too often becomes a dead letter: `npm run redrive` sends those again. */
export function queue({ stack }: StackContext): { refreshQueue: Queue; deadLetters: Queue } {
  const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const deadLetters = new Queue(stack, 'refresh-dead-letters', {
    ...common,
    queueName: nameIn(stack.stage, 'refresh-dead-letters'),
    retentionPeriod: Duration.days(14),
  });
  const refreshQueue = new Queue(stack, 'refresh-queue', {
    ...common,
    queueName: nameIn(stack.stage, 'refresh'),
    // As long as AWS recommends: six times the worker's own time, so that no batch is delivered while it runs.
    visibilityTimeout: Duration.seconds(6 * WORKER_TIMEOUT_S),
    retentionPeriod: Duration.days(4),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: MAX_RECEIVES },
  });
  return { refreshQueue, deadLetters };
}
