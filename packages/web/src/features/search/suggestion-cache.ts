import type { createStore } from 'jotai';
import { inPriceMarket } from '../../state/in-price-market.ts';

type Store = ReturnType<typeof createStore>;

const MAX_CACHED = 50;

/** Caches the suggestions of this visit by country and words, so that deleting a letter sends no request. */
export function createSuggestionCache<Found>(suggest: (words: string, country: string) => Promise<Found>) {
  const cache = new Map<string, Found>();
  const keyOf = (words: string, country: string) => `${country} ${words.toLowerCase()}`;

  return {
    cached: (words: string, country: string) => cache.get(keyOf(words, country)),

    /** `[error.4]` Searches the shopper's country, or the US when that is refused. Rejects as `suggest` does. */
    suggest: (store: Store, words: string) =>
      inPriceMarket(store, async (country) => {
        const key = keyOf(words, country);
        const suggestions = cache.get(key) ?? (await suggest(words, country));
        cache.set(key, suggestions);
        const [oldest] = cache.keys();
        if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
        return suggestions;
      }),
  };
}
