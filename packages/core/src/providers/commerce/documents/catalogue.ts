const MONEY = `#graphql
  fragment Money on MoneyV2 { amount currencyCode }
` as const;

const PICTURE = `#graphql
  fragment Picture on Image { url altText width height }
` as const;

const VARIANT = `#graphql
  fragment ProductVariantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    quantityAvailable
    price { ...Money }
    compareAtPrice { ...Money }
    selectedOptions { name value }
    image { ...Picture }
    shopPayInstallmentsPricing {
      available
      eligible
      installmentsCount { count }
      pricePerTerm { ...Money }
    }
  }
` as const;

const PRODUCT = `#graphql
  fragment ProductFields on Product {
    id
    title
    handle
    descriptionHtml
    availableForSale
    createdAt
    tags
    productType
    vendor
    priceRange { minVariantPrice { ...Money } maxVariantPrice { ...Money } }
    collections(first: 50) { nodes { title handle } }
    images(first: 30) { nodes { ...Picture } }
    variants(first: 30) {
      nodes { ...ProductVariantFields }
      pageInfo { hasNextPage endCursor }
    }
    metafields(identifiers: [
      { namespace: "pdp_extras", key: "pdp_swatch_image" }
      { namespace: "pdp_extras", key: "pdp_swatch_products" }
      { namespace: "pdp_extras", key: "pdp_swatch_match_colors" }
      { namespace: "pdp_extras", key: "pdp_similar_products" }
      { namespace: "pdp_extras", key: "pdp_set_products" }
      { namespace: "pdp_extras", key: "pdp_field_details" }
      { namespace: "my_fields", key: "video" }
      { namespace: "my_fields", key: "as_seen_on_image_1" }
      { namespace: "my_fields", key: "as_seen_on_image_2" }
      { namespace: "my_fields", key: "as_seen_on_image_3" }
      { namespace: "my_fields", key: "as_seen_on_image_4" }
      { namespace: "my_fields", key: "as_seen_on_text_1" }
      { namespace: "my_fields", key: "as_seen_on_text_2" }
      { namespace: "my_fields", key: "as_seen_on_text_3" }
      { namespace: "my_fields", key: "as_seen_on_text_4" }
      { namespace: "my_fields", key: "details" }
      { namespace: "sanity", key: "swatch_products" }
      { namespace: "sanity", key: "collection_images" }
      { namespace: "app--sanity", key: "published" }
    ]) {
      key
      type
      value
      reference {
        ... on MediaImage { image { url } }
        ... on Video { sources { url mimeType height } }
      }
    }
  }
` as const;

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

/** `[call.commerce-storefront-api.23]` The form for more than ten handles: one search instead of aliases. */
export const PRODUCTS_SEARCH_QUERY = `#graphql
  query ProductsSearch($query: String!, $first: Int!, $country: CountryCode) @inContext(country: $country) {
    products(query: $query, first: $first) { nodes { ...ProductFields } }
  }
  ${PRODUCT}
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
    $country: CountryCode
  ) @inContext(country: $country) {
    collection(handle: $handle) {
      id
      handle
      title
      descriptionHtml
      image { ...Picture }
      metafields(identifiers: [{ namespace: "my_fields", key: "collection_copy" }]) { key value }
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        sortKey: $sortKey
        reverse: $reverse
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

/** What a query with one aliased product per handle ends with; `[call.commerce-storefront-api.22]`. */
export const PRODUCT_FRAGMENTS = `${PRODUCT}${VARIANT}${PICTURE}${MONEY}` as const;
