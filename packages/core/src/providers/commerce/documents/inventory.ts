/** `[call.commerce-storefront-api.26]` The first thirty variants; `MORE_INVENTORY_QUERY` reads on. */
export const INVENTORY_QUERY = `#graphql
  query Inventory($handle: String!, $country: CountryCode) @inContext(country: $country) {
    product(handle: $handle) {
      tags
      variants(first: 30) {
        nodes { id availableForSale quantityAvailable }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
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
