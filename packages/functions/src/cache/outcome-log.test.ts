import { exampleStore } from '@storefront/core/cache/example-store';
import { describe, expect, it } from 'vitest';
import { createOutcomeLog, createOutcomeReader } from './outcome-log.ts';

function openLog() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const store = exampleStore(clock);
  let writes = 0;
  const { write } = store;
  store.write = (key, entry) => {
    writes += 1;
    return write(key, entry);
  };
  return {
    clock,
    store,
    log: { ...createOutcomeLog(store, clock), ...createOutcomeReader(store) },
    other: createOutcomeLog(store, clock),
    writes: () => writes,
  };
}

describe('createOutcomeLog', () => {
  it('returns when each role last succeeded and last failed, whichever process recorded it', async () => {
    const { clock, log, other } = openLog();
    await log.record('gift', 'success');
    clock.ms += 1_000;
    await other.record('gift', 'failure');
    await other.record('search', 'failure');
    const outcomes = await log.read();
    expect(outcomes.get('gift')).toEqual({ lastSuccessAt: 1_000_000, lastFailureAt: 1_001_000 });
    expect(outcomes.get('search')).toEqual({ lastSuccessAt: null, lastFailureAt: 1_001_000 });
    expect(outcomes.has('wishlist')).toBe(false);
  });

  it('writes the same outcome once in ten seconds, and a changed one at once', async () => {
    const { clock, log, writes } = openLog();
    await log.record('gift', 'success');
    clock.ms += 9_999;
    await log.record('gift', 'success');
    expect(writes()).toBe(1);
    clock.ms += 1;
    await log.record('gift', 'success');
    expect(writes()).toBe(2);
    await log.record('gift', 'failure');
    await log.record('gift', 'success');
    await log.record('search', 'success');
    expect(writes()).toBe(5);
  });

  it('knows what this process has recorded, also when the table did not take it', async () => {
    const { clock, log, other, store } = openLog();
    expect(log.readOwn().size).toBe(0);
    await other.record('search', 'success');
    store.write = () => Promise.reject(new Error('The table is down.'));
    await expect(log.record('gift', 'failure')).rejects.toThrow('The table is down.');
    clock.ms += 1_000;
    await log.record('gift', 'failure');
    await expect(log.record('gift', 'success')).rejects.toThrow('The table is down.');
    expect([...log.readOwn()]).toEqual([['gift', { lastSuccessAt: 1_001_000, lastFailureAt: 1_001_000 }]]);
  });

  it('forgets an outcome after thirty days', async () => {
    const { clock, log } = openLog();
    await log.record('gift', 'success');
    clock.ms += 29 * 86_400_000;
    expect((await log.read()).size).toBe(1);
    clock.ms += 86_400_000 + 1_000;
    expect((await log.read()).size).toBe(0);
  });
});
