import { describe, expect, it } from 'vitest';
import { withConstantTiming } from './with-constant-timing.ts';

/** After how many milliseconds the response to work of this length is sent. */
async function respondedAfterMs(workMs: number, isFailing = false): Promise<number> {
  const clock = { ms: 5_000, now: () => clock.ms };
  const wait = async (delayMs: number) => {
    clock.ms += delayMs;
  };
  const work = async () => {
    clock.ms += workMs;
    if (isFailing) throw new Error('no');
    return 'done';
  };
  await withConstantTiming({ clock, backoff: { wait } }, work).catch(() => 'failed');
  return clock.ms - 5_000;
}

describe('withConstantTiming', () => {
  it('takes as long for one, two or three calls of the platform, and when it failed', async () => {
    const times = [30, 400, 800, 1_200, 1_900].map((workMs) => respondedAfterMs(workMs));
    expect(new Set(await Promise.all([...times, respondedAfterMs(800, true)]))).toEqual(new Set([2_000]));
  });

  it('responds at a later step when the platform is slower than that', async () => {
    expect(await Promise.all([respondedAfterMs(2_100), respondedAfterMs(3_900)])).toEqual([4_000, 4_000]);
  });

  it('returns the result, and rejects as the work does', async () => {
    const deps = { clock: { now: () => 0 }, backoff: { wait: async () => {} } };
    expect(await withConstantTiming(deps, async () => 'done')).toBe('done');
    const failing = withConstantTiming(deps, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
  });
});
