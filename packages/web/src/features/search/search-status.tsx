import { useEffect, useState } from 'react';
import { searchCopy } from '../../copy/search-copy.ts';
import type { Suggesting } from './use-suggestions.ts';

/** How long nothing changes before it is read out: typing does not chatter, and a quick answer spares the wait. */
const SAID_AFTER_MS = 500;

function describe({ status, suggestions: { products, collections, queries }, words }: Suggesting): string {
  if (status === 'searching') return searchCopy.searching;
  if (status === 'failed') return `${searchCopy.failed} ${searchCopy.failedHint}`;
  if (status === 'idle') return '';
  return (
    searchCopy.found(products.length, collections.length, queries.length) ||
    `${searchCopy.nothing(words)} ${searchCopy.nothingHint}`
  );
}

/** What became of the search, for ears: one place that is always there, as only that is sure to be heard. */
export function SearchStatus({ suggesting, typed }: { suggesting: Suggesting; typed: string }) {
  const text = describe(suggesting);
  const [said, setSaid] = useState({ typed: '', text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ typed, text }), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  const isSettled = said.typed === typed && said.text === text;
  return (
    <p role="status" className="sr">
      {isSettled && text}
    </p>
  );
}
