import { toGid } from '../../product/identifiers.ts';
import type { LocalPrice } from '../../product/local-price.ts';
import type { CommerceClient } from './client.ts';
import type { MarketReader } from './commerce.ts';
import { COUNTRIES_QUERY, PRICED_FIELDS, PRICES_QUERY } from './documents/market.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import {
  countriesShape,
  type PricedFieldsAnswer,
  pricedFieldsShape,
  pricesShape,
} from './generated/answer-shapes.ts';
import { chunk } from './map-in-batches.ts';
import { requireNumericId } from './unreadable.ts';

const MOST_NODES = 250;

const firstVariantPrice = {
  name: 'PricesByHandles',
  selection: '...PricedFields',
  fragments: PRICED_FIELDS,
  shape: pricedFieldsShape,
};

/** Countries and local prices, for browsers and for the server. */
export function createMarketReader(client: CommerceClient): MarketReader {
  return {
    async countries(country) {
      const { localization } = await client.query(COUNTRIES_QUERY, countriesShape, { country });
      return localization.availableCountries;
    },

    async pricesByHandles(handles, country) {
      const products = await fetchByHandles(client, handles, firstVariantPrice, country);
      const prices = [...products].flatMap(([handle, { variants }]) => {
        const [first] = variants.nodes;
        return first === undefined ? [] : [[handle, toLocalPrice(first)] as const];
      });
      return new Map(prices);
    },

    async pricesByVariants(variantIds, country) {
      const wanted = variantIds.flatMap((id) => toGid('ProductVariant', id) ?? []);
      const prices: LocalPrice[] = [];
      for (const ids of chunk(wanted, MOST_NODES)) {
        const { nodes } = await client.query(PRICES_QUERY, pricesShape, { ids, country });
        prices.push(
          ...nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? toLocalPrice(node) : [])),
        );
      }
      return prices;
    },
  };
}

function toLocalPrice(variant: PricedFieldsAnswer['variants']['nodes'][number]): LocalPrice {
  const { id, priceV2, compareAtPriceV2 } = variant;
  return {
    variantId: requireNumericId(id),
    amount: priceV2.amount,
    compareAtPrice: compareAtPriceV2?.amount ?? null,
    currencyCode: priceV2.currencyCode,
  };
}
