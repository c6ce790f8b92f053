import { describe, expect, it } from 'vitest';
import { exampleStore } from './example-store.ts';
import { createIdempotency } from './idempotency.ts';
import { cacheKeys } from './keys.ts';

function open() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const store = exampleStore(clock);
  const patience = {
    random: () => 0,
    wait: async (ms: number) => {
      clock.ms += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return { clock, store, idempotency: createIdempotency(store, clock, patience) };
}

describe('a thing that is done once', () => {
  it('gives the first answer to whoever asks again, even null', async () => {
    const { idempotency } = open();
    let made = 0;
    const make = async () => ({ gift: ++made });
    const both = await Promise.all([1, 2].map(() => idempotency.once('key', 'body', make)));
    expect(both).toEqual([{ gift: 1 }, { gift: 1 }]);
    expect(await idempotency.once('nothing', 'body', async () => null)).toBeNull();
    expect(await idempotency.once('nothing', 'body', () => Promise.reject(new Error('again')))).toBeNull();
  });

  it('refuses the same key for another request', async () => {
    const { idempotency } = open();
    await idempotency.once('key', 'body', async () => 1);
    await expect(idempotency.once('key', 'another body', async () => 2)).rejects.toMatchObject({
      code: 'idempotency-key-reused',
      kind: 'input',
    });
  });

  it('may be tried again when it failed', async () => {
    const { idempotency } = open();
    const failure = new Error('no gift');
    await expect(idempotency.once('key', 'body', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await idempotency.once('key', 'body', async () => 'gift')).toBe('gift');
  });

  it('tells whoever waits too long for the first request', async () => {
    const { idempotency, clock } = open();
    const first = Promise.withResolvers<string>();
    const asked = idempotency.once('key', 'body', () => first.promise);
    await expect(idempotency.once('key', 'body', async () => 'second')).rejects.toMatchObject({
      code: 'idempotency-under-way',
      kind: 'outside',
    });
    first.resolve('first');
    expect(await asked).toBe('first');
    clock.ms += 3_600_000;
    expect(await idempotency.once('key', 'body', async () => 'second')).toBe('first');
  });

  it('asks again when the first request ended between two looks', async () => {
    const { idempotency, store, clock } = open();
    const key = cacheKeys.idempotency('key');
    const claim = store.claim;
    let isFirst = true;
    store.claim = async (at, entry) => {
      if (!isFirst) return claim(at, entry);
      isFirst = false;
      await store.remove(key);
      return false;
    };
    expect(await idempotency.once('key', 'body', async () => 'mine')).toBe('mine');
    expect(clock.ms).toBe(1_000_200);
  });
});
