import { readCountry } from '@storefront/core/market/country';

import { makeApi } from '../make-api.ts';
import { toHandler } from '../to-handler.ts';

/** GET /api/country → `{country}`: the visitor's country as the edge found it, null where it found none. */
export const app = makeApi({
  '/api/country': {
    GET: (context) => {
      const country = readCountry(context.req.header('CloudFront-Viewer-Country'));
      return context.json({ country }, 200, { 'cache-control': 'private, no-store' });
    },
  },
});

export const handler = toHandler(() => app);
