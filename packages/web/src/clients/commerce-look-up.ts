import { createLookUpReader } from '@storefront/core/providers/commerce/browser-look-up';
import { commerceClient } from './commerce-client.ts';

/** Single things of the commerce platform by their ids. Import it with `import()`, on intent. */
export const commerceLookUp = () => createLookUpReader(commerceClient());
