import { toGid, toNumericId } from '../../product/identifiers.ts';
import type { LocalPrice } from '../../product/local-price.ts';
import type { CommerceClient } from './client.ts';
import type { MarketReader } from './commerce.ts';
import { COUNTRIES_QUERY, PRICES_QUERY } from './documents/market.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import type { PricesQuery } from './generated/storefront.generated.d.ts';
import { chunk } from './map-in-batches.ts';
import { readList, readText, type Wire } from './wire.ts';

type WirePrice = Wire<Extract<PricesQuery['nodes'][number], { id: string }>>;

const MOST_NODES = 250;

const firstVariantPrice = {
  name: 'PricesByHandles',
  selection: `variants(first: 1) {
      nodes {
        id
        priceV2: price { amount currencyCode }
        compareAtPriceV2: compareAtPrice { amount currencyCode }
      }
    }`,
};

/** Countries and local prices, for browsers and for the server. */
export function createMarketReader(client: CommerceClient): MarketReader {
  return {
    async countries(country) {
      const { localization } = await client.query(COUNTRIES_QUERY, { country });
      return readList(localization?.availableCountries).flatMap(({ isoCode, name, currency }) => {
        const code = readText(currency?.isoCode);
        if (typeof isoCode !== 'string' || typeof name !== 'string' || code === null) return [];
        return [{ isoCode, name, currency: { isoCode: code, symbol: readText(currency.symbol) ?? code } }];
      });
    },

    async pricesByHandles(handles, country) {
      const products = await fetchByHandles(client, handles, firstVariantPrice, country);
      const prices = [...products].flatMap(([handle, { variants }]: [string, WireVariants]) => {
        const price = toLocalPrice(readList(variants?.nodes)[0]);
        return price === null ? [] : [[handle, price] as const];
      });
      return new Map(prices);
    },

    async pricesByVariants(variantIds, country) {
      const wanted = variantIds.flatMap((id) => toGid('ProductVariant', id) ?? []);
      const prices: LocalPrice[] = [];
      for (const ids of chunk(wanted, MOST_NODES)) {
        const { nodes } = await client.query(PRICES_QUERY, { ids, country });
        prices.push(...readList<WirePrice>(nodes).flatMap((node) => toLocalPrice(node) ?? []));
      }
      return prices;
    },
  };
}

interface WireVariants {
  variants?: Wire<{ nodes: NonNullable<WirePrice>[] }>;
}

function toLocalPrice(variant: WirePrice): LocalPrice | null {
  const variantId = toNumericId(readText(variant?.id) ?? '');
  const amount = readText(variant?.priceV2?.amount);
  const currencyCode = readText(variant?.priceV2?.currencyCode);
  if (variantId === null || amount === null || currencyCode === null) return null;
  return { variantId, amount, compareAtPrice: readText(variant?.compareAtPriceV2?.amount), currencyCode };
}
