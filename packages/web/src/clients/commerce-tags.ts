import { createTagReader } from '@storefront/core/providers/commerce/browser-tags';
import { commerceClient } from './commerce-client.ts';

/** The tags of a collection's products for the browser. Import it with `import()`, on intent. */
export const commerceTags = () => createTagReader(commerceClient());
