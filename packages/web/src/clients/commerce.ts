import { createBrowserCommerce } from '@storefront/core/providers/commerce/browser';
import { siteConfig } from './site-config.ts';

let client: ReturnType<typeof createBrowserCommerce> | null = null;

/** The browser's client of the commerce platform, one per page. Import it with `import()`, after the first paint. */
export function commerce() {
  const { storeDomain, apiVersion, publicToken, endpoint } = siteConfig.commerce;
  client ??= createBrowserCommerce({ storeDomain, apiVersion, token: { public: publicToken }, endpoint });
  return client;
}
