import type { Session } from '@storefront/core/account/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../clients/api.ts';
import { refreshUser } from './refresh-user.ts';

const stored: Session = { user: null, token: 'abc123', tokenExpiresAt: '2026-12-01T12:00:00Z' };
const wireUser = { id: 'gid://shopify/Customer/7', email: 'ana@example.com' };

/** The shopper's browser; `during` happens while the request is under way, `renewed` in another tab. */
function openBrowser(
  respond: () => Promise<unknown>,
  during: { token: string | null } = { token: 'abc123' },
  renewed: string | null = null,
) {
  const post = vi.fn((_path: string, _body: object) => respond());
  const saveSession = vi.fn((_session: Session | null) => {});
  const findRenewedToken = async () => renewed;
  return {
    post,
    saveSession,
    deps: { post, saveSession, readToken: () => during.token, findRenewedToken },
  };
}

describe('[state.session.5] a token without a user', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[call.products-own-server.1] [call.products-own-server.3] gets its user from the server, which is saved', async () => {
    const { post, saveSession, deps } = openBrowser(async () => ({ user: wireUser }));
    await refreshUser(stored, deps);
    expect(post.mock.calls).toEqual([['/api/auth/user', { token: 'abc123' }]]);
    expect(saveSession.mock.calls).toEqual([[{ ...stored, user: expect.objectContaining(wireUser) }]]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['503', () => Promise.reject(new ApiError('/api/auth/user', 503))],
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['a response without a user', async () => ({ error: 'unknown' })],
    ['a response that is no object', async () => null],
  ])('[error.3] logs %s and leaves the user unset', async (_, respond) => {
    const { saveSession, deps } = openBrowser(respond);
    await refreshUser(stored, deps);
    expect(console.error).toHaveBeenCalledWith('The user could not be refreshed', expect.any(Error));
    expect(saveSession).not.toHaveBeenCalled();
  });

  it('is removed when the server returns 401', async () => {
    const { saveSession, deps } = openBrowser(() => Promise.reject(new ApiError('/api/auth/user', 401)));
    await refreshUser(stored, deps);
    expect(saveSession.mock.calls).toEqual([[null]]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is left to the tab that has renewed it when the server returns 401', async () => {
    const respond = () => Promise.reject(new ApiError('/api/auth/user', 401));
    const { saveSession, deps } = openBrowser(respond, { token: 'abc123' }, 'renewed');
    await refreshUser(stored, deps);
    expect(saveSession).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a user', async () => ({ user: wireUser })],
    ['401', () => Promise.reject(new ApiError('/api/auth/user', 401))],
  ])('changes nothing with %s when the shopper logged out or in meanwhile', async (_, respond) => {
    for (const token of [null, 'another']) {
      const { saveSession, deps } = openBrowser(respond, { token });
      await refreshUser(stored, deps);
      expect(saveSession).not.toHaveBeenCalled();
    }
  });
});
