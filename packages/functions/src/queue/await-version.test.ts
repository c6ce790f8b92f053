import { describe, expect, it } from 'vitest';
import { awaitVersion } from './await-version.ts';

const subject = { kind: 'product', handle: 'slip' } as const;
const version = '2026-11-21T12:00:00Z';
const before = '2026-11-21T11:59:59Z';

/** A source that shows one version after the other, the last one for ever. */
function openSource(...shown: (string | null)[]) {
  const clock = { ms: 0, now: () => clock.ms };
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.ms += ms;
  };
  const versionOf = async () => (shown.length > 1 ? (shown.shift() ?? null) : (shown[0] ?? null));
  return { doors: { versions: { versionOf }, clock, patience: { wait } }, waits, clock };
}

describe('a page is built when its source', () => {
  it.each([
    ['shows the version that was told', [version]],
    ['shows a later one', ['2026-11-22T00:00:00Z']],
    ['shows the same moment in another zone', ['2026-11-21T07:00:00-05:00']],
  ])('%s', async (_, shown) => {
    const { doors, waits } = openSource(...shown);
    await awaitVersion(doors, { subject, version });
    expect(waits).toEqual([]);
  });

  it('has caught up, asking more and more rarely', async () => {
    const { doors, waits } = openSource(null, before, before, version);
    await awaitVersion(doors, { subject, version });
    expect(waits).toEqual([250, 375, 562.5]);
  });

  it('no longer shows what is gone', async () => {
    const { doors, waits } = openSource(before, null);
    await awaitVersion(doors, { subject, version: null });
    expect(waits).toHaveLength(1);
  });

  it('is given up after a minute, and then the event fails', async () => {
    const { doors, clock, waits } = openSource(before);
    await expect(awaitVersion(doors, { subject, version })).rejects.toMatchObject({ code: 'source-lags' });
    expect(clock.ms).toBeLessThanOrEqual(60_000);
    expect(clock.ms).toBeGreaterThan(54_000);
    expect(Math.max(...waits)).toBe(5_000);
    const deleted = openSource(before);
    await expect(awaitVersion(deleted.doors, { subject, version: null })).rejects.toThrow('not its end');
  });

  it('never showed what was told and is gone meanwhile', async () => {
    const { doors, clock } = openSource(null);
    await awaitVersion(doors, { subject, version });
    expect(clock.ms).toBeGreaterThan(54_000);
  });
});
