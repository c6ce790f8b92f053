import { toGid } from '../../product/identifiers.ts';
import type { SearchSuggestions } from '../../search/search-suggestions.ts';
import type { CommerceClient } from './client.ts';
import type { ListingReader } from './commerce.ts';
import {
  COLLECTION_PAGE_QUERY,
  PIECE_LIST_QUERY,
  PREDICTIVE_SEARCH_QUERY,
  PRODUCT_LIST_QUERY,
  RECOMMENDATIONS_QUERY,
} from './documents/listing.ts';
import {
  collectionPageShape,
  pieceListShape,
  predictiveSearchShape,
  productListShape,
  recommendationsShape,
} from './generated/answer-shapes.ts';
import { listSiblings } from './list-siblings.ts';
import { mapInBatches } from './map-in-batches.ts';
import { toCollectionPage, toProduct, toProductListPage } from './map-product.ts';
import { toFoundPiece, toSuggestions } from './map-suggestions.ts';
import { findBySkus, findProducts, withAllVariants, withWholeProducts } from './read-products.ts';

/** The platform takes no more suggestions of a kind. */
const MOST_SUGGESTIONS = 10;

const noSuggestions: SearchSuggestions = { products: [], collections: [], queries: [] };

/** Listings, for browsers and for the server. */
export function createListingReader(client: CommerceClient): ListingReader {
  const { query } = client;

  return {
    async collectionPage({ handle, size, after, before, sortKey, reverse, filters }, country) {
      const slice = before === undefined ? { first: size, after: after ?? null } : { last: size, before };
      const order = { ...(sortKey && { sortKey }), ...(reverse === undefined ? {} : { reverse }) };
      const narrowed = filters === undefined || filters.length === 0 ? {} : { filters: [...filters] };
      const variables = { handle, ...slice, ...order, ...narrowed, country };
      const { collection } = await query(COLLECTION_PAGE_QUERY, collectionPageShape, variables);
      if (collection === null) return null;
      const products = await withWholeProducts(client, collection.products, country);
      return toCollectionPage({ ...collection, products }, before ?? after ?? null);
    },

    productsByHandles: (handles, country) => findProducts(client, handles, country),

    productsBySkus: (skus, country) => findBySkus(client, skus, country),

    siblings: (handles, country) => listSiblings(client, handles, country),

    async searchProducts({ query: words, first, sortKey, reverse, after }, country) {
      const variables = { query: words, first, sortKey, reverse, ...(after && { after }), country };
      const { products } = await query(PRODUCT_LIST_QUERY, productListShape, variables);
      return toProductListPage(await withWholeProducts(client, products, country), after ?? null);
    },

    async searchPieces({ query: words, first, sortKey, reverse, after }, country) {
      const variables = { query: words, first, sortKey, reverse, ...(after && { after }), country };
      const { nodes, pageInfo } = (await query(PIECE_LIST_QUERY, pieceListShape, variables)).products;
      return { products: nodes.map(toFoundPiece), ...pageInfo };
    },

    async suggest(words, limit, country) {
      if (words.trim() === '') return noSuggestions;
      const most = Math.min(Math.max(1, Math.trunc(limit) || 1), MOST_SUGGESTIONS);
      const variables = { query: words, limit: most, country };
      const found = await query(PREDICTIVE_SEARCH_QUERY, predictiveSearchShape, variables);
      return found.predictiveSearch === null ? noSuggestions : toSuggestions(found.predictiveSearch);
    },

    async recommendations(id, country, intent = 'RELATED') {
      const productId = toGid('Product', id);
      if (productId === null) return [];
      const variables = { productId, intent, country };
      const { productRecommendations } = await query(RECOMMENDATIONS_QUERY, recommendationsShape, variables);
      return mapInBatches(productRecommendations ?? [], async (product) =>
        toProduct(await withAllVariants(client, product, country)),
      );
    },
  };
}
