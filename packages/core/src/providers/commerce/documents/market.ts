/** `[call.commerce-storefront-api.30]` */
export const COUNTRIES_QUERY = `#graphql
  query Countries($country: CountryCode) @inContext(country: $country) {
    localization {
      availableCountries { isoCode name currency { isoCode symbol } }
    }
  }
` as const;

/** `[call.commerce-storefront-api.31]` The fields `…V2` are aliases, so that their removal changes nothing. */
export const PRICES_QUERY = `#graphql
  query Prices($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        priceV2: price { amount currencyCode }
        compareAtPriceV2: compareAtPrice { amount currencyCode }
      }
    }
  }
` as const;

/** The price of the first variant. */
export const PRICED_FIELDS = `#graphql
  fragment PricedFields on Product {
    variants(first: 1) {
      nodes {
        id
        priceV2: price { amount currencyCode }
        compareAtPriceV2: compareAtPrice { amount currencyCode }
      }
    }
  }
` as const;

/**
 * `[call.commerce-storefront-api.31]` The prices of whole products, and the country and currency that the platform
 * really uses: where the shop does not sell, it returns the prices of the home country.
 */
export const PRODUCT_PRICES_QUERY = `#graphql
  query ProductPrices($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {
    localization {
      country { isoCode name currency { isoCode symbol } }
    }
    nodes(ids: $ids) {
      __typename
      ... on Product {
        id
        handle
        variants(first: 30) {
          nodes {
            id
            price { amount currencyCode }
            compareAtPrice { amount currencyCode }
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
` as const;

export const MORE_PRODUCT_PRICES_QUERY = `#graphql
  query MoreProductPrices($id: ID!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        nodes {
          id
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;
