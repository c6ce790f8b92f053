import { METAFIELDS, MONEY, PICTURE, PRODUCT, VARIANT } from './product-fragments.ts';

/** The variants that did not fit into a product's first thirty. */
export const MORE_VARIANTS_QUERY = `#graphql
  query MoreVariants($id: ID!, $after: String, $country: CountryCode) @inContext(country: $country) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes { ...ProductVariantFields }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;

/** `[call.commerce-storefront-api.11]` `first` with `after`, or `last` with `before`. */
export const COLLECTION_PAGE_QUERY = `#graphql
  query CollectionPage(
    $handle: String!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sortKey: ProductCollectionSortKeys
    $reverse: Boolean
    $filters: [ProductFilter!]
    $country: CountryCode
  ) @inContext(country: $country) {
    collection(handle: $handle) {
      id
      handle
      title
      descriptionHtml
      updatedAt
      image { ...Picture }
      metafields(identifiers: [{ namespace: "my_fields", key: "collection_copy" }]) { key value }
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        sortKey: $sortKey
        reverse: $reverse
        filters: $filters
      ) {
        edges { cursor node { ...ProductFields } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }
  ${PRODUCT}
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;

/**
 * `[call.commerce-storefront-api.19]` What the shopper searches for; `[call.commerce-storefront-api.16]` what a
 * filtered collection holds; `[call.commerce-storefront-api.18]` without a query, all products.
 */
export const PRODUCT_LIST_QUERY = `#graphql
  query ProductList(
    $query: String
    $first: Int!
    $after: String
    $sortKey: ProductSortKeys
    $reverse: Boolean
    $country: CountryCode
  ) @inContext(country: $country) {
    products(query: $query, first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
      edges { cursor node { ...ProductFields } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
  ${PRODUCT}
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;

/** `[call.commerce-storefront-api.19]` The same search without variants, while the shopper types. */
export const PIECE_LIST_QUERY = `#graphql
  query PieceList(
    $query: String
    $first: Int!
    $after: String
    $sortKey: ProductSortKeys
    $reverse: Boolean
    $country: CountryCode
  ) @inContext(country: $country) {
    products(query: $query, first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
      nodes {
        handle
        title
        productType
        tags
        availableForSale
        featuredImage { ...Picture }
        priceRange { minVariantPrice { ...Money } }
        compareAtPriceRange { minVariantPrice { ...Money } }
        ...ProductMetafieldFields
      }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${METAFIELDS}
  ${PICTURE}
  ${MONEY}
` as const;

export const PREDICTIVE_SEARCH_QUERY = `#graphql
  query PredictiveSearch($query: String!, $limit: Int!, $country: CountryCode)
  @inContext(country: $country) {
    predictiveSearch(
      query: $query
      limit: $limit
      limitScope: EACH
      types: [PRODUCT, COLLECTION, QUERY]
    ) {
      products {
        handle
        title
        availableForSale
        featuredImage { ...Picture }
        priceRange { minVariantPrice { ...Money } }
        compareAtPriceRange { minVariantPrice { ...Money } }
      }
      collections { handle title image { ...Picture } }
      queries { text }
    }
  }
  ${PICTURE}
  ${MONEY}
` as const;

export const RECOMMENDATIONS_QUERY = `#graphql
  query Recommendations($productId: ID!, $intent: ProductRecommendationIntent, $country: CountryCode)
  @inContext(country: $country) {
    productRecommendations(productId: $productId, intent: $intent) { ...ProductFields }
  }
  ${PRODUCT}
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;
