import type { SearchSuggestions } from '@storefront/core/search/search-suggestions';
import type { createStore } from 'jotai';
import { inMarket } from '../../state/in-market.ts';

type Store = ReturnType<typeof createStore>;
type Suggest = (words: string, country: string) => Promise<SearchSuggestions>;

/** Answers that going back over a word may need again. */
const MOST_KEPT = 50;

/** Suggestions of this visit by country and words, so that going back over a word asks nobody; failures are not kept. */
export function createKeptSuggestions(suggest: Suggest) {
  const kept = new Map<string, SearchSuggestions>();
  const keyOf = (words: string, country: string) => `${country} ${words.toLowerCase()}`;

  return {
    known: (words: string, country: string) => kept.get(keyOf(words, country)),

    /** Asks in the shopper's country, or in the US where that is refused ([error.4]). Rejects as `suggest` does. */
    ask: (store: Store, words: string) =>
      inMarket(store, async (country) => {
        const key = keyOf(words, country);
        const suggestions = kept.get(key) ?? (await suggest(words, country));
        kept.set(key, suggestions);
        const [oldest] = kept.keys();
        if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        return suggestions;
      }),
  };
}
