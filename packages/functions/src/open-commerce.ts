import type { Config } from '@storefront/core/config';
import type { AccountKeeper } from '@storefront/core/providers/commerce/account';
import { createMarketReader } from '@storefront/core/providers/commerce/browser-market';
import { createCommerceClient } from '@storefront/core/providers/commerce/client';
import type { CartKeeper, CatalogueReader, MarketReader } from '@storefront/core/providers/commerce/commerce';
import {
  createAccountKeeper,
  createCatalogueReader,
  createServerCart,
  type ServerCommerceOptions,
} from '@storefront/core/providers/commerce/server';
import { createBoundedFetch } from '@storefront/core/providers/http';
import type { OutcomeLog } from './doors.ts';
import { consoleLog } from './log.ts';
import type { OpenAccounts } from './require-customer.ts';
import { watchProvider } from './watch-provider.ts';

const LARGEST_ANSWER_BYTES = 1_000_000;

interface Shop {
  config: Pick<Config, 'commerce'>;
  outcomes: OutcomeLog;
}

// One function a face, so that a bundle holds no face that its function does not use.

export function openCatalogue({ config, outcomes }: Shop): CatalogueReader {
  return watchProvider(createCatalogueReader(optionsOf(config, null)), 'commerce', outcomes);
}

export function openMarket({ config, outcomes }: Shop): MarketReader {
  const client = createCommerceClient(optionsOf(config, null), createBoundedFetch(LARGEST_ANSWER_BYTES));
  return watchProvider(createMarketReader(client), 'commerce', outcomes);
}

export function openAccountsOf({ config, outcomes }: Shop): OpenAccounts<AccountKeeper> {
  return (buyerIp) => watchProvider(createAccountKeeper(optionsOf(config, buyerIp)), 'commerce', outcomes);
}

export function openCartsOf({ config, outcomes }: Shop): OpenAccounts<CartKeeper> {
  return (buyerIp) => watchProvider(createServerCart(optionsOf(config, buyerIp)), 'commerce', outcomes);
}

/** With the private token where there is one: our servers share one address and would be throttled. */
function optionsOf({ commerce }: Shop['config'], buyerIp: string | null): ServerCommerceOptions {
  const { storeDomain, apiVersion, endpoint, timeoutMs, privateToken, publicToken } = commerce;
  return {
    storeDomain,
    apiVersion,
    endpoint,
    timeoutMs,
    token: privateToken === null ? { public: publicToken } : { private: privateToken },
    report: (fault) => consoleLog.error(fault.message, { code: fault.code }),
    ...(buyerIp === null ? {} : { buyerIp }),
  };
}
