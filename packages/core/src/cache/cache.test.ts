import { describe, expect, it } from 'vitest';
import { Fault } from '../fault.ts';
import { type CacheRead, createCache } from './cache.ts';
import { exampleStore } from './example-store.ts';
import type { CacheStore } from './store.ts';

const key = { pk: 'response.1#reviews', sk: 'value' };
const lease = { pk: key.pk, sk: 'value!lease' };
const lifetime = { freshS: 100, staleS: 1_000 };
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null);
const down = new Fault({ code: 'cache-unavailable', kind: 'outside', say: 'The table is down.' });

/** Short waits take no time but move the clock; long ones, and all while holding, last until the test ends them. */
function openCache(change: Partial<CacheStore> = {}) {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const store = { ...exampleStore(clock), ...change };
  const reports: string[] = [];
  const waits: { ms: number; go: () => void }[] = [];
  let isHolding = false;
  const cache = createCache({
    store,
    clock,
    backoff: {
      random: () => 1,
      wait: (ms) => {
        if (isHolding || ms > 1_000) return new Promise((go) => waits.push({ ms, go }));
        clock.ms += ms;
        return Promise.resolve();
      },
    },
    report: ({ code }) => reports.push(code),
  });
  const reading = (load: () => Promise<string>): CacheRead<string> => ({
    key,
    lifetime,
    load,
    parse: asText,
  });
  return { cache, store, clock, reports, waits, reading, hold: () => (isHolding = true) };
}

describe('a cached value', () => {
  it('is loaded once and is fresh for its lifetime, minus up to a tenth', async () => {
    const { cache, clock, reading } = openCache();
    expect(await cache.readThrough(reading(async () => 'first'))).toEqual({
      value: 'first',
      state: 'loaded',
    });
    clock.ms += 89_000;
    const second = reading(async () => 'second');
    expect(await cache.readThrough(second)).toEqual({ value: 'first', state: 'fresh' });
    clock.ms += 1_000;
    expect(await cache.readThrough(second)).toEqual({ value: 'second', state: 'loaded' });
  });

  it('is returned stale while its source fails, and the failure is reported', async () => {
    const { cache, clock, reading, reports } = openCache();
    await cache.write(key, 'old', lifetime);
    clock.ms += 500_000;
    const answer = await cache.readThrough(reading(() => Promise.reject(new TypeError('odd'))));
    expect(answer).toEqual({ value: 'old', state: 'stale' });
    expect(reports).toEqual(['cache-refresh-failed']);
    const next = await cache.readThrough(reading(() => Promise.reject(down)));
    expect(next.state).toBe('stale');
    expect(reports.at(-1)).toBe('cache-unavailable');
  });

  it('is returned stale when its source is slow, and replaced when the source has responded', async () => {
    const { cache, clock, store, reading, waits } = openCache();
    await cache.write(key, 'old', lifetime);
    clock.ms += 500_000;
    const source = Promise.withResolvers<string>();
    const answer = cache.readThrough(reading(() => source.promise));
    await expect.poll(() => waits.length).toBe(1);
    waits[0]?.go();
    expect(await answer).toEqual({ value: 'old', state: 'stale' });
    source.resolve('new');
    await expect.poll(async () => (await store.read(key))?.value).toBe('new');
  });

  it('is not returned after it expired: then the call rejects with the source’s failure', async () => {
    const { cache, clock, reading } = openCache();
    await cache.write(key, 'old', lifetime);
    clock.ms += 1_200_000;
    await expect(cache.readThrough(reading(() => Promise.reject(down)))).rejects.toBe(down);
  });

  it('is loaded again when its format is no longer readable', async () => {
    const { cache, reading } = openCache();
    await cache.write(key, { text: 'old' }, lifetime);
    expect((await cache.readThrough(reading(async () => 'new'))).value).toBe('new');
  });

  it('can be expired at once, and is still returned when the source fails', async () => {
    const { cache, reading } = openCache();
    await cache.expire(key);
    await cache.write(key, 'old', lifetime);
    await cache.expire(key);
    expect((await cache.readThrough(reading(() => Promise.reject(down)))).state).toBe('stale');
    expect((await cache.readThrough(reading(async () => 'new'))).value).toBe('new');
    expect((await cache.read(key))?.value).toBe('new');
  });
});

describe('a value that was being loaded when it was expired', () => {
  it('is stored as stale, also by another process: the next caller reads the source again', async () => {
    const { cache, store, clock, reading } = openCache();
    const backoff = { random: () => 1, wait: () => new Promise<void>(() => {}) };
    const worker = createCache({ store, clock, backoff, report: (fault) => expect.fail(fault.message) });
    const source = Promise.withResolvers<string>();
    const asking = cache.readThrough(reading(() => source.promise));
    await expect.poll(() => store.rows.size).toBe(1);
    clock.ms += 10;
    await worker.expire(key);
    clock.ms += 10;
    source.resolve('before the change');
    await asking;
    expect(await store.read(key)).toMatchObject({ value: 'before the change', staleAt: 0 });
    const next = await worker.readThrough(reading(async () => 'after the change'));
    expect(next).toEqual({ value: 'after the change', state: 'loaded' });
  });

  it('is not returned to later callers of the same process', async () => {
    const { cache, clock, reading, store } = openCache();
    const source = Promise.withResolvers<string>();
    const before = cache.readThrough(reading(() => source.promise));
    await expect.poll(() => store.rows.size).toBe(1);
    clock.ms += 10;
    await cache.expire(key);
    const after = cache.readThrough(reading(async () => 'after the change'));
    source.resolve('before the change');
    expect((await before).value).toBe('before the change');
    expect((await after).value).toBe('after the change');
  });
});

describe('concurrent callers', () => {
  it('in one process read the source once', async () => {
    const { cache, reading } = openCache();
    let loads = 0;
    const load = async () => `answer ${++loads}`;
    const answers = await Promise.all([1, 2, 3].map(() => cache.readThrough(reading(load))));
    expect(answers.map(({ value }) => value)).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  it('with another parser read the source themselves', async () => {
    const { cache, reading } = openCache();
    const first = cache.readThrough(reading(async () => 'text'));
    const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);
    const second = cache.readThrough({ key, lifetime, load: async () => 7, parse: asNumber });
    expect((await first).value).toBe('text');
    expect((await second).value).toBe(7);
  });

  it('in several processes refresh a stale value once; the others return the stale one', async () => {
    const { cache, clock, store, reading } = openCache();
    await cache.write(key, 'old', lifetime);
    clock.ms += 500_000;
    await store.claim(lease, { value: 'another process', staleAt: 1e9, expiresAt: 1e9 });
    const answer = await cache.readThrough(reading(() => Promise.reject(new Error('loaded twice'))));
    expect(answer).toEqual({ value: 'old', state: 'stale' });
  });

  it('in several processes wait for the one that loads when nothing is stored', async () => {
    const { cache, clock, store, reading, hold, waits } = openCache();
    await store.claim(lease, { value: 'another process', staleAt: 1e9, expiresAt: 1e9 });
    hold();
    const answer = cache.readThrough(reading(() => Promise.reject(new Error('loaded twice'))));
    await expect.poll(() => waits.length).toBe(1);
    const at = clock.ms / 1_000;
    await store.write(key, { value: 'theirs', staleAt: at + 50, expiresAt: at + 90 });
    waits[0]?.go();
    expect(await answer).toEqual({ value: 'theirs', state: 'fresh' });
  });

  it('do not wait for ever for a process that crashed', async () => {
    const { cache, store, reading } = openCache();
    await store.claim(lease, { value: 'a crashed process', staleAt: 1e9, expiresAt: 1e9 });
    expect((await cache.readThrough(reading(async () => 'mine'))).value).toBe('mine');
  });
});

it('reports a failing table and fails no caller', async () => {
  const fail = () => Promise.reject(down);
  const { cache, reading, reports } = openCache({ read: fail, write: fail, claim: fail, remove: fail });
  expect(await cache.readThrough(reading(async () => 'from the source'))).toEqual({
    value: 'from the source',
    state: 'loaded',
  });
  expect(reports).toEqual(Array(4).fill('cache-unavailable'));
});

it('reports a value that is too large and does not store it', async () => {
  const { cache, reading, reports } = openCache();
  await cache.readThrough(reading(async () => 'x'.repeat(400_001)));
  expect(reports).toEqual(['cache-entry-too-large']);
  expect(await cache.read(key)).toBeNull();
});
