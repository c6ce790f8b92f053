import { useStore } from 'jotai';
import Router, { useRouter } from 'next/router';
import { useEffect } from 'react';
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
import { forgetAnswers } from './forget-answers.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { spareAbsentPages } from './spare-absent-pages.ts';

/** Feeds the site's state from the browser, and moves the page after navigations. Shows nothing. */
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
    const tell = () => store.set(prefersReducedMotionAtom, media.matches);
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [store]);

  useEffect(revealOnScroll, []);
  useEffect(spareAbsentPages, []);
  useEffect(forgetAnswers, []);

  return null;
}
