import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import { openCommerce } from './open-commerce.ts';
import type { OpenAccounts } from './require-customer.ts';
import { type Watch, watchProvider } from './watch-provider.ts';

/** Customers' own pages, for functions that must know who asks. */
export function openDetailsOf(watch: Watch): OpenAccounts<AccountDetails> {
  return (buyerIp) => watchProvider(createAccountDetails(openCommerce(watch, buyerIp)), 'commerce', watch);
}
