import { openBase } from '../open-base.ts';
import { openAccountsOf, openCartsOf } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { checkoutApi } from './checkout-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { storeDomain, checkoutHost, endpoint, multipassSecret } = base.config.commerce;
  const { origin, host } = new URL(endpoint);
  const sandboxOrigin = host === storeDomain ? null : origin;
  const places = { checkoutHost, sandboxOrigin, multipassSecret };
  return checkoutApi({ ...base, openAccounts: openAccountsOf(base), openCart: openCartsOf(base), ...places });
});
