import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import { createAccountDetails } from '@storefront/core/providers/commerce/browser-account';
import type { OpenAccounts } from '../account/require-customer.ts';
import { type WatchDeps, watchProvider } from '../observe/watch-provider.ts';
import { openCommerce } from './open-commerce.ts';

/** Reads customers' accounts, for functions that must know who sent the request. */
export function openAccountDetails(watch: WatchDeps): OpenAccounts<AccountDetails> {
  return (buyerIp) => watchProvider(createAccountDetails(openCommerce(watch, buyerIp)), 'commerce', watch);
}
