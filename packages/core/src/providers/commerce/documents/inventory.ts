/** The first thirty variants. */
export const INVENTORY_FIELDS = `#graphql
  fragment InventoryFields on Product {
    tags
    priceRange {
      minVariantPrice { amount currencyCode }
      maxVariantPrice { amount currencyCode }
    }
    variants(first: 30) {
      nodes { id availableForSale quantityAvailable }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** `[call.commerce-storefront-api.26]` `MORE_INVENTORY_QUERY` reads the other variants. */
export const INVENTORY_QUERY = `#graphql
  query Inventory($handle: String!, $country: CountryCode) @inContext(country: $country) {
    product(handle: $handle) { ...InventoryFields }
  }
  ${INVENTORY_FIELDS}
` as const;

export const MORE_INVENTORY_QUERY = `#graphql
  query MoreInventory($handle: String!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    product(handle: $handle) {
      variants(first: 250, after: $after) {
        nodes { id availableForSale quantityAvailable }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;
