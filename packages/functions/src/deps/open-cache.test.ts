import { exampleStore } from '@storefront/core/cache/example-store';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it, vi } from 'vitest';
import { openCache } from './open-cache.ts';

const clock = { now: () => 1_200_000 };
const limit = { name: 'login', attempts: 2, withinS: 60 };
const failure = (cause: Error) =>
  new Fault({ code: 'cache-unavailable', kind: 'outside', say: 'It refuses.', cause });

/** A cache whose table fails with `state.error`, unless that is null. */
function open() {
  const state: { error: Error | null } = { error: null };
  const table = exampleStore(clock);
  const unless = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    vi.fn(async (...args: Args) => {
      if (state.error !== null) throw state.error;
      return call(...args);
    });
  const store = {
    ...table,
    read: unless(table.read),
    count: unless(table.count),
    claim: unless(table.claim),
  };
  const log = { info: vi.fn(), error: vi.fn() };
  const meter = { failure: vi.fn() };
  const backoff = { wait: async () => {}, random: () => 0 };
  return { state, table, store, log, meter, cache: openCache({ store, clock, backoff, log, meter }) };
}

describe('openCache', () => {
  it('counts attempts in this process while the table fails', async () => {
    const { state, cache } = open();
    state.error = failure(new Error('no table'));
    const waits = [];
    for (let attempt = 0; attempt < 3; attempt += 1) waits.push(await cache.rateLimiter.take('ann', limit));
    expect(waits).toEqual([null, null, 60]);
  });

  it('counts each failure of the table, and logs one that many calls share once', async () => {
    const { state, cache, log, meter } = open();
    const causes = [new Error('no table'), new Error('still no table')];
    for (const cause of causes) {
      state.error = failure(cause);
      await cache.rateLimiter.take('ann', limit);
      await cache.cache.read({ pk: 'a', sk: 'b' });
    }
    expect(meter.failure.mock.calls).toEqual(Array(4).fill(['cache']));
    const logged = (error: Error) => ['cache-unavailable: It refuses.', { code: 'cache-unavailable', error }];
    expect(log.error.mock.calls).toEqual(causes.map(logged));
  });

  it('logs an error that is no fault', async () => {
    const { state, cache, log } = open();
    state.error = new TypeError('x is undefined');
    await cache.rateLimiter.take('ann', limit);
    expect(log.error.mock.calls).toEqual([['The cache failed', { error: state.error }]]);
  });

  it('keeps what must not happen twice in a store of its own, when given one', async () => {
    const { store, table } = open();
    const own = openCache({ store, requiredStore: table, clock });
    expect(await own.idempotency.once('key', 'body', async () => 'gift')).toBe('gift');
    expect(store.claim).not.toHaveBeenCalled();
    expect(await openCache({ store, clock }).idempotency.once('key', 'body', async () => 'two')).toBe('gift');
    expect(store.claim).toHaveBeenCalled();
  });
});
