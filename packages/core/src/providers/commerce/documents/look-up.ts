import { MONEY, PICTURE, PRODUCT, VARIANT } from './product-fragments.ts';

/** `[call.commerce-storefront-api.29]` */
export const VARIANT_QUERY = `#graphql
  query VariantWithProduct($id: ID!, $country: CountryCode) @inContext(country: $country) {
    node(id: $id) {
      __typename
      ... on ProductVariant {
        ...ProductVariantFields
        weight
        weightUnit
        unitPrice { ...Money }
        unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
        product { ...ProductFields }
      }
    }
  }
  ${PRODUCT}
  ${VARIANT}
  ${PICTURE}
  ${MONEY}
` as const;

/** `[call.commerce-storefront-api.28]` */
export const VIDEO_QUERY = `#graphql
  query Video($id: ID!, $country: CountryCode) @inContext(country: $country) {
    node(id: $id) {
      __typename
      ... on Video { sources { url mimeType format height width } }
    }
  }
` as const;

/** `[call.commerce-storefront-api.32]` */
export const INSTALLMENTS_QUERY = `#graphql
  query Installments($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id
        shopPayInstallmentsPricing {
          available
          eligible
          installmentsCount { count }
          pricePerTerm { amount currencyCode }
        }
      }
    }
  }
` as const;
