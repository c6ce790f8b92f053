import type { NextRouter } from 'next/router';
import { goTo } from '../../ui/go-to.ts';

/**
 * Links to a place in this page go through the router: of the browser's own jump it hears when the page has moved
 * already, and it takes the way back for another page. Answers how to end it.
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
