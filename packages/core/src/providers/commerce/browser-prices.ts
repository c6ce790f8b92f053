import { toGid } from '../../product/identifiers.ts';
import type { LocalProduct } from '../../product/local-price.ts';
import type { Read } from '../read-answer.ts';
import type { CommerceClient } from './client.ts';
import type { PriceReader } from './commerce.ts';
import { COUNTRIES_QUERY, MORE_PRODUCT_PRICES_QUERY, PRODUCT_PRICES_QUERY } from './documents/market.ts';
import { countriesShape, moreProductPricesShape, productPricesShape } from './generated/answer-shapes.ts';
import { chunk } from './map-in-batches.ts';
import { readRemainingPages, requireStillThere } from './read-remaining-pages.ts';
import { requireCents, requireNumericId } from './unreadable.ts';

const MOST_NODES = 250;

type ProductNode = Extract<
  NonNullable<Read<typeof productPricesShape>['nodes'][number]>,
  { readonly __typename: 'Product' }
>;
type VariantNode = ProductNode['variants']['nodes'][number];

/** Prices in the shopper's country, for browsers. */
export function createPriceReader(client: CommerceClient): PriceReader {
  async function withRest(
    { id, handle, variants }: ProductNode,
    country: string,
  ): Promise<LocalProduct | null> {
    const nodes: VariantNode[] = [...variants.nodes];
    await readRemainingPages(variants.pageInfo, async (after) => {
      const more = await client.query(MORE_PRODUCT_PRICES_QUERY, moreProductPricesShape, {
        id,
        after,
        country,
      });
      const page = requireStillThere(more.product).variants;
      nodes.push(...page.nodes);
      return page.pageInfo;
    });
    const [first] = nodes;
    return first === undefined
      ? null
      : {
          id: requireNumericId(id),
          handle,
          currencyCode: first.price.currencyCode,
          variants: nodes.map(toVariant),
        };
  }

  return {
    async countries(country) {
      const { localization } = await client.query(COUNTRIES_QUERY, countriesShape, { country });
      return localization.availableCountries;
    },

    async productPrices(productIds, country) {
      const wanted = [...new Set(productIds)].flatMap((id) => toGid('Product', id) ?? []);
      // Without products it still says whether the shop sells there.
      const batches = wanted.length === 0 ? [[]] : chunk(wanted, MOST_NODES);
      const answers = await Promise.all(
        batches.map((ids) => client.query(PRODUCT_PRICES_QUERY, productPricesShape, { ids, country })),
      );
      const nodes = answers.flatMap((answer) => answer.nodes);
      const products = await Promise.all(
        nodes.flatMap((node) => (node?.__typename === 'Product' ? [withRest(node, country)] : [])),
      );
      const market = answers[0]?.localization.country;
      if (market === undefined) throw new Error('No batch of prices was requested');
      return { market, products: products.filter((product) => product !== null) };
    },
  };
}

function toVariant({ id, price, compareAtPrice }: VariantNode): LocalProduct['variants'][number] {
  return {
    id: requireNumericId(id),
    price: requireCents(price.amount),
    compareAtPrice: compareAtPrice && requireCents(compareAtPrice.amount),
  };
}
