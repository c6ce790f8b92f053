import { readSite } from '@storefront/core/part-config';
import { createCartService } from '@storefront/core/providers/commerce/browser-cart';
import { createPriceReader } from '@storefront/core/providers/commerce/browser-prices';
import { createHttp } from '@storefront/core/providers/http';
import { openCommerce } from '../deps/open-commerce.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { checkPrices } from './check-prices.ts';
import { type PriceReport, reportPrices } from './report-prices.ts';

/** Each in the US and in another country. */
const PIECES = 10;

/** By schedule: compares prices of random sizes wherever shoppers read them. The hosted checkout is not for robots. */
export async function handler(): Promise<PriceReport> {
  const log = consoleLog;
  const meter = cloudMeter;
  const client = openCommerce({ log, meter });
  const deps = {
    siteUrl: readSite().siteUrl,
    http: createHttp(),
    prices: createPriceReader(client),
    carts: createCartService(client),
    random: Math.random,
  };
  return reportPrices(await checkPrices(deps, PIECES), { log, meter });
}
