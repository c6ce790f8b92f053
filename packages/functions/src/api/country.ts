import { readCountry } from '@storefront/core/market/country';
import type { Hono } from 'hono';
import { type ApiOptions, makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { toHandler } from '../http/to-handler.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';

/** GET /api/country → `{country}`: the visitor's country as the edge found it, null where it found none. */
export function countryApi(options: ApiOptions = {}): Hono {
  return makeApi(
    {
      '/api/country': {
        GET: (context) => {
          const country = readCountry(context.req.header('CloudFront-Viewer-Country'));
          return context.json({ country }, 200, noStore);
        },
      },
    },
    options,
  );
}

export const handler = toHandler(() => countryApi({ log: consoleLog, meter: cloudMeter }));
