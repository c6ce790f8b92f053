import { fixedClock } from '@storefront/core/clock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredSession, storeSession } from './session-storage.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const user = { id: 'gid://shopify/Customer/7', email: 'ana@example.com', firstName: 'Ana' };

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('the session in the browser', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  it('[state.session.1] [state.session.4] is read as it was saved', () => {
    const saved = readStoredSession(clock).session;
    expect(saved).toMatchObject({ user: null, token: null });
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', 'abc123');
    const { session } = readStoredSession(clock);
    expect(session).toMatchObject({ token: 'abc123', user: { email: 'ana@example.com' } });
    storeSession(session);
    expect(readStoredSession(clock).session).toEqual(session);
  });

  it('[state.session.2] a logout removes user and token', () => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', 'abc123');
    storeSession({ user: null, token: null, tokenExpiresAt: null });
    expect([localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null]);
  });

  it('ignores an expired token', () => {
    localStorage.setItem('token', 'abc123');
    localStorage.setItem('tokenExpiresAt', '2026-11-20T12:00:00Z');
    expect(readStoredSession(clock).session.token).toBeNull();
  });

  it('the visitor is a guest in a browser that refuses storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
    });
    expect(readStoredSession(clock).session.user).toBeNull();
  });
});
