import { createLiveReader } from '@storefront/core/providers/commerce/browser-live';
import { commerceClient } from './commerce-client.ts';

/** The commerce platform's present stock. Import it with `import()`, after the first paint. */
export const commerceLive = () => createLiveReader(commerceClient());
