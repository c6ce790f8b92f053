import type { User } from '@storefront/core/account/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../clients/api.ts';
import { refreshUser } from './refresh-user.ts';

const wireUser = { id: 'gid://shopify/Customer/7', email: 'ana@example.com' };

/** The shopper's browser; `during` happens while the request is under way, `renewed` in another tab. */
function openBrowser(
  respond: () => Promise<unknown>,
  during: { token: string | null } = { token: 'abc123' },
  renewed: string | null = null,
) {
  const post = vi.fn((_path: string, _body: object) => respond());
  const saveUser = vi.fn((_user: User) => {});
  const endSession = vi.fn(() => {});
  const findRenewedToken = async () => renewed;
  return {
    post,
    saveUser,
    endSession,
    deps: { post, saveUser, endSession, readToken: () => during.token, findRenewedToken },
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
    const { post, saveUser, deps } = openBrowser(async () => ({ user: wireUser }));
    await refreshUser('abc123', deps);
    expect(post.mock.calls).toEqual([['/api/auth/user', { token: 'abc123' }]]);
    expect(saveUser.mock.calls).toEqual([[expect.objectContaining(wireUser)]]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['503', () => Promise.reject(new ApiError('/api/auth/user', 503))],
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['a response without a user', async () => ({ error: 'unknown' })],
    ['a response that is no object', async () => null],
  ])('[error.3] logs %s and leaves the user unset', async (_, respond) => {
    const { saveUser, endSession, deps } = openBrowser(respond);
    await refreshUser('abc123', deps);
    expect(console.error).toHaveBeenCalledWith('The user could not be refreshed', expect.any(Error));
    expect([saveUser.mock.calls, endSession.mock.calls]).toEqual([[], []]);
  });

  it('is removed when the server returns 401', async () => {
    const { endSession, deps } = openBrowser(() => Promise.reject(new ApiError('/api/auth/user', 401)));
    await refreshUser('abc123', deps);
    expect(endSession).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is left to the tab that has renewed it when the server returns 401', async () => {
    const respond = () => Promise.reject(new ApiError('/api/auth/user', 401));
    const { saveUser, endSession, deps } = openBrowser(respond, { token: 'abc123' }, 'renewed');
    await refreshUser('abc123', deps);
    expect([saveUser.mock.calls, endSession.mock.calls]).toEqual([[], []]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a user', async () => ({ user: wireUser })],
    ['401', () => Promise.reject(new ApiError('/api/auth/user', 401))],
  ])('changes nothing with %s when the shopper logged out or in meanwhile', async (_, respond) => {
    for (const token of [null, 'another']) {
      const { saveUser, endSession, deps } = openBrowser(respond, { token });
      await refreshUser('abc123', deps);
      expect([saveUser.mock.calls, endSession.mock.calls]).toEqual([[], []]);
    }
  });
});
