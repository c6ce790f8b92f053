import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import { siteConfig } from './site-config.ts';

let client: ReturnType<typeof createBrowserClient> | null = null;

/** The browser's client of the commerce platform, one per page. */
export function commerceClient() {
  const { storeDomain, apiVersion, publicToken, endpoint } = siteConfig.commerce;
  client ??= createBrowserClient({ storeDomain, apiVersion, token: { public: publicToken }, endpoint });
  return client;
}
