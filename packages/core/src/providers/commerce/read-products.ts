import type { Product } from '../../product/product.ts';
import type { CommerceClient } from './client.ts';
import { searchByHandles, searchBySkus } from './documents/by-handles.ts';
import { MORE_VARIANTS_QUERY, PRODUCT_LIST_QUERY } from './documents/listing.ts';
import { PRODUCT_FRAGMENTS } from './documents/product-fragments.ts';
import { fetchByHandles, MOST_ALIASES } from './fetch-by-handles.ts';
import {
  moreVariantsShape,
  type ProductFieldsAnswer,
  productFieldsShape,
  productListShape,
} from './generated/answer-shapes.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';
import { toProduct } from './map-product.ts';
import { readRemainingPages, requireStillThere } from './read-remaining-pages.ts';

const MOST_SEARCHED = 50;

const wholeProducts = {
  name: 'ProductsByHandles',
  selection: '...ProductFields',
  fragments: PRODUCT_FRAGMENTS,
  shape: productFieldsShape,
};

/** The product with the variants that did not fit into its first page. */
export async function withAllVariants(
  { query }: CommerceClient,
  product: ProductFieldsAnswer,
  country: string,
): Promise<ProductFieldsAnswer> {
  const { id, variants } = product;
  const nodes = [...variants.nodes];
  await readRemainingPages(variants.pageInfo, async (after) => {
    const more = await query(MORE_VARIANTS_QUERY, moreVariantsShape, { id, after, country });
    const page = requireStillThere(more.product).variants;
    nodes.push(...page.nodes);
    return page.pageInfo;
  });
  return { ...product, variants: { ...variants, nodes } };
}

/** A page of products, each with all of its variants. */
export async function withWholeProducts<Page extends { edges: { node: ProductFieldsAnswer }[] }>(
  client: CommerceClient,
  page: Page,
  country: string,
): Promise<Page> {
  const edges = await mapInBatches(page.edges, async (edge) => ({
    ...edge,
    node: await withAllVariants(client, edge.node, country),
  }));
  return { ...page, edges };
}

/**
 * `[call.commerce-storefront-api.21]` Up to ten handles are queried by alias. More are searched for first; what
 * the search does not find, because its index lags or lacks handles, is queried by alias.
 */
export async function findProducts(
  client: CommerceClient,
  handles: readonly string[],
  country: string,
): Promise<{ products: Product[]; missing: string[] }> {
  const wanted = [...new Set(handles)].filter((handle) => handle !== '');
  const found = new Map<string, Product>();
  const add = async (handle: string, answer: ProductFieldsAnswer) => {
    found.set(handle, toProduct(await withAllVariants(client, answer, country)));
  };

  if (wanted.length > MOST_ALIASES) {
    for (const group of chunk(wanted, MOST_SEARCHED)) {
      const search = { query: searchByHandles(group), first: group.length, country };
      const { products } = await client.query(PRODUCT_LIST_QUERY, productListShape, search);
      const exact = products.edges.filter(({ node }) => group.includes(node.handle));
      await mapInBatches(exact, ({ node }) => add(node.handle, node));
    }
  }
  const unfound = wanted.filter((handle) => !found.has(handle));
  const products = await fetchByHandles(client, unfound, wholeProducts, country);
  await mapInBatches([...products], ([handle, product]) => add(handle, product));
  return {
    products: wanted.flatMap((handle) => found.get(handle) ?? []),
    missing: wanted.filter((handle) => !found.has(handle)),
  };
}

/** The products of at most fifty SKUs. A platform that ignores the search's field returns others, which are left out. */
export async function findBySkus(
  client: CommerceClient,
  skus: readonly string[],
  country: string,
): Promise<Product[]> {
  const wanted = [...new Set(skus)].filter((sku) => sku !== '').slice(0, MOST_SEARCHED);
  if (wanted.length === 0) return [];
  const search = { query: searchBySkus(wanted), first: wanted.length, country };
  const { edges } = (await client.query(PRODUCT_LIST_QUERY, productListShape, search)).products;
  const found = await mapInBatches(edges, async ({ node }) =>
    toProduct(await withAllVariants(client, node, country)),
  );
  const places = new Map(wanted.map((sku, place) => [sku, place]));
  const placeOf = ({ variants }: Product) =>
    Math.min(...variants.map(({ sku }) => places.get(sku ?? '') ?? Number.POSITIVE_INFINITY));
  return found
    .filter((product) => placeOf(product) < wanted.length)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
