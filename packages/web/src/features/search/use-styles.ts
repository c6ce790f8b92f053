import type { SearchState } from '@storefront/core/search/search-state';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { createEntryMemory } from '../../state/entry-memory.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { loadLexicon } from './load-lexicon.ts';
import { type FoundProducts, loadStyles } from './load-styles.ts';

export interface FoundStyles {
  /** Of which search in which country these are the results. */
  key: string;
  status: 'searching' | 'found' | 'failed' | 'more' | 'more-failed';
  found: FoundProducts | null;
  /** Handles of the collections of one kind of piece. */
  kinds: ReadonlySet<string>;
}

const NO_KINDS: ReadonlySet<string> = new Set();

const { remember, recall } = createEntryMemory<FoundStyles>();

/** The results of the search; the way back from a piece finds those that were shown. */
export function useStyles({ text, sort }: Pick<SearchState, 'text' | 'sort'>) {
  const store = useStore();
  const country = useAtomValue(priceCountryAtom);
  const key = `${country} ${sort} ${text}`;
  const [styles, setStyles] = useState<FoundStyles>({
    key: '',
    status: 'searching',
    found: null,
    kinds: NO_KINDS,
  });
  const [attempt, setAttempt] = useState(0);

  // `attempt` is named here because a retry changes nothing else.
  useEffect(() => {
    if (text === '') return;
    const before = attempt === 0 ? recall() : undefined;
    if (before?.key === key) return setStyles(before);
    let isStale = false;
    const show = (next: FoundStyles) => {
      if (isStale) return;
      setStyles(next);
      if (next.status === 'found') remember(next);
    };
    const empty = { key, found: null, kinds: NO_KINDS };
    show({ ...empty, status: 'searching' });
    const search = async () => {
      const lexicon = await loadLexicon();
      const found = await loadStyles(store, { text, sort }, lexicon);
      show({ key, status: 'found', found, kinds: lexicon.kinds });
    };
    search().catch((error: unknown) => {
      console.warn('Search could not be reached', error);
      show({ ...empty, status: 'failed' });
    });
    return () => {
      isStale = true;
    };
  }, [key, text, sort, store, attempt]);

  const continueStyles = async () => {
    const { found, kinds } = styles;
    if (found === null || found.endCursor === null || styles.status === 'more') return;
    const proceed = (next: FoundStyles) => setStyles((now) => (now.key === key ? next : now));
    proceed({ key, status: 'more', found, kinds });
    try {
      const next: FoundStyles = {
        key,
        status: 'found',
        kinds,
        found: await loadStyles(store, { text, sort }, await loadLexicon(), found),
      };
      proceed(next);
      remember(next);
    } catch (error) {
      console.warn('More styles could not be loaded', error);
      proceed({ key, status: 'more-failed', found, kinds });
    }
  };
  const isCurrent = styles.key === key;
  return {
    status: isCurrent ? styles.status : ('searching' as const),
    found: isCurrent ? styles.found : null,
    kinds: styles.kinds,
    continueStyles,
    retry: () => setAttempt((count) => count + 1),
  };
}
