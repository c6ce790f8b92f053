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
