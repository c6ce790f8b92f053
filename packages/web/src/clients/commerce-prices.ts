import { createPriceReader } from '@storefront/core/providers/commerce/browser-prices';
import { commerceClient } from './commerce-client.ts';

/** Countries and their prices. Import it with `import()`, outside the US or on intent. */
export const commercePrices = () => createPriceReader(commerceClient());
