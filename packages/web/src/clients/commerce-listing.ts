import { createBrowserClient } from '@storefront/core/providers/commerce/browser';
import { createListingReader } from '@storefront/core/providers/commerce/browser-listing';
import { siteConfig } from './site-config.ts';

let reader: ReturnType<typeof createListingReader> | null = null;

/** Listings and suggestions for the browser, one reader per page. Import it with `import()`, on intent. */
export function commerceListing() {
  const { storeDomain, apiVersion, publicToken, endpoint } = siteConfig.commerce;
  reader ??= createListingReader(
    createBrowserClient({ storeDomain, apiVersion, token: { public: publicToken }, endpoint }),
  );
  return reader;
}
