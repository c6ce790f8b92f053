import { expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

function open() {
  const runs: PromiseWithResolvers<void>[] = [];
  const call = shareRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, call };
}

it('starts at once when nothing runs', async () => {
  const { runs, call } = open();
  const first = call();
  runs[0]?.resolve();
  await first;
  void call();
  expect(runs).toHaveLength(2);
});

it('makes calls during a run share the next one, also when the run fails', async () => {
  const { runs, call } = open();
  const first = call();
  const [second, third] = [call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error('no table'));
  await expect(first).rejects.toThrow('no table');
  await expect.poll(() => runs.length).toBe(2);
  const fourth = call();
  runs[1]?.resolve();
  await Promise.all([second, third]);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.resolve();
  await fourth;
  expect(runs).toHaveLength(3);
});
