import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { createCredentials } from '@storefront/core/providers/commerce/credentials';
import { openBase } from '../deps/open-base.ts';
import { openCommerce } from '../deps/open-commerce.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { authApi } from '../routes/auth-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return authApi({
    ...base,
    openAccounts: (buyerIp) => {
      const client = openCommerce(base, buyerIp);
      const accounts = { ...createCredentials(client), ...createAccountDetails(client) };
      return watchProvider(accounts, 'commerce', base);
    },
  });
});
