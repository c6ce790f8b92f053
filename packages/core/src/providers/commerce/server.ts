import { createBoundedFetch } from '../http.ts';
import type { AccountKeeper } from './account.ts';
import { askByHandles } from './ask-by-handles.ts';
import { createAccountDetails } from './browser-account.ts';
import { createListingReader } from './browser-listing.ts';
import { createLookUpReader } from './browser-look-up.ts';
import { createMarketReader } from './browser-market.ts';
import { createCartKeeper } from './cart-keeper.ts';
import { type CommerceClient, type CommerceOptions, createCommerceClient } from './client.ts';
import type { CartKeeper, CatalogueReader, CollectionEntry } from './commerce.ts';
import { createCredentials } from './credentials.ts';
import {
  COLLECTION_HANDLES_QUERY,
  COLLECTION_META_QUERY,
  COLLECTION_TAGS_QUERY,
  COLLECTIONS_QUERY,
  METAOBJECTS_QUERY,
  PRODUCT_HANDLES_QUERY,
  PRODUCT_QUERY,
  REDIRECTS_QUERY,
} from './documents/catalogue.ts';
import { PRODUCT_LIST_QUERY } from './documents/listing.ts';
import { METAFIELDS } from './documents/product-fragments.ts';
import type { MetaobjectsQuery, ProductFieldsFragment } from './generated/storefront.generated.d.ts';
import { toCollectionMeta } from './map-collection-meta.ts';
import { toFilterMap } from './map-filter-map.ts';
import { toCollectionEntry, toMetafields, toProduct, toProductPage } from './map-product.ts';
import { readFurther } from './paging.ts';
import { findProducts, withAllVariants, withWholeProducts } from './read-products.ts';
import { readList, readText, readTexts, type Wire } from './wire.ts';

export type ServerCommerceOptions = CommerceOptions & {
  /** The process's own unless a test gives another. */
  fetch?: typeof fetch;
};

/** Pages are made for everyone with the prices of this country, so their handles are asked for in it too. */
const PAGE_COUNTRY = 'US';

const LARGEST_PAGE = 250;
/** Whole products weigh: a page of all of them holds fewer. */
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

    async product(handle, country) {
      const { product } = await query(PRODUCT_QUERY, { handle, country });
      return product ? toProduct(await withAllVariants(client, product, country)) : null;
    },

    productsByHandles: (handles, country) => findProducts(client, handles, country),

    async *everyProduct(country) {
      const order = { first: PRODUCTS_AT_ONCE, sortKey: 'ID', country } as const;
      const seen = new Set<string | null>();
      for (let after: string | null = null; !seen.has(after); ) {
        seen.add(after);
        const { products } = await query(PRODUCT_LIST_QUERY, { ...order, after });
        const page = toProductPage(await withWholeProducts(client, products, country), after);
        yield page.products;
        if (!page.hasNextPage) return;
        after = page.endCursor;
      }
    },

    async productMetafields(handles, country) {
      const answers = await askByHandles(client, handles, productMetafields, country);
      const metafields = [...answers].map(
        ([handle, product]: [string, Pick<NonNullable<Wire<ProductFieldsFragment>>, 'metafields'>]) =>
          [handle, toMetafields(product.metafields)] as const,
      );
      return new Map(metafields);
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

    async collections(country) {
      const entries: CollectionEntry[] = [];
      const take = async (after: string | null) => {
        const { collections } = await query(COLLECTIONS_QUERY, { first: LARGEST_PAGE, after, country });
        entries.push(...readList(collections?.nodes).flatMap((node) => toCollectionEntry(node) ?? []));
        return collections?.pageInfo;
      };
      await readFurther(await take(null), take);
      return entries;
    },

    async collectionMeta(handle, country) {
      return toCollectionMeta((await query(COLLECTION_META_QUERY, { handle, country })).collection);
    },

    async collectionTags(handle, country) {
      const found: { tags: string[] }[] = [];
      const take = async (after: string | null) => {
        const { collection } = await query(COLLECTION_TAGS_QUERY, { handle, after, country });
        found.push(...readList(collection?.products?.nodes).map(({ tags }) => ({ tags: readTexts(tags) })));
        return collection;
      };
      const collection = await take(null);
      if (!collection) return null;
      await readFurther(
        collection.products?.pageInfo,
        async (after) => (await take(after))?.products?.pageInfo,
      );
      return found;
    },

    async filterMap(country) {
      const [groups, rules] = await Promise.all([
        readMetaobjects(client, 'filter_group', country),
        readMetaobjects(client, 'collection_rule', country),
      ]);
      return toFilterMap(groups, rules, options.report);
    },

    async redirects(country) {
      const redirects: { path: string; target: string }[] = [];
      const take = async (after: string | null) => {
        const { urlRedirects } = await query(REDIRECTS_QUERY, { after, country });
        redirects.push(
          ...readList(urlRedirects?.nodes).flatMap(({ path, target }) =>
            typeof path === 'string' && typeof target === 'string' ? [{ path, target }] : [],
          ),
        );
        return urlRedirects?.pageInfo;
      };
      await readFurther(await take(null), take);
      return redirects;
    },
  };
}

/** A bag that a server changes on a shopper's behalf, before the checkout. */
export function createServerCart(options: ServerCommerceOptions): CartKeeper {
  return createCartKeeper(createServerClient(options));
}

/** Customers' accounts. Make one per request, with the `buyerIp` of who asks: the platform throttles by it. */
export function createAccountKeeper(options: ServerCommerceOptions): AccountKeeper {
  const client = createServerClient(options);
  return { ...createCredentials(client), ...createAccountDetails(client) };
}

function createServerClient(options: ServerCommerceOptions): CommerceClient {
  return createCommerceClient(options, createBoundedFetch(LARGEST_ANSWER_BYTES, options.fetch));
}

async function readMetaobjects({ query }: CommerceClient, type: string, country: string) {
  const found: MetaobjectsQuery['metaobjects']['nodes'] = [];
  const take = async (after: string | null) => {
    const { metaobjects } = await query(METAOBJECTS_QUERY, { type, after, country });
    found.push(...readList(metaobjects?.nodes));
    return metaobjects?.pageInfo;
  };
  await readFurther(await take(null), take);
  return found;
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
