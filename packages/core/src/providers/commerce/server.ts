import { createBoundedFetch } from '../http.ts';
import type { Read } from '../read-answer.ts';
import { createListingReader } from './browser-listing.ts';
import { createLookUpReader } from './browser-look-up.ts';
import { createMarketReader } from './browser-market.ts';
import { createProductReader } from './browser-product.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CatalogueReader, CollectionEntry, ProductMapEntry } from './commerce.ts';
import {
  COLLECTION_HANDLES_QUERY,
  COLLECTION_META_QUERY,
  COLLECTIONS_QUERY,
  PRODUCT_HANDLES_QUERY,
  PRODUCT_MAP_QUERY,
  REDIRECT_QUERY,
} from './documents/catalogue.ts';
import { PRODUCT_LIST_QUERY } from './documents/listing.ts';
import { METAFIELDS } from './documents/product-fragments.ts';
import { fetchByHandles } from './fetch-by-handles.ts';
import { createFilterReader } from './filter-reader.ts';
import {
  collectionHandlesShape,
  collectionMetaShape,
  collectionsShape,
  productHandlesShape,
  productListShape,
  productMapShape,
  productMetafieldFieldsShape,
  redirectShape,
} from './generated/answer-shapes.ts';
import { toCollectionMeta } from './map-collection-meta.ts';
import { toCollectionEntry, toMetafields, toProductListPage, toProductMapEntry } from './map-product.ts';
import { withWholeProducts } from './read-products.ts';
import { nextCursor, type PageInfo, readRemainingPages } from './read-remaining-pages.ts';

export type ServerCommerceOptions = CommerceOptions & {
  /** The process's own unless a test gives another. */
  fetch?: typeof fetch;
};

const LARGEST_PAGE = 250;
/** Smaller pages for whole products, whose responses are large. */
const PRODUCTS_AT_ONCE = 50;
const LARGEST_ANSWER_BYTES = 32_000_000;

type ProductList = Read<typeof productListShape>;

const productMetafields = {
  name: 'MetafieldsByHandles',
  prefix: 'productHandle_',
  selection: '...ProductMetafieldFields',
  fragments: METAFIELDS,
  shape: productMetafieldFieldsShape,
};

/** The catalogue as servers read it: with the private token where there is one, and in any country. */
export function createCatalogueReader(options: ServerCommerceOptions): CatalogueReader {
  const client = createServerClient(options);
  const { query } = client;

  return {
    ...createListingReader(client),
    ...createProductReader(client),
    ...createMarketReader(client),
    ...createLookUpReader(client),
    ...createFilterReader(client, options.report),

    async *everyProduct(country) {
      const order = { first: PRODUCTS_AT_ONCE, sortKey: 'ID', country } as const;
      const seen = new Set<string>();
      let after: string | null = null;
      do {
        const found: ProductList = await query(PRODUCT_LIST_QUERY, productListShape, { ...order, after });
        yield toProductListPage(await withWholeProducts(client, found.products, country), after).products;
        after = nextCursor(found.products.pageInfo, seen);
        if (after !== null) seen.add(after);
      } while (after !== null);
    },

    async productMetafields(handles, country) {
      const products = await fetchByHandles(client, handles, productMetafields, country);
      return new Map([...products].map(([handle, { metafields }]) => [handle, toMetafields(metafields)]));
    },

    async productHandles(limit, country) {
      return readHandles(limit, async (page) => {
        const { products } = await query(PRODUCT_HANDLES_QUERY, productHandlesShape, { ...page, country });
        return products;
      });
    },

    async collectionHandles(limit, country) {
      return readHandles(limit, async (page) => {
        const variables = { ...page, country };
        const { collections } = await query(COLLECTION_HANDLES_QUERY, collectionHandlesShape, variables);
        return collections;
      });
    },

    async collections(country) {
      const entries: CollectionEntry[] = [];
      const take = async (after: string | null) => {
        const variables = { first: LARGEST_PAGE, after, country };
        const { collections } = await query(COLLECTIONS_QUERY, collectionsShape, variables);
        entries.push(...collections.nodes.map(toCollectionEntry));
        return collections.pageInfo;
      };
      await readRemainingPages(await take(null), take);
      return entries;
    },

    async collectionMeta(handle, country) {
      const { collection } = await query(COLLECTION_META_QUERY, collectionMetaShape, { handle, country });
      return collection && toCollectionMeta(collection);
    },

    async redirect(path, country) {
      // Quotes and backslashes would end the search text early; a valid path has them escaped.
      const search = `path:"${path.replace(/["\\]/g, encodeURIComponent)}"`;
      const { urlRedirects } = await query(REDIRECT_QUERY, redirectShape, { search, country });
      return urlRedirects.nodes.find((redirect) => redirect.path === path)?.target ?? null;
    },

    async productMap(country) {
      const entries: ProductMapEntry[] = [];
      const take = async (after: string | null) => {
        const { products } = await query(PRODUCT_MAP_QUERY, productMapShape, { after, country });
        entries.push(...products.nodes.map(toProductMapEntry));
        return products.pageInfo;
      };
      await readRemainingPages(await take(null), take);
      return entries;
    },
  };
}

function createServerClient(options: ServerCommerceOptions): CommerceClient {
  return createCommerceClient(options, createBoundedFetch(LARGEST_ANSWER_BYTES, options.fetch));
}

interface HandlePage {
  nodes: { handle: string }[];
  pageInfo: PageInfo;
}

async function readHandles(
  limit: number,
  readPage: (page: { first: number; after?: string }) => Promise<HandlePage>,
): Promise<string[]> {
  const handles: string[] = [];
  const take = async (after?: string) => {
    const first = Math.min(limit - handles.length, LARGEST_PAGE);
    if (first <= 0) return null;
    const page = await readPage(after === undefined ? { first } : { first, after });
    handles.push(...page.nodes.map(({ handle }) => handle));
    return page.pageInfo;
  };
  await readRemainingPages(await take(), take);
  return handles;
}
