import { expect, it } from 'vitest';
import { makeLanes } from './lanes.ts';

it('so much is done at once, the rest in its order, and a failure frees its lane', async () => {
  const inLane = makeLanes(2);
  const begun: number[] = [];
  const ends: { end: () => void; fail: () => void }[] = [];
  const work = (at: number) => () =>
    new Promise<void>((end, fail) => {
      begun.push(at);
      ends.push({ end, fail: () => fail(new Error('no')) });
    });
  const done = [0, 1, 2, 3].map((at) => inLane(work(at)).catch(() => 'failed'));
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[1]?.fail();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { end } of ends) end();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const { end } of ends) end();
  expect(await Promise.all(done)).toEqual([undefined, 'failed', undefined, undefined]);
  await expect(inLane(async () => 'free')).resolves.toBe('free');
});
