import { DEFAULT_COUNTRY, readCountry } from '@storefront/core/market/country';
import { marketOf } from '@storefront/core/market/market';
import type { Hono } from 'hono';
import { type ApiOptions, makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { toHandler } from '../http/to-handler.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';

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
          return context.json(body, 200, noStore);
        },
      },
    },
    options,
  );
}

export const handler = toHandler(() => geolocationApi({ log: consoleLog, meter: cloudMeter }));
