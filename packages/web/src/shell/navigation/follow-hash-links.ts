import type { NextRouter } from 'next/router';
import { goTo } from '../../ui/go-to.ts';

/**
 * Sends links to a place in this page through the router: it notices the browser's own jump only when the page has
 * moved, and takes the way back for another page. Returns a cleanup function.
 */
export function followHashLinks(router: Pick<NextRouter, 'push'>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href') ?? '';
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!/^#./.test(hash) || link?.target || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    goTo(router, location.pathname + location.search + hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
