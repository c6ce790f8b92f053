import type { SearchSuggestions } from '@storefront/core/search/search-suggestions';
import { useEffect, useReducer, useState } from 'react';

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

/** Answers of this visit by country and words: going back over a word asks nobody. */
const known = new Map<string, SearchSuggestions>();

/** Suggestions while somebody types; an answer that comes after the next question is dropped. */
export function useSuggestions(typed: string, country: string): Suggesting & { askAgain: () => void } {
  const words = typed.trim().replace(/\s+/g, ' ');
  const [suggesting, setSuggesting] = useState(IDLE);
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isStale = false;
    const key = `${country} ${words.toLowerCase()} ${attempt}`;
    const show = (status: Suggesting['status'], suggestions: SearchSuggestions) => {
      if (!isStale) setSuggesting({ status, suggestions, words });
    };
    if (words === '') {
      setSuggesting(IDLE);
      return;
    }
    const found = known.get(key);
    if (found) {
      show('found', found);
      return;
    }
    setSuggesting((last) => ({ ...last, status: 'searching' }));
    const timer = setTimeout(async () => {
      try {
        const { commerceListing } = await import('../../commerce-listing.ts');
        const suggestions = await commerceListing().suggest(words, MOST_SUGGESTIONS, country);
        known.set(key, suggestions);
        show('found', suggestions);
      } catch (error) {
        console.warn('Search could not be reached', error);
        show('failed', NOTHING);
      }
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [words, country, attempt]);

  return { ...suggesting, askAgain };
}
