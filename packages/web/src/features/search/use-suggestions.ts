import type { SearchSuggestions } from '@storefront/core/search/search-suggestions';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { createKeptSuggestions } from './kept-suggestions.ts';
import { askedWords } from './search-options.ts';

/** Between the last keystroke and the question. */
const DEBOUNCE_MS = 160;
/** Of each kind; the panel has no room for more. */
const MOST_SUGGESTIONS = 4;

export interface Suggesting {
  status: 'idle' | 'searching' | 'found' | 'failed';
  /** What was found for `words`; older ones while the next are on their way. */
  suggestions: SearchSuggestions;
  words: string;
}

const NOTHING: SearchSuggestions = { products: [], collections: [], queries: [] };
const IDLE: Suggesting = { status: 'idle', suggestions: NOTHING, words: '' };

const kept = createKeptSuggestions(async (words, country) => {
  const { commerceListing } = await import('../../commerce-listing.ts');
  return commerceListing().suggest(words, MOST_SUGGESTIONS, country);
});

/** Suggestions while somebody types; an answer that comes after the next question is dropped. */
export function useSuggestions(typed: string): Suggesting & { askAgain: () => void } {
  const words = askedWords(typed);
  const store = useStore();
  const country = useAtomValue(currencyCountryAtom);
  const [suggesting, setSuggesting] = useState(IDLE);
  const [again, setAgain] = useState({ words: '' });

  useEffect(() => {
    let isStale = false;
    const show = (status: Suggesting['status'], suggestions: SearchSuggestions) => {
      if (!isStale) setSuggesting({ status, suggestions, words });
    };
    if (words === '') {
      setSuggesting(IDLE);
      return;
    }
    const found = kept.known(words, country);
    if (found) {
      show('found', found);
      return;
    }
    setSuggesting((last) => ({ ...last, status: 'searching' }));
    // Whoever asks again has stopped typing.
    const delayMs = again.words === words ? 0 : DEBOUNCE_MS;
    const timer = setTimeout(async () => {
      try {
        show('found', await kept.ask(store, words));
      } catch (error) {
        console.warn('Search could not be reached', error);
        show('failed', NOTHING);
      }
    }, delayMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words, store, country, again]);

  return { ...suggesting, askAgain: () => setAgain({ words }) };
}
