import type { Product } from '../../product/product.ts';
import type { CommerceClient } from './client.ts';
import { searchByHandles } from './documents/by-handles.ts';
import { MORE_VARIANTS_QUERY, PRODUCT_LIST_QUERY } from './documents/listing.ts';
import { PRODUCT_FRAGMENTS } from './documents/product-fragments.ts';
import { fetchByHandles, MOST_ALIASES } from './fetch-by-handles.ts';
import type { ProductFieldsFragment, ProductListQuery } from './generated/storefront.generated.d.ts';
import { chunk, mapInBatches } from './map-in-batches.ts';
import { toProduct } from './map-product.ts';
import { readRemainingPages } from './read-remaining-pages.ts';
import { readList, readText, type Wire } from './wire.ts';

const MOST_SEARCHED = 50;

const wholeProducts = {
  name: 'ProductsByHandles',
  selection: '...ProductFields',
  fragments: PRODUCT_FRAGMENTS,
};

/** The product with the variants that did not fit into its first page. */
export async function withAllVariants<Kind extends Wire<ProductFieldsFragment>>(
  { query }: CommerceClient,
  product: Kind,
  country: string,
): Promise<Kind> {
  const id = readText(product?.id);
  if (!product?.variants?.pageInfo?.hasNextPage || id === null) return product;
  const nodes = readList(product.variants.nodes);
  await readRemainingPages(product.variants.pageInfo, async (after) => {
    const more = await query(MORE_VARIANTS_QUERY, { id, after, country });
    nodes.push(...readList(more.product?.variants.nodes));
    return more.product?.variants.pageInfo;
  });
  return { ...product, variants: { ...product.variants, nodes } };
}

/** A page of products, each with all of its variants. */
export async function withWholeProducts<Page extends ProductListQuery['products']>(
  client: CommerceClient,
  page: Page,
  country: string,
): Promise<Page> {
  const edges = await mapInBatches(readList(page.edges), async (edge) => ({
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
  const add = async (handle: string, wire: Wire<ProductFieldsFragment>) => {
    const product = wire && toProduct(await withAllVariants(client, wire, country));
    if (product) found.set(handle, product);
  };

  if (wanted.length > MOST_ALIASES) {
    for (const group of chunk(wanted, MOST_SEARCHED)) {
      const search = { query: searchByHandles(group), first: group.length, country };
      const { products } = await client.query(PRODUCT_LIST_QUERY, search);
      const exact = readList(products?.edges).filter(({ node }) => group.includes(node?.handle));
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
