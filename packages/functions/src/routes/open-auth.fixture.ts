import { AccountFault } from '@storefront/core/account/account-fault';
import { Fault } from '@storefront/core/fault';
import { vi } from 'vitest';
import { authApi } from './auth-api.ts';
import { exampleDeps, sendTo } from './example-deps.fixture.ts';

export const session = { token: 'ann-token', tokenExpiresAt: '2026-12-20T10:00:00Z' };

/** The account routes over accounts that accept everything. */
export function openAuth() {
  const example = exampleDeps();
  const accounts = {
    ...example.accounts,
    register: vi.fn(async () => 'gid://shopify/Customer/7'),
    logIn: vi.fn(async () => session),
    renew: vi.fn(async () => session),
    logOut: vi.fn(async () => {}),
    recover: vi.fn(async () => {}),
    reset: vi.fn(async () => session),
    resetByUrl: vi.fn(async () => session),
    activate: vi.fn(async () => session),
    activateByUrl: vi.fn(async () => session),
  };
  const openAccounts = vi.fn((_buyerIp: string | null) => accounts);
  const app = authApi({ ...example.deps, openAccounts });
  const post = (path: string, body: unknown) => sendTo(app, `/api/auth/${path}`, { body });
  return { ...example, accounts, openAccounts, app, post };
}

export function accountFault(code: string, kind: 'refused' | 'input' = 'refused'): AccountFault {
  return new AccountFault({ code, kind, say: 'The platform refused it.' }, [{ code, field: null }]);
}

export const outage = new Fault({
  code: 'commerce-unavailable',
  kind: 'outside',
  say: 'The platform is down.',
});
