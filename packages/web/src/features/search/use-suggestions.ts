import type { TypedSuggestions } from '@storefront/core/search/search-suggestions';
import { tidySearchText } from '@storefront/core/search/search-text';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { suggestStyles } from './suggest-styles.ts';
import { createSuggestionCache } from './suggestion-cache.ts';

/** Between the last keystroke and the request. */
const DEBOUNCE_MS = 160;
/** Of each kind; the panel has no room for more. */
const MAX_SUGGESTIONS = 4;

export interface Suggesting {
  status: 'idle' | 'searching' | 'found' | 'failed';
  /** Those of `words`, or the former ones while `words` are searched. */
  suggestions: TypedSuggestions;
  words: string;
}

const NOTHING: TypedSuggestions = { products: [], collections: [], queries: [], corrected: null };
const IDLE: Suggesting = { status: 'idle', suggestions: NOTHING, words: '' };

const cache = createSuggestionCache(async (words, country) => {
  const { commerceListing } = await import('../../clients/commerce-listing.ts');
  return suggestStyles(commerceListing(), words, MAX_SUGGESTIONS, country);
});

/** Suggestions while the shopper types; a result that arrives after the next request is dropped. */
export function useSuggestions(typed: string): Suggesting & { retry: () => void } {
  const words = tidySearchText(typed);
  const store = useStore();
  const country = useAtomValue(priceCountryAtom);
  const [suggesting, setSuggesting] = useState(IDLE);
  const [retried, setRetried] = useState({ words: '' });

  useEffect(() => {
    let isStale = false;
    const show = (status: Suggesting['status'], suggestions: TypedSuggestions) => {
      if (!isStale) setSuggesting({ status, suggestions, words });
    };
    if (words === '') {
      setSuggesting(IDLE);
      return;
    }
    const found = cache.cached(words, country);
    if (found) {
      show('found', found);
      return;
    }
    setSuggesting((last) => ({ ...last, status: 'searching' }));
    // A retry need not wait for further typing.
    const delayMs = retried.words === words ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(async () => {
      try {
        show('found', await cache.suggest(store, words));
      } catch (error) {
        console.warn('Search could not be reached', error);
        show('failed', NOTHING);
      }
    }, delayMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words, store, country, retried]);

  return { ...suggesting, retry: () => setRetried({ words }) };
}
