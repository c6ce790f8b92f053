import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { makeLocalQueue } from './local-queue.ts';

const quick = { windowMs: 0, retryAfterMs: 0 };
const bodies = ({ Records }: SQSEvent) => Records.map(({ body }) => body);

describe('makeLocalQueue', () => {
  it('delivers messages in batches, as SQS does', async () => {
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

  it('delivers a failed message again until it is dead', async () => {
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

  it('delivers a failed message again when the worker said, with the time when it was received first', async () => {
    const received: { attributes: SQSEvent['Records'][number]['attributes']; at: number }[] = [];
    const queue = makeLocalQueue({
      windowMs: 0,
      worker: async ({ Records }) => {
        for (const { attributes, receiptHandle } of Records) {
          received.push({ attributes, at: performance.now() });
          expect(queue.retryAfter(receiptHandle, 50)).toBe(true);
        }
        const failed = received.length === 1 ? Records : [];
        return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
    });
    queue.send('a');
    await queue.idle();
    const [first, second] = received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(49);
    expect(received.map(({ attributes }) => attributes.ApproximateReceiveCount)).toEqual(['1', '2']);
    expect(second?.attributes.ApproximateFirstReceiveTimestamp).toBe(
      first?.attributes.ApproximateFirstReceiveTimestamp,
    );
    expect(queue.retryAfter('a receipt of nothing', 50)).toBe(false);
  });

  it('drops waiting and dead messages, and those that would be delivered again', async () => {
    const started = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const seen: string[] = [];
    const queue = makeLocalQueue({
      ...quick,
      batchSize: 1,
      atOnce: 1,
      worker: async (batch) => {
        seen.push(...bodies(batch));
        if (seen.length === 1) started.resolve();
        await gate.promise;
        return { batchItemFailures: batch.Records.map(({ messageId }) => ({ itemIdentifier: messageId })) };
      },
      tries: 1,
    });
    queue.send('in work');
    await started.promise;
    queue.send('waits');
    queue.forget();
    expect(queue.unfinished()).toEqual([]);
    gate.resolve();
    queue.send('of the new world');
    await queue.idle();
    expect([seen, queue.dead]).toEqual([['in work', 'of the new world'], ['of the new world']]);
  });

  it('delivers the whole batch again when the worker throws', async () => {
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
