import { describe, expect, it } from 'vitest';
import { withConstantRefusal, withConstantTiming } from './with-constant-timing.ts';

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

describe('withConstantRefusal', () => {
  /** After how many milliseconds it settles. */
  async function settledAfterMs(workMs: number, isRefused: boolean): Promise<number> {
    const clock = { ms: 5_000, now: () => clock.ms };
    const wait = async (delayMs: number) => {
      clock.ms += delayMs;
    };
    const work = async () => {
      clock.ms += workMs;
      if (isRefused) throw new Error('no');
      return 'done';
    };
    const settled = await withConstantRefusal({ clock, backoff: { wait } }, work).catch(String);
    expect(settled).toBe(isRefused ? 'Error: no' : 'done');
    return clock.ms - 5_000;
  }

  it('refuses at the same time, whether a password was compared or not', async () => {
    expect(await Promise.all([settledAfterMs(12, true), settledAfterMs(90, true)])).toEqual([500, 500]);
    expect(await settledAfterMs(510, true)).toBe(1_000);
  });

  it('lets in at once', async () => {
    expect(await settledAfterMs(12, false)).toBe(12);
  });
});
