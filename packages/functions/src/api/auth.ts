import { openBase } from '../open-base.ts';
import { openAccountsOf } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { authApi } from './auth-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return authApi({ ...base, openAccounts: openAccountsOf(base) });
});
