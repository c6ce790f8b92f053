import { createProductReader } from '@storefront/core/providers/commerce/browser-product';
import { commerceClient } from './commerce-client.ts';

/** Whole products of the commerce platform. Import it with `import()`, on intent. */
export const commerceProduct = () => createProductReader(commerceClient());
