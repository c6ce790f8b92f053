import { createBoundedFetch } from '../http.ts';
import type { AccountService } from './account.ts';
import { createAccountDetails } from './browser-account.ts';
import { createListingReader } from './browser-listing.ts';
import { createLookUpReader } from './browser-look-up.ts';
import { createMarketReader } from './browser-market.ts';
import { createCartService } from './cart-service.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CartService, CatalogueReader, CollectionEntry, ProductMapEntry } from './commerce.ts';
import { createCredentials } from './credentials.ts';
import {
  COLLECTION_HANDLES_QUERY,
  COLLECTION_META_QUERY,
  COLLECTIONS_QUERY,
  PRODUCT_HANDLES_QUERY,
  PRODUCT_MAP_QUERY,
  PRODUCT_QUERY,
  REDIRECT_QUERY,
} from './documents/catalogue.ts';
import { PRODUCT_LIST_QUERY } from './documents/listing.ts';
import { METAFIELDS } from './documents/product-fragments.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import { createFilterReader } from './filter-reader.ts';
import type { ProductFieldsFragment } from './generated/storefront.generated.d.ts';
import { listSiblings } from './list-siblings.ts';
import { toCollectionMeta } from './map-collection-meta.ts';
import {
  toCollectionEntry,
  toMetafields,
  toProduct,
  toProductListPage,
  toProductMapEntry,
} from './map-product.ts';
import { findProducts, withAllVariants, withWholeProducts } from './read-products.ts';
import { readRemainingPages } from './read-remaining-pages.ts';
import { readList, readText, type Wire } from './wire.ts';

export type ServerCommerceOptions = CommerceOptions & {
  /** The process's own unless a test gives another. */
  fetch?: typeof fetch;
};

const LARGEST_PAGE = 250;
/** Smaller pages for whole products, whose responses are large. */
const PRODUCTS_AT_ONCE = 50;
const LARGEST_ANSWER_BYTES = 32_000_000;

const productMetafields = {
  name: 'MetafieldsByHandles',
  prefix: 'productHandle_',
  selection: '...ProductMetafieldFields',
  fragments: METAFIELDS,
};

/** The catalogue as servers read it: with the private token where there is one, and in any country. */
export function createCatalogueReader(options: ServerCommerceOptions): CatalogueReader {
  const client = createServerClient(options);
  const { query } = client;

  return {
    ...createListingReader(client),
    ...createMarketReader(client),
    ...createLookUpReader(client),
    ...createFilterReader(client, options.report),

    async product(handle, country) {
      const { product } = await query(PRODUCT_QUERY, { handle, country });
      return product ? toProduct(await withAllVariants(client, product, country)) : null;
    },

    productsByHandles: (handles, country) => findProducts(client, handles, country),

    siblings: (handles, country) => listSiblings(client, handles, country),

    async *everyProduct(country) {
      const order = { first: PRODUCTS_AT_ONCE, sortKey: 'ID', country } as const;
      const seen = new Set<string | null>();
      for (let after: string | null = null; !seen.has(after); ) {
        seen.add(after);
        const { products } = await query(PRODUCT_LIST_QUERY, { ...order, after });
        const page = toProductListPage(await withWholeProducts(client, products, country), after);
        yield page.products;
        if (!page.hasNextPage) return;
        after = page.endCursor;
      }
    },

    async productMetafields(handles, country) {
      const products = await fetchByHandles(client, handles, productMetafields, country);
      const metafields = [...products].map(
        ([handle, product]: [string, Pick<NonNullable<Wire<ProductFieldsFragment>>, 'metafields'>]) =>
          [handle, toMetafields(product.metafields)] as const,
      );
      return new Map(metafields);
    },

    async productHandles(limit, country) {
      return readHandles(limit, async (page) => {
        const { products } = await query(PRODUCT_HANDLES_QUERY, { ...page, country });
        return products;
      });
    },

    async collectionHandles(limit, country) {
      return readHandles(limit, async (page) => {
        const { collections } = await query(COLLECTION_HANDLES_QUERY, { ...page, country });
        return collections;
      });
    },

    async collections(country) {
      const entries: CollectionEntry[] = [];
      const take = async (after: string | null) => {
        const { collections } = await query(COLLECTIONS_QUERY, { first: LARGEST_PAGE, after, country });
        entries.push(...readList(collections?.nodes).flatMap((node) => toCollectionEntry(node) ?? []));
        return collections?.pageInfo;
      };
      await readRemainingPages(await take(null), take);
      return entries;
    },

    async collectionMeta(handle, country) {
      return toCollectionMeta((await query(COLLECTION_META_QUERY, { handle, country })).collection);
    },

    async redirect(path, country) {
      // Quotes and backslashes would end the search text early; a valid path has them escaped.
      const search = `path:"${path.replace(/["\\]/g, encodeURIComponent)}"`;
      const { urlRedirects } = await query(REDIRECT_QUERY, { search, country });
      const found = readList(urlRedirects?.nodes).find((redirect) => redirect.path === path);
      return readText(found?.target);
    },

    async productMap(country) {
      const entries: ProductMapEntry[] = [];
      const take = async (after: string | null) => {
        const { products } = await query(PRODUCT_MAP_QUERY, { after, country });
        entries.push(...readList(products?.nodes).flatMap((node) => toProductMapEntry(node) ?? []));
        return products?.pageInfo;
      };
      await readRemainingPages(await take(null), take);
      return entries;
    },
  };
}

/** A cart that a server changes on a shopper's behalf, before the checkout. */
export function createServerCart(options: ServerCommerceOptions): CartService {
  return createCartService(createServerClient(options));
}

/** Customers' accounts. Create one per request, with the shopper's `buyerIp`: the platform throttles by it. */
export function createAccountService(options: ServerCommerceOptions): AccountService {
  const client = createServerClient(options);
  return { ...createCredentials(client), ...createAccountDetails(client) };
}

function createServerClient(options: ServerCommerceOptions): CommerceClient {
  return createCommerceClient(options, createBoundedFetch(LARGEST_ANSWER_BYTES, options.fetch));
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
  await readRemainingPages(await take(), take);
  return handles;
}
