import { useStore } from 'jotai';
import Router, { useRouter } from 'next/router';
import { useEffect } from 'react';
import { expirePageData } from '../../next/expire-page-data.ts';
import { lastNavigationWins } from '../../next/last-navigation-wins.ts';
import { skipAbsentPrefetch } from '../../next/skip-absent-prefetch.ts';
import { headerOpenAtom } from '../../state/panels-atoms.ts';
import { isScrollingAtom, scrollAtom } from '../../state/scroll-atoms.ts';
import {
  activePageAtom,
  isTransitioningAtom,
  pageTitleAtom,
  prefersReducedMotionAtom,
  viewportAtom,
} from '../../state/site-atoms.ts';
import { followNavigation } from './follow-navigation.ts';
import { followViewport } from './follow-viewport.ts';
import { layOutNow, layOutRest } from './lay-out-rest.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

/** Writes the browser's state into the atoms, and moves the page after navigations. Draws nothing. */
export function SiteStateHost() {
  const store = useStore();
  const { pathname } = useRouter();

  useEffect(() => {
    store.set(activePageAtom, pathname);
  }, [store, pathname]);

  useEffect(
    () =>
      followNavigation(Router, {
        onTransition: (isTransitioning) => store.set(isTransitioningAtom, isTransitioning),
        // The title is written by an effect of the page that has just arrived.
        onArrival: () => requestAnimationFrame(() => store.set(pageTitleAtom, document.title)),
        isHeaderOpen: () => store.get(headerOpenAtom),
      }),
    [store],
  );

  useEffect(
    () =>
      followViewport({
        onViewport: (viewport) => store.set(viewportAtom, viewport),
        onScroll: (state) => store.set(scrollAtom, state),
        onScrolling: (isScrolling) => store.set(isScrollingAtom, isScrolling),
      }),
    [store],
  );

  useEffect(() => {
    const media = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => store.set(prefersReducedMotionAtom, media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [store]);

  useEffect(revealOnScroll, []);
  useEffect(skipAbsentPrefetch, []);
  useEffect(expirePageData, []);
  useEffect(lastNavigationWins, []);
  useEffect(() => {
    Router.events.on('routeChangeStart', layOutNow);
    const stop = layOutRest();
    return () => {
      Router.events.off('routeChangeStart', layOutNow);
      stop();
    };
  }, []);

  return null;
}
