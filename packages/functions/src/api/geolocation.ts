import { DEFAULT_COUNTRY, readCountry } from '@storefront/core/market/country';
import { marketOf } from '@storefront/core/market/market';

import type { Hono } from 'hono';
import { consoleLog } from '../log.ts';
import { type ApiOptions, makeApi } from '../make-api.ts';
import { cloudMeter } from '../meter.ts';
import { toHandler } from '../to-handler.ts';

/**
 * GET /api/geolocation → `{country, currency, symbol}` `[call.products-own-server.6]`: the market of the
 * visitor's country as the edge found it, the home market where it found none.
 */
export function geolocationApi(options: ApiOptions = {}): Hono {
  return makeApi(
    {
      '/api/geolocation': {
        GET: (context) => {
          const country = readCountry(context.req.header('CloudFront-Viewer-Country')) ?? DEFAULT_COUNTRY;
          const { currencyCode, currencySymbol } = marketOf(country);
          const body = { country, currency: currencyCode, symbol: currencySymbol };
          return context.json(body, 200, { 'cache-control': 'private, no-store' });
        },
      },
    },
    options,
  );
}

export const handler = toHandler(() => geolocationApi({ log: consoleLog, meter: cloudMeter }));
