import { Fragment } from 'react';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text in which the words of the search are underlined. */
export function Marked({ text, words }: { text: string; words: string }) {
  const wanted = fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return text.split(/([\p{L}\p{N}]+)/u).map((part, place) => {
    const isWanted = place % 2 === 1 && wanted.some((word) => fold(part).startsWith(word));
    const key = `${place} ${part}`;
    return isWanted ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
