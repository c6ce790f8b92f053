import { createHash } from 'node:crypto';
import { formatPrice } from '../../packages/core/src/market/price.ts';
import { toCents } from '../../packages/core/src/money.ts';
import { needProvider } from '../../packages/core/src/part-config.ts';
import type { PriceSample } from '../../packages/core/src/product/price-truth.ts';
import { createBrowserClient } from '../../packages/core/src/providers/commerce/browser.ts';
import { createCartService } from '../../packages/core/src/providers/commerce/browser-cart.ts';
import { createPriceReader } from '../../packages/core/src/providers/commerce/browser-prices.ts';
import { row } from '../../packages/core/src/providers/commerce/row.ts';
import { createHttp } from '../../packages/core/src/providers/http.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { checkPrices } from '../../packages/functions/src/jobs/check-prices.ts';

export interface ShopPricesOptions {
  /** How many sizes; each in the US and in another country. */
  count: number;
  /** The same seed chooses the same sizes and countries of the same shop. */
  seed: number;
}

/** The prices of an open shop as its shoppers' browsers read them, to the sandbox's hosted checkout. */
export function checkShopPrices(
  env: Environment,
  { count, seed }: ShopPricesOptions,
): Promise<PriceSample[]> {
  const { storeDomain, apiVersion, endpoint, publicToken } = needProvider(row, env);
  const client = createBrowserClient({ storeDomain, apiVersion, endpoint, token: { public: publicToken } });
  const deps = {
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    http: createHttp(),
    prices: createPriceReader(client),
    carts: createCartService(client),
    readCheckout,
    random: seededRandom(seed),
  };
  return checkPrices(deps, count);
}

function seededRandom(seed: number): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha1').update(`${seed}/${drawn}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}

/** The price of the only line before discounts, written as the shop writes it. */
async function readCheckout(url: string): Promise<string | null> {
  const html = await (await fetch(url)).text();
  const shown = /class="line__price">(?:<s>([^<]+)<\/s>)?([^<]+)/.exec(html);
  const code = /class="totals__code">([A-Z]{3})</.exec(html)?.[1];
  const amount = (shown?.[1] ?? shown?.[2])?.match(/\d[\d,]*(?:\.\d+)?/)?.[0].replaceAll(',', '');
  const cents = toCents(amount);
  return cents === null || code === undefined ? null : formatPrice(cents, code);
}
