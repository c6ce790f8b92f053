import { describe, expect, it } from 'vitest';
import { withConstantRefusal, withConstantTiming } from './with-constant-timing.ts';

/** After how many milliseconds the response to work of this length is sent. */
async function respondedAfterMs(
  workMs: number,
  isFailing = false,
  timed: typeof withConstantTiming = withConstantTiming,
): Promise<number> {
  const clock = { ms: 5_000, now: () => clock.ms };
  const wait = async (delayMs: number) => {
    clock.ms += delayMs;
  };
  const work = async () => {
    clock.ms += workMs;
    if (isFailing) throw new Error('no');
    return 'done';
  };
  const settled = await timed({ clock, backoff: { wait } }, work).catch(String);
  expect(settled).toBe(isFailing ? 'Error: no' : 'done');
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
});

describe('withConstantRefusal', () => {
  const refusedAfterMs = (workMs: number) => respondedAfterMs(workMs, true, withConstantRefusal);

  it('refuses at the same time, whether a password was compared or not', async () => {
    expect(await Promise.all([12, 90, 510].map(refusedAfterMs))).toEqual([500, 500, 1_000]);
  });

  it('lets in at once', async () => {
    expect(await respondedAfterMs(12, false, withConstantRefusal)).toBe(12);
  });
});
