import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import { findResults } from '@storefront/core/search/find-results';
import {
  combineSuggestions,
  pieceToRankable,
  type TypedSuggestions,
} from '@storefront/core/search/search-suggestions';
import { loadLexicon } from './load-lexicon.ts';

/**
 * What the panel suggests: the pieces that the search page shows first, with the platform's collections and searches.
 * At most `limit` of each. Rejects with a `Fault` when the platform fails.
 */
export async function suggestStyles(
  reader: Pick<ListingReader, 'searchPieces' | 'suggest'>,
  words: string,
  limit: number,
  country: string,
): Promise<TypedSuggestions> {
  const findPieces = async () => {
    const request = { text: words, sort: 'featured', after: null } as const;
    const search = (page: Parameters<typeof reader.searchPieces>[0]) => reader.searchPieces(page, country);
    return findResults(request, await loadLexicon(), search, pieceToRankable);
  };
  const [found, suggestions] = await Promise.all([findPieces(), reader.suggest(words, limit, country)]);
  return combineSuggestions(suggestions, found, words, limit);
}
