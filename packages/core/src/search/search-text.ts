// The search page's first script has this, so it imports nothing.

const LONGEST_TEXT = 120;

/** The words of a search in a query string, tidied. */
export function readSearchText(query: string): string {
  return tidySearchText(new URLSearchParams(query).get('q') ?? '');
}

/** Collapses white space and cuts to 120 characters, never inside a surrogate pair. */
export function tidySearchText(text: string): string {
  // Firefox before 119 has no toWellFormed.
  const line = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}
