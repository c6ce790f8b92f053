import { describe, expect, it } from 'vitest';
import { Fault, type FaultKind } from '../fault.ts';
import { exampleStore } from './example-store.ts';
import { createIdempotency } from './idempotency.ts';
import { cacheKeys } from './keys.ts';

function open() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const store = exampleStore(clock);
  const backoff = {
    random: () => 0,
    wait: async (ms: number) => {
      clock.ms += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const reports: unknown[] = [];
  const report = (error: unknown) => void reports.push(error);
  return { clock, store, reports, idempotency: createIdempotency({ store, clock, backoff, report }) };
}

describe('a request that is executed once', () => {
  it('returns the first result to a repetition, even null', async () => {
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

  it('refuses the key of an operation whose outcome is unknown', async () => {
    const { idempotency } = open();
    const lost = {
      prepare: async () => [],
      perform: () => Promise.reject(new Error('no response came')),
      find: () => Promise.reject(new Error('nor to this')),
    };
    await expect(idempotency.onceOrFind('key', 'body', lost)).rejects.toThrow('no response came');
    await expect(idempotency.once('key', 'body', async () => 'gift')).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
  });

  it('may be repeated after a failure', async () => {
    const { idempotency } = open();
    const failure = new Error('no gift');
    await expect(idempotency.once('key', 'body', () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await idempotency.once('key', 'body', async () => 'gift')).toBe('gift');
  });

  it('rejects when the first request takes too long', async () => {
    const { idempotency, clock } = open();
    const first = Promise.withResolvers<string>();
    const requested = idempotency.once('key', 'body', () => first.promise);
    await expect(idempotency.once('key', 'body', async () => 'second')).rejects.toMatchObject({
      code: 'idempotency-under-way',
      kind: 'refused',
    });
    first.resolve('first');
    expect(await requested).toBe('first');
    clock.ms += 3_600_000;
    expect(await idempotency.once('key', 'body', async () => 'second')).toBe('first');
  });

  it('runs when the first request failed between two polls', async () => {
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

describe('an operation that the other side would execute twice', () => {
  /** Coupons that appear when points are deducted; each test decides what its responses are. */
  function counter() {
    const list: string[] = [];
    const seen: { isLagging: boolean; performed: number; failure: FaultKind | null } = {
      isLagging: false,
      performed: 0,
      failure: null,
    };
    const fail = (kind: FaultKind) => new Fault({ code: 'ledger', kind, say: 'The ledger failed.' });
    const operation = {
      prepare: async () => [...list],
      async perform() {
        seen.performed += 1;
        if (seen.failure === 'input') throw fail('input');
        list.push(`coupon-${seen.performed}`);
        if (seen.failure !== null) throw fail(seen.failure);
        return list.at(-1) ?? '';
      },
      find: async (before: string[]) =>
        (seen.isLagging ? [] : list).find((code) => !before.includes(code)) ?? null,
    };
    return { seen, operation, list };
  }
  const underWay = { code: 'idempotency-under-way', kind: 'refused' };

  it('returns the stored result to a repetition', async () => {
    const { idempotency } = open();
    const { operation, seen } = counter();
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    expect(seen.performed).toBe(1);
    await expect(idempotency.onceOrFind('key', 'another', operation)).rejects.toMatchObject({
      code: 'idempotency-key-reused',
    });
  });

  it('is found when its response was lost', async () => {
    const { idempotency } = open();
    const { operation, seen, list } = counter();
    list.push('an older one');
    seen.failure = 'outside';
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    expect(seen.performed).toBe(1);
  });

  it('is never performed again while it is not found, and is found later', async () => {
    const { idempotency, clock } = open();
    const { operation, seen, list } = counter();
    list.push('an older one');
    Object.assign(seen, { failure: 'outside', isLagging: true });
    await expect(idempotency.onceOrFind('key', 'body', operation)).rejects.toMatchObject({ code: 'ledger' });
    seen.failure = null;
    await expect(idempotency.onceOrFind('key', 'body', operation)).rejects.toMatchObject(underWay);
    clock.ms += 3_600_000;
    await expect(idempotency.onceOrFind('key', 'body', operation)).rejects.toMatchObject(underWay);
    seen.isLagging = false;
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    seen.isLagging = true;
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    expect(seen.performed).toBe(1);
  });

  it('may be performed after a failure that means that nothing was done', async () => {
    const { idempotency } = open();
    const { operation, seen } = counter();
    seen.failure = 'input';
    await expect(idempotency.onceOrFind('key', 'body', operation)).rejects.toMatchObject({ kind: 'input' });
    seen.failure = null;
    const unprepared = { ...operation, prepare: () => Promise.reject(new Error('no list')) };
    await expect(idempotency.onceOrFind('key', 'body', unprepared)).rejects.toThrow('no list');
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-2');
  });

  it('is looked for when the process crashed before the response', async () => {
    const { idempotency, clock } = open();
    const { operation, seen } = counter();
    const dying = {
      ...operation,
      perform: async () => {
        await operation.perform();
        return new Promise<string>(() => {});
      },
    };
    void idempotency.onceOrFind('key', 'body', dying);
    await expect(idempotency.onceOrFind('key', 'body', operation)).rejects.toMatchObject(underWay);
    clock.ms += 60_000;
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon-1');
    expect(seen.performed).toBe(1);
  });
});

describe('a table that fails under a request', () => {
  const down = new Fault({ code: 'cache-timeout', kind: 'outside', say: 'The table hangs.' });
  const refused = new Fault({ code: 'gift-refused', kind: 'input', say: 'No such card.' });

  it('keeps it from running when it cannot be claimed, and does not keep a repetition from running', async () => {
    const { idempotency, store, reports } = open();
    const { claim } = store;
    let made = 0;
    const make = async () => ++made;
    // The table takes the claim, but its response comes too late.
    store.claim = async (...args) => {
      await claim(...args);
      throw down;
    };
    await expect(idempotency.once('key', 'body', make)).rejects.toBe(down);
    store.claim = claim;
    expect(await idempotency.once('key', 'body', make)).toBe(1);
    expect(reports).toEqual([]);
  });

  it('does not make a failure of what was done', async () => {
    const { idempotency, store, reports } = open();
    store.write = () => Promise.reject(down);
    expect(await idempotency.once('key', 'body', async () => 'gift')).toBe('gift');
    expect(reports).toEqual([down]);
  });

  it('does not hide why it failed', async () => {
    const { idempotency, store, reports } = open();
    const { claim } = store;
    store.remove = () => Promise.reject(down);
    await expect(idempotency.once('key', 'body', () => Promise.reject(refused))).rejects.toBe(refused);
    const operation = {
      prepare: async () => [],
      perform: () => Promise.reject(refused),
      find: async () => null,
    };
    await expect(idempotency.onceOrFind('other', 'body', operation)).rejects.toBe(refused);
    store.claim = () => Promise.reject(refused);
    await expect(idempotency.once('third', 'body', async () => 1)).rejects.toBe(refused);
    store.claim = claim;
    expect(reports).toEqual([down, down, down]);
  });

  it('does not keep the outcome of a lost response from being found', async () => {
    const { idempotency, store, reports } = open();
    const { write } = store;
    const operation = {
      prepare: async () => [],
      perform: async () => {
        store.write = () => Promise.reject(down);
        throw new Fault({ code: 'ledger', kind: 'outside', say: 'No response came.' });
      },
      find: async () => 'coupon',
    };
    expect(await idempotency.onceOrFind('key', 'body', operation)).toBe('coupon');
    store.write = write;
    expect(reports).toEqual([down, down]);
  });
});
