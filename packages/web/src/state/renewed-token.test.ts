import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { callWithToken, findRenewedToken, renewalAtom } from './renewed-token.ts';
import { tokenAtom } from './session-atoms.ts';

it('returns the token that a renewal under way puts in the place of the refused one', async () => {
  const store = createStore();
  store.set(tokenAtom, 'old');
  let renew = () => {};
  store.set(
    renewalAtom,
    new Promise<void>((resolve) => {
      renew = resolve;
    }),
  );
  const found = findRenewedToken(store, 'old');
  store.set(tokenAtom, 'new');
  renew();
  expect(await found).toBe('new');
});

it.each(['old', null])('returns null when the session has the token %j', async (token) => {
  const store = createStore();
  store.set(tokenAtom, token);
  expect(await findRenewedToken(store, 'old')).toBeNull();
});

it.each([
  ['once more with the new token', 401, 'new', [['old'], ['new']]],
  ['once where the session is over', 401, null, [['old']]],
  ['once where something else failed', 502, 'new', [['old']]],
])('calls %s', async (_, status, token, calls) => {
  const store = createStore();
  store.set(tokenAtom, 'old');
  const refuse = vi.fn(async (_token: string) => {
    store.set(tokenAtom, token);
    throw Object.assign(new Error('returned'), { status });
  });
  await expect(callWithToken(store, refuse)).rejects.toThrow('returned');
  expect(refuse.mock.calls).toEqual(calls);
});
