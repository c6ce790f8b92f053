/** The tags of everything in a collection, for the counts of filter options. */
export const COLLECTION_TAGS_QUERY = `#graphql
  query CollectionTags($handle: String!, $after: String, $country: CountryCode)
  @inContext(country: $country) {
    collection(handle: $handle) {
      products(first: 250, after: $after) {
        nodes { tags }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;
