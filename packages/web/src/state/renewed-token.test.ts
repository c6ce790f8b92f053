import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callWithToken, findRenewedToken, renewalAtom } from './renewed-token.ts';
import { tokenAtom } from './session-atoms.ts';

/** A browser with this token in its storage, and with locks: work waits for the tab that has the lock. */
function openBrowser(stored: string | null, lockHolder: () => void): void {
  let token = stored;
  vi.stubGlobal('localStorage', { getItem: () => token });
  const request = async (_name: string, work: () => Promise<unknown>) => {
    lockHolder();
    token = 'new';
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('returns the token that another tab stores in the place of the refused one, and goes on with it', async () => {
  const waited = vi.fn();
  openBrowser('old', waited);
  const store = createStore();
  store.set(tokenAtom, 'old');
  expect(await findRenewedToken(store, 'old')).toBe('new');
  expect(store.get(tokenAtom)).toBe('new');
  expect(waited).toHaveBeenCalledOnce();
});

describe('a renewal in another tab of which this one is notified late', () => {
  const openLate = () => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => 'old' });
    vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
    const store = createStore();
    store.set(tokenAtom, 'old');
    return { store, found: findRenewedToken(store, 'old') };
  };
  afterEach(() => void vi.useRealTimers());

  it('is waited for before the session counts as refused', async () => {
    const { store, found } = openLate();
    await vi.advanceTimersByTimeAsync(999);
    store.set(tokenAtom, 'new');
    expect(await found).toBe('new');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not waited for longer than a second', async () => {
    const { found } = openLate();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await found).toBeNull();
  });
});

it('leaves a session that has ended meanwhile as it is', async () => {
  const store = createStore();
  openBrowser('old', () => store.set(tokenAtom, null));
  store.set(tokenAtom, 'old');
  expect(await findRenewedToken(store, 'old')).toBeNull();
  expect(store.get(tokenAtom)).toBeNull();
});

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
