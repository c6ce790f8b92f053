import { describe, expect, it } from 'vitest';
import { answerEvenly } from './answer-evenly.ts';

/** When the answer to work of this length comes, in milliseconds. */
async function answeredAfterMs(workMs: number, isFailing = false): Promise<number> {
  const clock = { ms: 5_000, now: () => clock.ms };
  const wait = async (delayMs: number) => {
    clock.ms += delayMs;
  };
  const work = async () => {
    clock.ms += workMs;
    if (isFailing) throw new Error('no');
    return 'done';
  };
  await answerEvenly({ clock, patience: { wait } }, work).catch(() => 'failed');
  return clock.ms - 5_000;
}

describe('an even answer', () => {
  it('takes as long whether the platform was asked once, twice or three times, and when it failed', async () => {
    const times = [30, 400, 800, 1_200, 1_900].map((workMs) => answeredAfterMs(workMs));
    expect(new Set(await Promise.all([...times, answeredAfterMs(800, true)]))).toEqual(new Set([2_000]));
  });

  it('comes at a later step when the platform is slower than that', async () => {
    expect(await Promise.all([answeredAfterMs(2_100), answeredAfterMs(3_900)])).toEqual([4_000, 4_000]);
  });
});
