import type { Backoff } from '@storefront/core/backoff';
import type { Clock } from '@storefront/core/clock';
import { MAX_RECEIVES } from '@storefront/core/refresh-queue';
import type { SQSRecord } from 'aws-lambda';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { timesReceived } from './group-records.ts';
import type { Queue } from './queue.ts';

export interface RetryDeps {
  queue: Pick<Queue, 'retryAfter'>;
  clock: Clock;
  backoff: Backoff;
  log: Log;
  meter: Pick<Meter, 'failure'>;
}

const MIN_DELAY_S = 1;
const MAX_DELAY_S = 300;
const SHARE_OF_AGE = 0.25;

/**
 * Whole seconds until a failed message is tried again: a quarter of the time since its first try, so that an edit is
 * served at most that much later than an outage ends, from 1 s up to 5 minutes. Jitter of a quarter to either side
 * spreads the messages of one outage.
 */
export function retryDelayS(triedForMs: number, random: Backoff['random']): number {
  const wantedS = Math.max(MIN_DELAY_S, (triedForMs / 1_000) * SHARE_OF_AGE) * (0.75 + random() / 2);
  return Math.max(MIN_DELAY_S, Math.min(MAX_DELAY_S, Math.round(wantedS)));
}

/**
 * Returns a function that has failed messages delivered again after a while, and names in the log those that were tried
 * for the last time. Where their delay cannot be set, the queue's own time holds; never rejects.
 */
export function createRetry(
  deps: RetryDeps,
): (records: readonly SQSRecord[], error: unknown) => Promise<void> {
  const { queue, clock, backoff, log, meter } = deps;
  return async (records, error) => {
    meter.failure('refresh');
    log.error('Events could not be handled', { events: records.length, error });
    for (const record of records) {
      if (timesReceived(record) < MAX_RECEIVES) continue;
      log.error('A message is given up and is a dead letter', { body: record.body });
    }
    const triedForMs = records.map(
      ({ attributes }) => clock.now() - Number(attributes.ApproximateFirstReceiveTimestamp),
    );
    const delayS = retryDelayS(Math.min(...triedForMs), backoff.random);
    try {
      await queue.retryAfter(
        delayS,
        records.map(({ receiptHandle }) => receiptHandle),
      );
    } catch (unset) {
      log.error('The delay of failed messages could not be set', { error: unset });
    }
  };
}
