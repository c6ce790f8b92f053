import { describe, expect, it } from 'vitest';
import { awaitVersion } from './await-version.ts';

const subject = { kind: 'product', handle: 'slip' } as const;
const version = '2026-11-21T12:00:00Z';
const before = '2026-11-21T11:59:59Z';

/** A source that shows one version after the other, and then the last one for ever. */
function openSource(...shown: (string | null)[]) {
  const clock = { ms: 0, now: () => clock.ms };
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    clock.ms += ms;
  };
  const versionOf = async () => (shown.length > 1 ? (shown.shift() ?? null) : (shown[0] ?? null));
  return { deps: { versions: { versionOf }, clock, backoff: { wait } }, waits, clock };
}

describe('awaitVersion', () => {
  it.each([
    ['the announced version', [version]],
    ['a later version', ['2026-11-22T00:00:00Z']],
    ['the same moment in another time zone', ['2026-11-21T07:00:00-05:00']],
  ])('resolves at once when the source shows %s', async (_, shown) => {
    const { deps, waits } = openSource(...shown);
    await awaitVersion(deps, { subject, version });
    expect(waits).toEqual([]);
  });

  it('waits longer before each try until the source shows the version', async () => {
    const { deps, waits } = openSource(null, before, before, version);
    await awaitVersion(deps, { subject, version });
    expect(waits).toEqual([250, 375, 562.5]);
  });

  it('waits until the source no longer shows a deleted thing', async () => {
    const { deps, waits } = openSource(before, null);
    await awaitVersion(deps, { subject, version: null });
    expect(waits).toHaveLength(1);
  });

  it('rejects after a minute when the source still shows an older version', async () => {
    const { deps, clock, waits } = openSource(before);
    await expect(awaitVersion(deps, { subject, version })).rejects.toMatchObject({
      code: 'source-lags',
      kind: 'outside',
    });
    expect(clock.ms).toBeLessThanOrEqual(60_000);
    expect(clock.ms).toBeGreaterThan(54_000);
    expect(Math.max(...waits)).toBe(5_000);
    const deleted = openSource(before);
    await expect(awaitVersion(deleted.deps, { subject, version: null })).rejects.toThrow('not its deletion');
  });

  it('resolves after a minute when the source shows nothing at all', async () => {
    const { deps, clock } = openSource(null);
    await awaitVersion(deps, { subject, version });
    expect(clock.ms).toBeGreaterThan(54_000);
  });
});
