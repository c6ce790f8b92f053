/** What a swatch shows of another product: all variants of a product have its one colour. */
export const SIBLING_FIELDS = `#graphql
  fragment SiblingFields on Product {
    availableForSale
    updatedAt
    tags
    variants(first: 1) { nodes { selectedOptions { name value } } }
  }
` as const;
