import { needProvider } from '@storefront/core/part-config';
import { createCartKeeper } from '@storefront/core/providers/commerce/cart-keeper';
import { commerce } from '@storefront/core/providers/rows/commerce';
import { openBase } from '../open-base.ts';
import { openCommerce } from '../open-commerce.ts';
import { openDetailsOf } from '../open-details.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { checkoutApi } from './checkout-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { storeDomain, checkoutHost, endpoint, multipassSecret } = needProvider(commerce);
  const { origin, host } = new URL(endpoint);
  const sandboxOrigin = host === storeDomain ? null : origin;
  const places = { checkoutHost, sandboxOrigin, multipassSecret };
  return checkoutApi({
    ...base,
    ...places,
    openAccounts: openDetailsOf(base),
    openCart: (buyerIp) => watchProvider(createCartKeeper(openCommerce(base, buyerIp)), 'commerce', base),
  });
});
