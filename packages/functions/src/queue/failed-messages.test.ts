import { describe, expect, it } from 'vitest';
import { batchOf, down, openWorker, receivedBatch, slip, version } from './open-worker.fixture.ts';

describe('a message that failed', () => {
  const page = JSON.stringify({ about: 'page', id: 'm1', path: '/', requests: 1, since: 0, isUrgent: false });

  it.each([
    ['a second after its first failure', 1, 0, 1],
    ['two seconds when it failed for eight', 4, 8_000, 2],
    ['a minute when it failed for four', 20, 240_000, 60],
    ['five minutes at most', 39, 3_600_000, 300],
  ])('is delivered again after %s', async (_, times, triedForMs, delayS) => {
    const { handle, retried } = openWorker(() => Promise.reject(down));
    const batch = receivedBatch({ times, firstAt: Date.parse(version) - triedForMs }, page);
    expect(await handle(batch)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(retried).toEqual([[delayS, ['receipt 1']]]);
  });

  it('is named in the log when it was tried for the last time', async () => {
    const { handle, errors } = openWorker(() => Promise.reject(down));
    await handle(receivedBatch({ times: 39, firstAt: 0 }, page));
    expect(errors.map(([text]) => text)).not.toContain('A message is given up and is a dead letter');
    await handle(receivedBatch({ times: 40, firstAt: 0 }, page));
    expect(errors).toContainEqual(['A message is given up and is a dead letter', { body: page }]);
  });

  it('is returned as failed also when its delay cannot be set, and that is logged', async () => {
    const { handle, mood, errors } = openWorker(() => Promise.reject(down));
    mood.isQueueDown = true;
    expect(await handle(batchOf(page))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(errors).toContainEqual(['The delay of failed messages could not be set', { error: down }]);
  });

  it('is no new change when it is delivered again', async () => {
    const { handle, recorded } = openWorker(async () => {});
    await handle(receivedBatch({ times: 2, firstAt: 0 }, JSON.stringify(slip)));
    expect(recorded).toEqual([[]]);
  });
});
