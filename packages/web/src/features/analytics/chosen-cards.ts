/** The handle that a card's link in a listing leads to; null for every other link. */
export function chosenHandle(link: Pick<HTMLAnchorElement, 'pathname' | 'search'> | null): string | null {
  if (link === null || !/^\?ref=(?:collection|search)-card$/.test(link.search)) return null;
  return /^\/products\/([^/]+)$/.exec(link.pathname)?.[1] ?? null;
}

/** Calls back when a card of a listing is clicked. Returns a cleanup function. */
export function followChosenCards(onChoice: (handle: string) => void): () => void {
  const onClick = ({ target }: Event) => {
    const handle = chosenHandle(target instanceof Element ? target.closest('a') : null);
    if (handle !== null) onChoice(handle);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
