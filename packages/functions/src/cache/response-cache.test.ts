import { createCache } from '@storefront/core/cache/cache';
import { exampleStore } from '@storefront/core/cache/example-store';
import { cacheKeys } from '@storefront/core/cache/keys';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const lifetime = { freshS: 600, staleS: 600 };
const outside = new Fault({ code: 'away', kind: 'outside', say: 'It is away.' });

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** A cache over an example table; `passMs` moves its clock, `load` counts the provider's responses. */
function openCache() {
  let nowMs = 1_000_000;
  let reads = 0;
  let loads = 0;
  const clock = { now: () => nowMs };
  const store = exampleStore(clock);
  const { read } = store;
  store.read = (key) => {
    reads += 1;
    return read(key);
  };
  // The jitter of `random` would make entries stale early.
  const backoff = { wait: () => new Promise<void>(() => {}), random: () => 0 };
  const cache = createCache({ store, clock, backoff, report: () => {} });
  const responses = createResponseCache(cache, clock);
  const provider: { isDown: boolean; failure: Error | null } = { isDown: false, failure: null };
  return {
    store,
    responses,
    provider,
    readsOfTable: () => reads,
    takeTable() {
      store.read = () => Promise.reject(outside);
      store.claim = () => Promise.reject(outside);
    },
    fetch: (key: string, parseStored = parse) =>
      responses.read(key, lifetime, {
        load: async () => {
          if (provider.isDown) throw new Error('The provider is down.');
          if (provider.failure !== null) throw provider.failure;
          loads += 1;
          return `response ${loads}`;
        },
        parse: parseStored,
      }),
    passMs: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('createResponseCache', () => {
  it('loads once and then returns the stored response', async () => {
    const { fetch, passMs } = openCache();
    expect(await fetch('a')).toBe('response 1');
    passMs(5_000);
    expect(await fetch('a')).toBe('response 1');
  });

  it('does not read the table again for a second', async () => {
    const { fetch, passMs, readsOfTable } = openCache();
    await fetch('a');
    const before = readsOfTable();
    passMs(999);
    await fetch('a');
    expect(readsOfTable()).toBe(before);
    passMs(1);
    await fetch('a');
    expect(readsOfTable()).toBeGreaterThan(before);
  });

  it('stores each key on its own', async () => {
    const { fetch } = openCache();
    expect([await fetch('a'), await fetch('b'), await fetch('a')]).toEqual([
      'response 1',
      'response 2',
      'response 1',
    ]);
  });

  it('does not hold a stale response in memory, because the next one may be new', async () => {
    const { fetch, passMs, provider } = openCache();
    await fetch('a');
    passMs(700_000);
    provider.isDown = true;
    expect(await fetch('a')).toBe('response 1');
    provider.isDown = false;
    expect(await fetch('a')).toBe('response 2');
  });

  it('loads again when another version of ours stored what `parse` refuses', async () => {
    const { fetch, passMs } = openCache();
    await fetch('a');
    passMs(2_000);
    expect(await fetch('a', (stored) => (stored === 'response 1' ? null : parse(stored)))).toBe('response 2');
  });

  it('says when the response was stored, and null for what it cannot read', async () => {
    const { fetch, responses, store } = openCache();
    await fetch('a');
    expect(await responses.storedAt('a')).toBe(1_000_000);
    expect(await responses.storedAt('b')).toBeNull();
    const expiresAt = 10_000;
    for (const value of [
      null,
      'text',
      {},
      { response: 1 },
      { storedAt: 1 },
      { response: 1, storedAt: 'x' },
    ]) {
      await store.write(cacheKeys.response('c'), { value, staleAt: expiresAt, expiresAt });
      expect(await responses.storedAt('c')).toBeNull();
    }
  });

  it('holds at most 200 responses in memory, and drops them all for one more', async () => {
    const { fetch, readsOfTable } = openCache();
    for (let at = 0; at < 200; at += 1) await fetch(`key-${at}`);
    const before = readsOfTable();
    await fetch('key-0');
    expect(readsOfTable()).toBe(before);
    await fetch('one more');
    const after = readsOfTable();
    await fetch('one more');
    expect(readsOfTable()).toBe(after);
    await fetch('key-0');
    expect(readsOfTable()).toBe(after + 1);
  });

  it('returns what this process has read last while the table and the provider fail, within its lifetime', async () => {
    const { fetch, passMs, provider, takeTable } = openCache();
    await fetch('a');
    takeTable();
    provider.failure = outside;
    passMs(2_000);
    expect(await fetch('a')).toBe('response 1');
    passMs(1_197_999);
    expect(await fetch('a')).toBe('response 1');
    await expect(fetch('a', () => null)).rejects.toBe(outside);
    await expect(fetch('b')).rejects.toBe(outside);
    passMs(1);
    await expect(fetch('a')).rejects.toBe(outside);
  });

  it('rejects as the provider does when it says that the thing is gone, or when the mistake is ours', async () => {
    const { fetch, passMs, provider, takeTable } = openCache();
    await fetch('a');
    takeTable();
    passMs(2_000);
    provider.failure = new Fault({ code: 'x', kind: 'absent', say: 'It is gone.' });
    await expect(fetch('a')).rejects.toThrow('It is gone.');
    provider.failure = new TypeError('x is undefined');
    await expect(fetch('a')).rejects.toThrow('x is undefined');
  });

  it('rejects as the provider does when nothing is stored', async () => {
    const { fetch, provider } = openCache();
    provider.isDown = true;
    await expect(fetch('a')).rejects.toThrow('The provider is down.');
  });
});
