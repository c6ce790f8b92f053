import type { Product } from '../../product/product.ts';
import { createBoundedFetch } from '../http.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CatalogueReader } from './commerce.ts';
import {
  COLLECTION_HANDLES_QUERY,
  COLLECTION_PAGE_QUERY,
  MORE_VARIANTS_QUERY,
  PRODUCT_HANDLES_QUERY,
  PRODUCT_QUERY,
  PRODUCTS_SEARCH_QUERY,
} from './documents/catalogue.ts';
import { queryByHandles, searchByHandles } from './documents/products-by-handles.ts';
import type { ProductFieldsFragment } from './generated/storefront.generated.d.ts';
import { toCollectionPage, toProduct } from './map-product.ts';
import { readFurther } from './paging.ts';
import { isRecord, readList, readText, type Wire } from './wire.ts';

export type ServerCommerceOptions = CommerceOptions & {
  /** The process's own unless a test gives another. */
  fetch?: typeof fetch;
};

/** Pages are made for everyone with the prices of this country, so their handles are asked for in it too. */
const PAGE_COUNTRY = 'US';

/** `[const.catalogue.4]` */
const MOST_ALIASES = 10;
const MOST_SEARCHED = 50;
const MOST_AT_ONCE = 5;
const LARGEST_PAGE = 250;
const LARGEST_ANSWER_BYTES = 32_000_000;

/** The catalogue as servers read it: with the private token where there is one, and in any country. */
export function createCatalogueReader(options: ServerCommerceOptions): CatalogueReader {
  const client = createCommerceClient(options, createBoundedFetch(LARGEST_ANSWER_BYTES, options.fetch));
  const { query } = client;

  return {
    async product(handle, country) {
      const { product } = await query(PRODUCT_QUERY, { handle, country });
      return product ? toProduct(await withAllVariants(client, product, country)) : null;
    },

    productsByHandles: (handles, country) => findProducts(client, handles, country),

    async collectionPage({ handle, size, after, before, sortKey, reverse }, country) {
      const slice = before === undefined ? { first: size, after: after ?? null } : { last: size, before };
      const order = { ...(sortKey && { sortKey }), ...(reverse === undefined ? {} : { reverse }) };
      const { collection } = await query(COLLECTION_PAGE_QUERY, { handle, ...slice, ...order, country });
      if (!collection) return null;
      const edges = await inTurns(readList(collection.products.edges), async (edge) => ({
        ...edge,
        node: await withAllVariants(client, edge.node, country),
      }));
      const products = { ...collection.products, edges };
      return toCollectionPage({ ...collection, products }, before ?? after ?? null);
    },

    async productHandles(limit) {
      return readHandles(limit, async (page) => {
        const { products } = await query(PRODUCT_HANDLES_QUERY, { ...page, country: PAGE_COUNTRY });
        return products;
      });
    },

    async collectionHandles(limit) {
      return readHandles(limit, async (page) => {
        const { collections } = await query(COLLECTION_HANDLES_QUERY, { ...page, country: PAGE_COUNTRY });
        return collections;
      });
    },
  };
}

/**
 * `[call.commerce-storefront-api.21]` Up to ten handles are asked for by alias. More are searched for first,
 * and what a search does not find, because its index lags or does not know handles, is asked for by alias.
 */
async function findProducts(client: CommerceClient, handles: readonly string[], country: string) {
  const wanted = [...new Set(handles)].filter((handle) => handle !== '');
  const found = new Map<string, Product>();
  const keep = async (handle: string, wire: Wire<ProductFieldsFragment>) => {
    const product = wire && toProduct(await withAllVariants(client, wire, country));
    if (product) found.set(handle, product);
  };

  if (wanted.length > MOST_ALIASES) {
    for (const group of inGroups(wanted, MOST_SEARCHED)) {
      const search = { query: searchByHandles(group), first: group.length, country };
      const { products } = await client.query(PRODUCTS_SEARCH_QUERY, search);
      const exact = readList(products.nodes).filter(({ handle }) => group.includes(handle));
      await inTurns(exact, (product) => keep(product.handle, product));
    }
  }
  const unfound = wanted.filter((handle) => !found.has(handle));
  await inTurns(inGroups(unfound, MOST_ALIASES), async (group) => {
    const { document, variables, aliases } = queryByHandles(group);
    const answer = await client.ask(document, { ...variables, country });
    for (const [alias, handle] of aliases) {
      const product = answer[alias];
      if (isRecord(product)) await keep(handle, product);
    }
  });
  return {
    products: wanted.flatMap((handle) => found.get(handle) ?? []),
    missing: wanted.filter((handle) => !found.has(handle)),
  };
}

/** The product with the variants that did not fit into its first page. */
async function withAllVariants<Kind extends Wire<ProductFieldsFragment>>(
  client: CommerceClient,
  product: Kind,
  country: string,
): Promise<Kind> {
  const id = readText(product?.id);
  if (!product?.variants?.pageInfo?.hasNextPage || id === null) return product;
  const nodes = readList(product.variants.nodes);
  await readFurther(product.variants.pageInfo, async (after) => {
    const more = await client.query(MORE_VARIANTS_QUERY, { id, after, country });
    nodes.push(...readList(more.product?.variants.nodes));
    return more.product?.variants.pageInfo;
  });
  return { ...product, variants: { ...product.variants, nodes } };
}

type HandlePage = Wire<{
  nodes: { handle: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}>;

async function readHandles(
  limit: number,
  readPage: (page: { first: number; after?: string }) => Promise<HandlePage>,
): Promise<string[]> {
  const handles: string[] = [];
  const take = async (after?: string) => {
    const first = Math.min(limit - handles.length, LARGEST_PAGE);
    if (first <= 0) return null;
    const page = await readPage(after === undefined ? { first } : { first, after });
    handles.push(...readList(page?.nodes).flatMap(({ handle }) => readText(handle) ?? []));
    return page?.pageInfo;
  };
  await readFurther(await take(), take);
  return handles;
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** Does `work` for every item, a few at a time, and answers in the items' order. */
async function inTurns<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const group of inGroups(items, MOST_AT_ONCE)) done.push(...(await Promise.all(group.map(work))));
  return done;
}
