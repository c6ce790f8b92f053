import { readCountry } from '@storefront/core/market/country';

import type { Hono } from 'hono';
import { consoleLog } from '../log.ts';
import { type ApiOptions, makeApi } from '../make-api.ts';
import { cloudMeter } from '../meter.ts';
import { toHandler } from '../to-handler.ts';

/** GET /api/country → `{country}`: the visitor's country as the edge found it, null where it found none. */
export function countryApi(options: ApiOptions = {}): Hono {
  return makeApi(
    {
      '/api/country': {
        GET: (context) => {
          const country = readCountry(context.req.header('CloudFront-Viewer-Country'));
          return context.json({ country }, 200, { 'cache-control': 'private, no-store' });
        },
      },
    },
    options,
  );
}

export const handler = toHandler(() => countryApi({ log: consoleLog, meter: cloudMeter }));
