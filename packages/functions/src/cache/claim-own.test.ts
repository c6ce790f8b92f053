import { exampleStore } from '@storefront/core/cache/example-store';
import { expiringEntry } from '@storefront/core/cache/store';
import { expect, it } from 'vitest';
import { claimOwn } from './claim-own.ts';

const clock = { now: () => 1_000_000 };
const key = { pk: 'lease', sk: 'value' };
const entryOf = (value: string) => expiringEntry(value, 60, clock);

it('claims a free key, and no key that another has', async () => {
  const store = exampleStore(clock);
  expect(await claimOwn(store, key, entryOf('mine'))).toBe(true);
  expect(await claimOwn(store, key, entryOf('theirs'))).toBe(false);
});

it('keeps a claim that the table took at a first try whose response was lost', async () => {
  const store = exampleStore(clock);
  const { claim } = store;
  store.claim = async (...args) => {
    await claim(...args);
    return claim(...args);
  };
  expect(await claimOwn(store, key, entryOf('mine'))).toBe(true);
});

it('gives a claim up that may have been taken when it rejects', async () => {
  const store = exampleStore(clock);
  const { claim, remove } = store;
  const down = new Error('no response');
  store.claim = async (...args) => {
    await claim(...args);
    throw down;
  };
  await expect(claimOwn(store, key, entryOf('mine'))).rejects.toBe(down);
  store.claim = claim;
  expect(await claimOwn(store, key, entryOf('theirs'))).toBe(true);
  await store.remove(key);
  store.claim = () => Promise.reject(down);
  store.remove = () => Promise.reject(new Error('nor this'));
  await expect(claimOwn(store, key, entryOf('mine'))).rejects.toBe(down);
  store.remove = remove;
});
