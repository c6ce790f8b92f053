import { fixedClock } from '@storefront/core/clock';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../clients/api.ts';
import { renewalAtom } from '../../../state/renewed-token.ts';
import { tokenAtom, tokenExpiresAtAtom, userAtom } from '../../../state/session-atoms.ts';
import { followSession } from './follow-session.ts';

const user = { id: 'gid://shopify/Customer/7', email: 'ana@example.com', firstName: 'Ana' };
const expiresAt = '2026-12-20T12:00:00Z';

/** A browser with this local storage; `runIdle` is the moment when it has nothing else to do. */
function openBrowser(
  stored: Record<string, string>,
  respond: () => Promise<unknown> = async () => ({ user }),
) {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const idle = new Set<() => void>();
  const post = vi.fn((_path: string, _body: object) => respond());
  const store = createStore();
  const stop = followSession({
    store,
    post,
    clock: fixedClock('2026-11-22T12:00:00Z'),
    whenIdle: (work) => {
      idle.add(work);
      return () => void idle.delete(work);
    },
  });
  return {
    values,
    post,
    stop,
    shown: () => [
      store.get(userAtom)?.firstName ?? null,
      store.get(tokenAtom),
      store.get(tokenExpiresAtAtom),
    ],
    renewal: () => store.get(renewalAtom),
    thaw: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    notify: (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    async runIdle() {
      for (const work of [...idle]) work();
      idle.clear();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('the session of an open page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('[state.session.4] is restored without a request when its user is stored', async () => {
    const page = openBrowser({ user: JSON.stringify(user), token: 'abc', tokenExpiresAt: expiresAt });
    await page.runIdle();
    expect(page.shown()).toEqual(['Ana', 'abc', expiresAt]);
    expect(page.post).not.toHaveBeenCalled();
  });

  it('[state.session.5] gets a missing user from the server once the browser is idle, and stores it', async () => {
    const page = openBrowser({ token: 'abc', tokenExpiresAt: expiresAt });
    expect([page.shown(), page.post.mock.calls]).toEqual([[null, 'abc', expiresAt], []]);
    await page.runIdle();
    expect(page.post.mock.calls).toEqual([['/api/auth/user', { token: 'abc' }]]);
    expect(page.shown()).toEqual(['Ana', 'abc', expiresAt]);
    expect(JSON.parse(page.values.get('user') ?? '')).toMatchObject(user);
    expect(page.values.get('token')).toBe('abc');
  });

  it('[error.3] keeps the token without a user when the request fails', async () => {
    const page = openBrowser({ token: 'abc' }, () => Promise.reject(new ApiError('/api/auth/user', 502)));
    await page.runIdle();
    expect([page.shown(), page.values.get('token')]).toEqual([[null, 'abc', null], 'abc']);
  });

  it('ends when the server returns 401 for its token, which no other tab has renewed', async () => {
    const page = openBrowser({ token: 'abc' }, () => Promise.reject(new ApiError('/api/auth/user', 401)));
    await page.runIdle();
    await vi.waitFor(() => expect([page.shown(), [...page.values]]).toEqual([[null, null, null], []]), 2_000);
  });

  it('removes an expired token from the storage', async () => {
    const page = openBrowser({ token: 'abc', tokenExpiresAt: '2026-11-22T11:59:59Z' });
    await page.runIdle();
    expect([page.shown(), [...page.values]]).toEqual([[null, null, null], []]);
    expect(page.post).not.toHaveBeenCalled();
  });

  it.each(['token', 'user', null])('follows a login in another tab (storage event of %j)', (key) => {
    const page = openBrowser({});
    page.values.set('user', JSON.stringify(user)).set('token', 'abc');
    page.notify('currentCart');
    expect(page.shown()).toEqual([null, null, null]);
    page.notify(key);
    expect(page.shown()).toEqual(['Ana', 'abc', null]);
  });

  it('[state.session.2] follows a logout in another tab and sends no request for its user', async () => {
    const page = openBrowser({ token: 'abc' });
    page.values.clear();
    page.notify('token');
    await page.runIdle();
    expect([page.shown(), page.post.mock.calls]).toEqual([[null, null, null], []]);
  });

  it('[state.session.2] shows nobody when the browser returns to it after a logout', () => {
    const page = openBrowser({ user: JSON.stringify(user), token: 'abc' });
    expect(page.shown()).toEqual(['Ana', 'abc', null]);
    page.values.clear();
    page.thaw();
    expect(page.shown()).toEqual([null, null, null]);
  });

  it('replaces a token in its last week, and keeps it when that fails', async () => {
    const stored = { user: JSON.stringify(user), token: 'abc', tokenExpiresAt: '2026-11-25T12:00:00Z' };
    const renewed = openBrowser(stored, async () => ({ token: 'def', tokenExpiresAt: expiresAt }));
    await renewed.runIdle();
    expect(renewed.post.mock.calls).toEqual([['/api/auth/renew', { token: 'abc' }]]);
    expect(renewed.shown()).toEqual(['Ana', 'def', expiresAt]);
    expect(renewed.values.get('token')).toBe('def');
    // Whoever was refused with the old token has waited for the new one.
    expect(renewed.renewal()).toBeInstanceOf(Promise);
    const late = openBrowser(stored);
    late.values.set('token', 'def');
    await late.runIdle();
    expect(late.post, 'another tab has renewed it').not.toHaveBeenCalled();
    const failed = openBrowser(stored, () => Promise.reject(new ApiError('/api/auth/renew', 502)));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    await failed.runIdle();
    expect(failed.shown()).toEqual(['Ana', 'abc', stored.tokenExpiresAt]);
  });

  it('[state.session.2] leaves no referral data behind when it ends', async () => {
    const page = openBrowser({ token: 'abc', friendbuy: '{}' }, () =>
      Promise.reject(new ApiError('/api/auth/user', 401)),
    );
    await page.runIdle();
    await vi.waitFor(() => expect([...page.values]).toEqual([]), 2_000);
  });

  it('does nothing after its cleanup', async () => {
    const page = openBrowser({ token: 'abc' });
    page.stop();
    await page.runIdle();
    page.values.set('token', 'other');
    page.notify('token');
    expect([page.shown(), page.post.mock.calls]).toEqual([[null, 'abc', null], []]);
  });
});
