export const MONEY = `#graphql
  fragment Money on MoneyV2 { amount currencyCode }
` as const;

export const PICTURE = `#graphql
  fragment Picture on Image { url altText width height }
` as const;

export const VARIANT = `#graphql
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

/** `[entity.product.7]` `[entity.product.8]` `[entity.product.9]` `[entity.product.10]` `[entity.normalized-product.27]` */
export const METAFIELDS = `#graphql
  fragment ProductMetafieldFields on Product {
    metafields(identifiers: [
      { namespace: "pdp_extras", key: "pdp_swatch_image" }
      { namespace: "pdp_extras", key: "pdp_swatch_products" }
      { namespace: "pdp_extras", key: "pdp_swatch_match_colors" }
      { namespace: "pdp_extras", key: "pdp_similar_products" }
      { namespace: "pdp_extras", key: "pdp_set_products" }
      { namespace: "pdp_extras", key: "pdp_field_details" }
      { namespace: "pdp_extras", key: "pdp_main_image_pic" }
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
        __typename
        ... on MediaImage { image { url } }
        ... on Video { sources { url mimeType height } }
      }
    }
  }
` as const;

export const PRODUCT = `#graphql
  fragment ProductFields on Product {
    id
    title
    handle
    descriptionHtml
    availableForSale
    createdAt
    updatedAt
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
    ...ProductMetafieldFields
  }
  ${METAFIELDS}
` as const;

/** All that `ProductFields` needs, for queries that are put together at run time. */
export const PRODUCT_FRAGMENTS = `${PRODUCT}${VARIANT}${PICTURE}${MONEY}` as const;
