import { needProvider } from '@storefront/core/part-config';
import { createCartService } from '@storefront/core/providers/commerce/browser-cart';
import { row as commerce } from '@storefront/core/providers/commerce/row';
import { openAccountDetails } from '../deps/open-account-details.ts';
import { openBase } from '../deps/open-base.ts';
import { openCommerce } from '../deps/open-commerce.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { checkoutApi } from '../routes/checkout-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { storeDomain, checkoutHost, endpoint, multipassSecret } = needProvider(commerce);
  const { origin, host } = new URL(endpoint);
  const sandboxOrigin = host === storeDomain ? null : origin;
  const places = { checkoutHost, sandboxOrigin, multipassSecret };
  return checkoutApi({
    ...base,
    ...places,
    openAccounts: openAccountDetails(base),
    openCart: (buyerIp) => watchProvider(createCartService(openCommerce(base, buyerIp)), 'commerce', base),
  });
});
