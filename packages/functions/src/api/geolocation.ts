import { DEFAULT_COUNTRY, readCountry } from '@storefront/core/market/country';
import { marketOf } from '@storefront/core/market/market';

import { makeApi } from '../make-api.ts';
import { toHandler } from '../to-handler.ts';

/**
 * GET /api/geolocation → `{country, currency, symbol}` `[call.products-own-server.6]`: the market of the
 * visitor's country as the edge found it, the home market where it found none.
 */
export const app = makeApi({
  '/api/geolocation': {
    GET: (context) => {
      const country = readCountry(context.req.header('CloudFront-Viewer-Country')) ?? DEFAULT_COUNTRY;
      const { currencyCode, currencySymbol } = marketOf(country);
      const body = { country, currency: currencyCode, symbol: currencySymbol };
      return context.json(body, 200, { 'cache-control': 'private, no-store' });
    },
  },
});

export const handler = toHandler(() => app);
