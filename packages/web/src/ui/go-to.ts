import type { NextRouter } from 'next/router';

/** Navigates client-side to an address of ours. */
export function goTo(router: Pick<NextRouter, 'push'>, href: string): void {
  // The shell takes scrolling over from the browser and from Next.
  void router.push(href, undefined, { scroll: history.scrollRestoration === 'auto' });
}
