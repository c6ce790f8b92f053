import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { makeLocalQueue } from './local-queue.ts';

const quick = { windowMs: 0, retryAfterMs: 0 };
const bodies = ({ Records }: SQSEvent) => Records.map(({ body }) => body);

describe('the queue', () => {
  it('hands its messages over in batches, as SQS does', async () => {
    const batches: string[][] = [];
    const worker = async (batch: SQSEvent) => {
      batches.push(bodies(batch));
      return { batchItemFailures: [] };
    };
    const queue = makeLocalQueue({ ...quick, worker, batchSize: 2 });
    await queue.idle();
    for (const body of ['a', 'b', 'c']) queue.send(body);
    await queue.idle();
    expect(batches).toEqual([['a', 'b'], ['c']]);
  });

  it('brings back what failed, until it is dead', async () => {
    const counts: string[] = [];
    const queue = makeLocalQueue({
      ...quick,
      tries: 3,
      worker: async ({ Records }) => {
        counts.push(...Records.map(({ body, attributes }) => `${body}${attributes.ApproximateReceiveCount}`));
        const failed = Records.filter(({ body }) => body === 'bad');
        return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
    });
    queue.send('good');
    queue.send('bad');
    await queue.idle();
    expect(counts).toEqual(['good1', 'bad1', 'bad2', 'bad3']);
    expect(queue.dead).toEqual(['bad']);
  });

  it('forgets what waits, what is dead, and what would come back', async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const seen: string[] = [];
    const queue = makeLocalQueue({
      ...quick,
      batchSize: 1,
      atOnce: 1,
      worker: async (batch) => {
        seen.push(...bodies(batch));
        if (seen.length === 1) started.resolve();
        await goOn.promise;
        return { batchItemFailures: batch.Records.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
      tries: 1,
    });
    queue.send('in work');
    await started.promise;
    queue.send('waits');
    queue.forget();
    expect(queue.unfinished()).toEqual([]);
    goOn.resolve();
    queue.send('of the new world');
    await queue.idle();
    expect([seen, queue.dead]).toEqual([['in work', 'of the new world'], ['of the new world']]);
  });

  it('brings back the whole batch of a worker that threw', async () => {
    let calls = 0;
    const queue = makeLocalQueue({
      ...quick,
      worker: async () => {
        calls += 1;
        if (calls === 1) throw new Error('The first call of this worker fails.');
        return { batchItemFailures: [] };
      },
    });
    queue.send('a');
    await queue.idle();
    expect(calls).toBe(2);
    expect(queue.dead).toEqual([]);
  });
});
