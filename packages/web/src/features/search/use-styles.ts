import type { SearchState } from '@storefront/core/search/search-state';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { entryKey } from '../../state/history-entry.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { loadLexicon } from './load-lexicon.ts';
import { type FoundProducts, loadStyles } from './load-styles.ts';

export interface FoundStyles {
  /** Of which search in which country these are the results. */
  key: string;
  status: 'searching' | 'found' | 'failed' | 'more' | 'more-failed';
  found: FoundProducts | null;
}

/** A shopper comes back to few of the searches that she left. */
const MOST_REMEMBERED = 12;
const remembered = new Map<string, FoundStyles>();

function remember(styles: FoundStyles): void {
  const entry = entryKey();
  remembered.delete(entry);
  remembered.set(entry, styles);
  for (const oldest of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(oldest);
}

/** The results of the search; the way back from a piece finds those that were shown. */
export function useStyles({ text, sort }: Pick<SearchState, 'text' | 'sort'>) {
  const store = useStore();
  const country = useAtomValue(currencyCountryAtom);
  const key = `${country} ${sort} ${text}`;
  const [styles, setStyles] = useState<FoundStyles>({ key: '', status: 'searching', found: null });
  const [attempt, setAttempt] = useState(0);

  // `attempt` is named here because a retry changes nothing else.
  useEffect(() => {
    if (text === '') return;
    const before = attempt === 0 ? remembered.get(entryKey()) : undefined;
    if (before?.key === key) return setStyles(before);
    let isStale = false;
    const show = (next: FoundStyles) => {
      if (isStale) return;
      setStyles(next);
      if (next.status === 'found') remember(next);
    };
    show({ key, status: 'searching', found: null });
    loadLexicon()
      .then((lexicon) => loadStyles(store, { text, sort }, lexicon))
      .then(
        (found) => show({ key, status: 'found', found }),
        (error) => {
          console.warn('Search could not be reached', error);
          show({ key, status: 'failed', found: null });
        },
      );
    return () => {
      isStale = true;
    };
  }, [key, text, sort, store, attempt]);

  const continueStyles = async () => {
    const { found } = styles;
    if (found === null || found.endCursor === null || styles.status === 'more') return;
    const proceed = (next: FoundStyles) => setStyles((now) => (now.key === key ? next : now));
    proceed({ key, status: 'more', found });
    try {
      const next: FoundStyles = {
        key,
        status: 'found',
        found: await loadStyles(store, { text, sort }, await loadLexicon(), found),
      };
      proceed(next);
      remember(next);
    } catch (error) {
      console.warn('More styles could not be loaded', error);
      proceed({ key, status: 'more-failed', found });
    }
  };
  const isCurrent = styles.key === key;
  return {
    status: isCurrent ? styles.status : ('searching' as const),
    found: isCurrent ? styles.found : null,
    continueStyles,
    retry: () => setAttempt((count) => count + 1),
  };
}
