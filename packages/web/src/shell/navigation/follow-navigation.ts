import {
  initialNavigation,
  type NavigationEffect,
  type NavigationEvent,
  navigate,
} from '@storefront/core/shell/navigation';
import type { NextRouter } from 'next/router';
import { followHistory } from '../../next/follow-history.ts';
import { isRedirectTarget } from '../../next/is-redirect-target.ts';
import { entryKey, keepEntryAfterLoad, readFromEntry, storeInEntry } from '../../state/history-entry.ts';
import { followHashLinks } from './follow-hash-links.ts';
import { followPresses } from './follow-presses.ts';
import { preserveRedirectHash } from './preserve-redirect-hash.ts';
import { restoreScroll } from './restore-scroll.ts';

export interface NavigationReport {
  onTransition: (isTransitioning: boolean) => void;
  /** A page is shown; `document.title` may follow in a moment. */
  onArrival: () => void;
  isHeaderOpen: () => boolean;
}

type Router = Pick<NextRouter, 'beforePopState' | 'events' | 'push' | 'replace'>;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const POSITION = 'scrollY';
const RETURN = 'isReturn';

const absolute = (address: string) => new URL(address, location.href).href;
const lessMotion = () => matchMedia(LESS_MOTION).matches;

/** Few pages are opened at a place: the script that keeps it in sight is loaded then. */
function hold(place: Element): void {
  import('./hold-anchor.ts').then(
    ({ holdAnchor }) => holdAnchor(place),
    () => {},
  );
}

/** Whether the document was loaded so. WebKit leaves a page at its top on the way back or forward. */
function isLoadedBy(type: 'navigate' | 'back_forward'): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === type);
}

function savedScrollY(): number | null {
  const saved = readFromEntry(entryKey(), POSITION);
  return typeof saved === 'number' ? saved : null;
}

/**
 * `[screen.scroll-behaviour.1]` `[screen.scroll-behaviour.2]` `[screen.scroll-behaviour.3]` Takes scrolling after
 * navigations over from Next and the browser: reports what happens to `core/shell/navigation`, and does what that
 * says. Returns a cleanup function.
 */
export function followNavigation(router: Router, report: NavigationReport): () => void {
  keepEntryAfterLoad();
  let state = initialNavigation(`${location.pathname}${location.search}${location.hash}`, entryKey());
  let timer = 0;
  let stopScrollingBack = () => {};
  /** What had the focus when the navigation began, as the link that was pressed. */
  let focusedBefore: Element | null = null;

  function dispatch(event: NavigationEvent): void {
    const [next, effects] = navigate(state, event);
    state = next;
    for (const effect of effects) perform(effect);
  }

  function perform(effect: NavigationEffect): void {
    switch (effect.kind) {
      case 'record-position':
        storeInEntry(effect.entry, POSITION, effect.scrollY);
        break;
      case 'record-return':
        storeInEntry(entryKey(), RETURN, true);
        break;
      case 'own-scroll':
        history.scrollRestoration = effect.isOurs ? 'manual' : 'auto';
        break;
      case 'report-transition':
        report.onTransition(effect.isTransitioning);
        break;
      case 'report-arrival':
        report.onArrival();
        break;
      case 'show':
        showTransition(effect.transition);
        break;
      case 'wait':
        clearTimeout(timer);
        timer = window.setTimeout(dispatch, effect.delayMs, effect.event);
        break;
      case 'stop-timer':
        clearTimeout(timer);
        break;
      case 'scroll-to-top':
        window.scrollTo({ top: 0, behavior: 'instant' });
        break;
      case 'scroll-back':
        stopScrollingBack();
        stopScrollingBack = restoreScroll(effect.scrollY, () => dispatch({ kind: 'restored' }));
        break;
      case 'stop-scrolling-back':
        stopScrollingBack();
        break;
      case 'scroll-to-anchor':
        showAnchor(effect.id);
        break;
      case 'focus-main':
        if (!effect.unlessOpen || !report.isHeaderOpen()) focusMain(focusedBefore);
        break;
      case 'replace':
        void router.replace(effect.address, undefined, { scroll: false, shallow: true });
    }
  }

  const requested = (to: string) => ({
    to,
    url: absolute(to),
    atMs: performance.now(),
    scrollY: window.scrollY,
    isRedirect: isRedirectTarget(to),
  });
  const onStart = (to: string) => {
    focusedBefore = document.activeElement;
    dispatch({ kind: 'started', ...requested(to), lessMotion: lessMotion() });
  };
  const onHashStart = (to: string) => dispatch({ kind: 'hash-started', ...requested(to) });
  const onComplete = (to: string) =>
    dispatch({
      kind: 'arrived',
      to,
      entry: entryKey(),
      savedScrollY: savedScrollY(),
      atMs: performance.now(),
      lessMotion: lessMotion(),
    });
  const onError = (error: { cancelled?: boolean }, to: string) =>
    dispatch({ kind: 'failed', to, isCancelled: error.cancelled === true });
  const onRest = () => dispatch({ kind: 'rested', scrollY: window.scrollY });
  const onHide = () => dispatch({ kind: 'hidden', scrollY: window.scrollY });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    dispatch({ kind: 'thawed' });
    // WebKit shows it from its top, because scroll positions are restored by us.
    const saved = savedScrollY();
    if (saved !== null) window.scrollTo({ top: saved, behavior: 'instant' });
  };
  const takeOver = () => perform({ kind: 'own-scroll', isOurs: true });

  // An entry that was left without a load: the browser does not restore its scroll position.
  const isLateReturn = readFromEntry(state.entry, RETURN) === true;
  if (isLateReturn) storeInEntry(state.entry, RETURN, false);
  dispatch({
    kind: 'opened',
    isReturn: isLateReturn || isLoadedBy('back_forward') || history.scrollRestoration === 'manual',
    savedScrollY: savedScrollY(),
    scrollY: window.scrollY,
  });
  // Until then the browser may be about to bring a reloaded page back to where it stood.
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', takeOver, { once: true });

  const stops = [
    followHistory(router, () => dispatch({ kind: 'popped' })),
    followHashLinks(router),
    followPresses(router),
    preserveRedirectHash(
      () => state.pending?.requestedUrl ?? null,
      () => dispatch({ kind: 'left' }),
    ),
  ];
  const listeners = [
    ['routeChangeStart', onStart],
    ['routeChangeComplete', onComplete],
    ['routeChangeError', onError],
    ['hashChangeStart', onHashStart],
    ['hashChangeComplete', onComplete],
  ] as const;
  for (const [name, listener] of listeners) router.events.on(name, listener);
  addEventListener('scrollend', onRest);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  report.onArrival();
  // The browser has jumped there by itself; late parts above are still to come.
  const place = isLoadedBy('navigate') ? document.querySelector(':target') : null;
  if (place !== null) hold(place);

  return () => {
    for (const [name, listener] of listeners) router.events.off(name, listener);
    removeEventListener('scrollend', onRest);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    removeEventListener('load', takeOver);
    for (const stop of stops) stop();
    stopScrollingBack();
    dispatch({ kind: 'left' });
    perform({ kind: 'own-scroll', isOurs: false });
  };
}

/** Shown by `styles/motion.css`. */
function showTransition(transition: 'leaving' | 'entering' | null): void {
  const { dataset } = document.documentElement;
  if (transition === null) delete dataset.transition;
  else dataset.transition = transition;
}

/** Like the browser's own jump: what is read next begins there. */
function showAnchor(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ behavior: 'instant' });
  hold(element);
  element.focus({ preventScroll: true });
}

/**
 * Screen readers go on at the new page. An open dialog keeps the focus, and so does what a shopper has focused in the
 * new page already: what she types would be lost.
 */
function focusMain(focusedBefore: Element | null): void {
  const focused = document.querySelector('#main :focus');
  if (document.querySelector('dialog[open]') !== null || (focused && focused !== focusedBefore)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
