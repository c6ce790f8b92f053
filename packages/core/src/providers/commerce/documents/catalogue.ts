import { MONEY, PICTURE, PRODUCT, VARIANT } from './product-fragments.ts';

/** `[call.commerce-storefront-api.20]` */
export const PRODUCT_QUERY = `#graphql
  query Product($handle: String!, $country: CountryCode) @inContext(country: $country) {
    product(handle: $handle) { ...ProductFields }
  }
  ${PRODUCT}
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;

/** `[call.commerce-storefront-api.18]` */
export const PRODUCT_HANDLES_QUERY = `#graphql
  query ProductHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {
    products(first: $first, after: $after, sortKey: BEST_SELLING) {
      nodes { handle }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** `[call.commerce-storefront-api.17]` */
export const COLLECTION_HANDLES_QUERY = `#graphql
  query CollectionHandles($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {
    collections(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {
      nodes { handle }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** `[call.commerce-storefront-api.17]` */
export const COLLECTIONS_QUERY = `#graphql
  query Collections($first: Int!, $after: String, $country: CountryCode) @inContext(country: $country) {
    collections(first: $first, after: $after, sortKey: TITLE) {
      nodes { id handle title descriptionHtml updatedAt image { ...Picture } }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${PICTURE}
` as const;

/** `[call.commerce-storefront-api.27]` */
export const COLLECTION_META_QUERY = `#graphql
  query CollectionMeta($handle: String!, $country: CountryCode) @inContext(country: $country) {
    collection(handle: $handle) {
      title
      metafields(identifiers: [
        { namespace: "my_fields", key: "collection_copy" }
        { namespace: "app--sanity", key: "published" }
      ]) { key value }
    }
  }
` as const;

/** Redirects of the former shop; the search also finds similar paths. */
export const REDIRECT_QUERY = `#graphql
  query Redirect($search: String!, $country: CountryCode) @inContext(country: $country) {
    urlRedirects(first: 10, query: $search) { nodes { path target } }
  }
` as const;

/** What the sitemap has of every product. */
export const PRODUCT_MAP_QUERY = `#graphql
  query ProductMap($after: String, $country: CountryCode) @inContext(country: $country) {
    products(first: 250, after: $after, sortKey: ID) {
      nodes { handle updatedAt images(first: 3) { nodes { url } } }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** The metaobjects of the filter map. */
export const METAOBJECTS_QUERY = `#graphql
  query Metaobjects($type: String!, $after: String, $country: CountryCode) @inContext(country: $country) {
    metaobjects(type: $type, first: 250, after: $after) {
      nodes { handle fields { key value } }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;
