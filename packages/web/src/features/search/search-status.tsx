import { useEffect, useState } from 'react';
import { searchCopy } from '../../copy/search-copy.ts';
import type { Suggesting } from './use-suggestions.ts';

/** Announcing later keeps screen readers quiet while the shopper types, and skips "Searching" for fast results. */
const ANNOUNCE_AFTER_MS = 500;

function describe({ status, suggestions, words }: Suggesting): string {
  const { products, collections, queries, corrected } = suggestions;
  if (status === 'searching') return searchCopy.searching;
  if (status === 'failed') return `${searchCopy.failed} ${searchCopy.failedHint}`;
  if (status === 'idle') return '';
  const found = searchCopy.found(products.length, collections.length, queries.length);
  if (corrected !== null) return `${searchCopy.corrected(words, corrected)} ${found}`;
  return found || `${searchCopy.nothing(words)} ${searchCopy.nothingHint}`;
}

/** Announces the result of the search. Always in the document: screen readers may ignore live regions added later. */
export function SearchStatus({ suggesting, typed }: { suggesting: Suggesting; typed: string }) {
  const text = describe(suggesting);
  const [announced, setAnnounced] = useState({ typed: '', text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ typed, text }), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  const isSettled = announced.typed === typed && announced.text === text;
  return (
    <p role="status" className="sr">
      {isSettled && text}
    </p>
  );
}
