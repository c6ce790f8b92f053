import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenAtom } from '../../../state/session-atoms.ts';
import { readWithRenewal } from './read-with-renewal.ts';

function open(token: string | null) {
  const store = createStore();
  store.set(tokenAtom, token);
  return store;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns what was read', async () => {
  const store = open('known');
  expect(await readWithRenewal(store, async () => 7)).toBe(7);
  expect(store.get(tokenAtom)).toBe('known');
});

it('[role.4] ends the session when the platform does not know the token', async () => {
  const store = open('revoked');
  const read = vi.fn(async () => null);
  expect(await readWithRenewal(store, read)).toBeNull();
  expect(read).toHaveBeenCalledOnce();
  expect(store.get(tokenAtom)).toBeNull();
});

it('reads again when the token was renewed meanwhile', async () => {
  const store = open('old');
  const read = async () => {
    const isNew = store.get(tokenAtom) === 'new';
    store.set(tokenAtom, 'new');
    return isNew ? 'orders' : null;
  };
  expect(await readWithRenewal(store, read)).toBe('orders');
});

it('leaves a session alone that has ended meanwhile', async () => {
  const store = open('old');
  const read = vi.fn(async () => {
    store.set(tokenAtom, null);
    return null;
  });
  expect(await readWithRenewal(store, read)).toBeNull();
  expect(read).toHaveBeenCalledOnce();
});
