import { createCartService } from '@storefront/core/providers/commerce/browser-cart';
import { commerceClient } from './commerce-client.ts';

/** The cart at the commerce platform. Import it with `import()`, at the first sign of use. */
export const commerceCart = () => createCartService(commerceClient());
