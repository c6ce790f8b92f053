import type { NextRouter } from 'next/router';

/** Goes to an address of ours without a page load. */
export function goTo(router: Pick<NextRouter, 'push'>, href: string): void {
  // Whoever took scrolling over from the browser also takes it over from Next.
  void router.push(href, undefined, { scroll: history.scrollRestoration === 'auto' });
}
