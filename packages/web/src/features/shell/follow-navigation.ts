import { withAskedParts } from '@storefront/core/shell/keep-query';
import { scrollAfterNavigation } from '@storefront/core/shell/scroll';
import type { NextRouter } from 'next/router';
import { entryKey, keepInEntry, keptInEntry } from '../../state/history-entry.ts';
import { followHashLinks } from './follow-hash-links.ts';
import { isRedirectTarget } from './is-redirect-target.ts';
import { keepHashOfRedirects } from './keep-hash.ts';
import { showPageTurn } from './page-turn.ts';
import { restoreScroll } from './restore-scroll.ts';

export interface NavigationReport {
  onTransition: (isTransitioning: boolean) => void;
  /** A page stands; `document.title` may follow in a moment. */
  onArrival: () => void;
  /** Whether something hangs from the header: the shopper has gone on already. */
  isHeaderOpen: () => boolean;
}

type Router = Pick<NextRouter, 'beforePopState' | 'events' | 'push' | 'replace'>;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const POSITION = 'scrollY';
const RETURN = 'isReturn';

const shownAddress = () => `${location.pathname}${location.search}${location.hash}`;

/**
 * `[screen.scroll-behaviour]` Takes scrolling after navigations over from Next and the browser: to the top once
 * the page has turned, back to where it stood, or nowhere. Answers how to give it back.
 */
export function followNavigation(router: Router, report: NavigationReport): () => void {
  const { onTransition, onArrival, isHeaderOpen } = report;
  let here = shownAddress();
  let hereKey = entryKey();
  let asked: string | null = null;
  let startedAt = 0;
  let isPopped = false;
  let isHistory = false;
  /** Through the history to a page that is not shown yet, or that did not come. */
  let isReturning = false;
  /** The page shown has not been brought to its top yet. */
  let isTopPending = false;
  /** The address shown is being given back what a redirect took from it: the page has turned already. */
  let isCompleting = false;
  let timer = 0;
  let stopRestoring = () => {};

  /** Where the page is being brought back to; null where the shopper decides where it stands. */
  let restoring: number | null = null;

  const keepPosition = () => {
    const stands = restoring ?? (isTopPending ? 0 : Math.round(window.scrollY));
    keepInEntry(hereKey, POSITION, stands);
  };

  const moveTo = (to: string) => {
    const saved = isHistory ? keptInEntry(entryKey(), POSITION) : null;
    return scrollAfterNavigation({
      from: here,
      to,
      isHistory,
      savedScrollY: typeof saved === 'number' ? saved : null,
      prefersReducedMotion: matchMedia(LESS_MOTION).matches,
    });
  };

  const restore = (scrollY: number) => {
    stopRestoring();
    restoring = scrollY;
    stopRestoring = restoreScroll(scrollY, () => {
      restoring = null;
    });
  };

  const settle = () => {
    clearTimeout(timer);
    isTopPending = false;
    asked = null;
    showPageTurn(null);
    onTransition(false);
  };

  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };

  const onStart = (to: string) => {
    if (isCompleting) return;
    // A redirect starts a second time, for the same wish; whatever else starts is another.
    if (asked !== null && !isRedirectTarget(to)) asked = null;
    if (asked === null) startedAt = performance.now();
    keepPosition();
    stopRestoring();
    clearTimeout(timer);
    isHistory = isPopped;
    isReturning = isPopped;
    isPopped = false;
    asked ??= to;
    onTransition(true);
    const move = moveTo(to);
    if (move.kind === 'top' && move.delayMs > 0 && !isHistory) showPageTurn('leaving');
  };

  const onComplete = (to: string) => {
    const isSamePage = isCompleting;
    isCompleting = false;
    isReturning = false;
    takeOver();
    if (isSamePage && !to.includes('#')) {
      here = to;
      return;
    }
    const wish = asked ?? to;
    // Whoever goes on before this page is at its top wishes for something else.
    asked = null;
    const move = moveTo(to);
    here = to;
    hereKey = entryKey();
    onArrival();
    if (move.kind !== 'top') {
      settle();
      if (move.kind === 'restore') {
        restore(move.scrollY);
        // Next goes to the address's hash a moment after a page was drawn.
        timer = window.setTimeout(restore, 0, move.scrollY);
        focusMain();
      }
      if (move.kind === 'anchor') showAnchor(move.id);
    } else {
      isTopPending = true;
      if (move.delayMs > 0) showPageTurn('entering');
      const turnedMs = performance.now() - startedAt;
      timer = window.setTimeout(
        () => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          settle();
          if (!isHeaderOpen()) focusMain();
        },
        Math.max(0, move.delayMs - turnedMs),
      );
    }
    const kept = withAskedParts(to, new URL(wish, location.href).href);
    if (kept === to) return;
    isCompleting = true;
    void router.replace(kept, undefined, { scroll: false, shallow: true });
  };

  const onError = () => {
    isCompleting = false;
    settle();
  };
  const onHashStart = () => {
    isHistory = isPopped;
    isPopped = false;
    keepPosition();
  };

  router.beforePopState(({ options }) => {
    isPopped = true;
    options.scroll = false;
    return true;
  });

  const onHide = () => {
    keepPosition();
    // A page whose files are gone is loaded in full instead, which the browser takes for a visit like the first.
    if (isReturning) keepInEntry(entryKey(), RETURN, true);
    // What the browser brings back itself, a reload or a way back from another site, it also scrolls.
    history.scrollRestoration = 'auto';
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // The browser may have frozen the page in the middle of leaving it.
    settle();
    takeOver();
  };

  // An entry left without a load: nobody else brings its page back to where it stood.
  const isLateReturn = keptInEntry(hereKey, RETURN) === true;
  if (isLateReturn) keepInEntry(hereKey, RETURN, false);
  isHistory = isLateReturn || history.scrollRestoration === 'manual';
  const move = moveTo(here);
  if (move.kind === 'restore' && window.scrollY === 0) restore(move.scrollY);
  // Until then the browser may be about to bring a reloaded page back to where it stood.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver, { once: true });

  const stopFollowingHashLinks = followHashLinks(router);
  const stopKeepingHashes = keepHashOfRedirects(() => asked, settle);
  const listeners = [
    ['routeChangeStart', onStart],
    ['routeChangeComplete', onComplete],
    ['routeChangeError', onError],
    ['hashChangeStart', onHashStart],
    ['hashChangeComplete', onComplete],
  ] as const;
  for (const [name, listener] of listeners) router.events.on(name, listener);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  onArrival();

  return () => {
    for (const [name, listener] of listeners) router.events.off(name, listener);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    removeEventListener('load', takeOver);
    router.beforePopState(() => true);
    stopFollowingHashLinks();
    stopKeepingHashes();
    stopRestoring();
    settle();
    history.scrollRestoration = 'auto';
  };
}

/** Like the browser's own jump: what is read next begins there. */
function showAnchor(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ behavior: 'instant' });
  element.focus({ preventScroll: true });
}

/** Readers of screens go on at the new page; an open dialog keeps the focus. */
function focusMain(): void {
  if (document.querySelector('dialog[open]') !== null) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
