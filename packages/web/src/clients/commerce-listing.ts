import { createListingReader } from '@storefront/core/providers/commerce/browser-listing';
import { commerceClient } from './commerce-client.ts';

/** Listings and suggestions for the browser. Import it with `import()`, on intent. */
export const commerceListing = () => createListingReader(commerceClient());
