import { withRequestedParts } from './redirect-parts.ts';
import { scrollAfterNavigation } from './scroll.ts';

/** A navigation that has started and not arrived. */
export interface PendingNavigation {
  /** Absolute address that the shopper requested; a redirect may lead elsewhere. */
  requestedUrl: string;
  /** Path, query and hash of the page that is on its way: the target of a redirect, once there was one. */
  to: string;
  startedMs: number;
  isHistory: boolean;
}

export interface NavigationState {
  /** Path, query and hash of the page shown. */
  shown: string;
  /** Key of the history entry shown. */
  entry: string;
  pending: PendingNavigation | null;
  /** The navigation that starts next comes from the browser's history. */
  isPopped: boolean;
  /** The last navigation came from the history, and its page has not arrived. */
  isReturning: boolean;
  /** The page shown has yet to be brought to its top. */
  isTopDue: boolean;
  /** Pixels to which the page is being brought back; null where the shopper decides where it stands. */
  restoringTo: number | null;
  /** Address that gives the page shown what a redirect dropped: changing to it moves nothing. */
  completing: string | null;
}

/** All lengths in pixels, all times in milliseconds of one clock. */
export type NavigationEvent =
  | { kind: 'opened'; isReturn: boolean; savedScrollY: number | null; scrollY: number }
  | { kind: 'popped' }
  | {
      kind: 'started';
      to: string;
      url: string;
      atMs: number;
      scrollY: number;
      lessMotion: boolean;
      isRedirect: boolean;
    }
  | { kind: 'hash-started'; to: string; url: string; atMs: number; scrollY: number }
  | {
      kind: 'arrived';
      to: string;
      entry: string;
      savedScrollY: number | null;
      atMs: number;
      lessMotion: boolean;
    }
  | { kind: 'failed'; to: string; isCancelled: boolean }
  | { kind: 'top-due' }
  | { kind: 'restore'; scrollY: number }
  | { kind: 'restored' }
  /** Scrolling has ended. */
  | { kind: 'rested'; scrollY: number }
  | { kind: 'hidden'; scrollY: number }
  /** The browser is taken to another document by a redirect. */
  | { kind: 'left' }
  /** The browser shows a page again that it had frozen, perhaps in the middle of leaving it. */
  | { kind: 'thawed' };

export type NavigationEffect =
  | { kind: 'record-position'; entry: string; scrollY: number }
  | { kind: 'record-return' }
  | { kind: 'own-scroll'; isOurs: boolean }
  | { kind: 'report-transition'; isTransitioning: boolean }
  | { kind: 'report-arrival' }
  | { kind: 'show'; transition: 'leaving' | 'entering' | null }
  /** One timer: the event comes after the delay, unless another takes its place or `stop-timer` comes first. */
  | { kind: 'wait'; delayMs: number; event: NavigationEvent }
  | { kind: 'stop-timer' }
  | { kind: 'scroll-to-top' }
  | { kind: 'scroll-back'; scrollY: number }
  | { kind: 'stop-scrolling-back' }
  | { kind: 'scroll-to-anchor'; id: string }
  /** `unlessOpen`: not while something hangs from the header, for the shopper has gone on already. */
  | { kind: 'focus-main'; unlessOpen: boolean }
  | { kind: 'replace'; address: string };

export type NavigationStep = readonly [NavigationState, readonly NavigationEffect[]];

const SETTLED: readonly NavigationEffect[] = [
  { kind: 'stop-timer' },
  { kind: 'show', transition: null },
  { kind: 'report-transition', isTransitioning: false },
];
const OWN_SCROLL: NavigationEffect = { kind: 'own-scroll', isOurs: true };

export function initialNavigation(shown: string, entry: string): NavigationState {
  return {
    shown,
    entry,
    pending: null,
    isPopped: false,
    isReturning: false,
    isTopDue: false,
    restoringTo: null,
    completing: null,
  };
}

/**
 * `[screen.scroll-behaviour.1]` `[screen.scroll-behaviour.2]` `[screen.scroll-behaviour.3]` What the shell does about
 * an event of the router or the browser: where the page is moved, what it shows meanwhile, what is stored for the way
 * back. The last navigation that started wins: an earlier one that arrives after it is shown and moves nothing.
 */
export function navigate(state: NavigationState, event: NavigationEvent): NavigationStep {
  switch (event.kind) {
    case 'opened':
      return open(state, event);
    case 'popped':
      return [{ ...state, isPopped: true }, []];
    case 'started':
      return start(state, event);
    case 'hash-started': {
      // A redirect to the page shown drops its hash, which the router reports before it knows of the redirect.
      const isRedirect = !event.to.includes('#');
      const pending = pendingOf(state, { ...event, isRedirect });
      return [{ ...state, isPopped: false, pending }, [position(state, event.scrollY)]];
    }
    case 'arrived':
      return arrive(state, event);
    case 'failed':
      return fail(state, event);
    case 'top-due':
      return [
        { ...state, isTopDue: false },
        [{ kind: 'scroll-to-top' }, ...SETTLED, { kind: 'focus-main', unlessOpen: true }],
      ];
    case 'restore':
      return scrollBack(state, event.scrollY);
    case 'restored':
      return [{ ...state, restoringTo: null }, []];
    case 'rested':
      // Firefox loses what is stored while a document of another opener policy takes the page's place.
      return [state, state.pending === null ? [position(state, event.scrollY)] : []];
    case 'hidden': {
      // A page whose files are gone is loaded in full, which the browser takes for a first visit.
      const recorded: NavigationEffect[] = state.isReturning ? [{ kind: 'record-return' }] : [];
      // A reload, or a way back from another site, is scrolled by the browser.
      return [state, [position(state, event.scrollY), ...recorded, { kind: 'own-scroll', isOurs: false }]];
    }
    case 'left':
      return [{ ...state, pending: null, isTopDue: false }, SETTLED];
    case 'thawed':
      return [{ ...state, pending: null, isTopDue: false }, [...SETTLED, OWN_SCROLL]];
  }
}

type Event<Kind extends NavigationEvent['kind']> = Extract<NavigationEvent, { kind: Kind }>;

function open(state: NavigationState, { isReturn, savedScrollY, scrollY }: Event<'opened'>): NavigationStep {
  const move = scrollAfterNavigation({
    from: state.shown,
    to: state.shown,
    isHistory: isReturn,
    savedScrollY,
    prefersReducedMotion: false,
  });
  return move.kind === 'restore' && scrollY === 0 ? scrollBack(state, move.scrollY) : [state, []];
}

function start(state: NavigationState, event: Event<'started'>): NavigationStep {
  const { to, scrollY, lessMotion } = event;
  if (to === state.completing) return [state, []];
  const pending = pendingOf(state, event);
  const { isHistory } = pending;
  const from = state.shown;
  const move = scrollAfterNavigation({
    from,
    to,
    isHistory,
    savedScrollY: null,
    prefersReducedMotion: lessMotion,
  });
  const fades = move.kind === 'top' && move.delayMs > 0 && !isHistory;
  return [
    { ...state, pending, isPopped: false, isReturning: isHistory, restoringTo: null, completing: null },
    [
      position(state, scrollY),
      { kind: 'stop-scrolling-back' },
      { kind: 'stop-timer' },
      { kind: 'report-transition', isTransitioning: true },
      ...(fades ? [{ kind: 'show', transition: 'leaving' } as const] : []),
    ],
  ];
}

/** A redirect starts a second time, for the same request; whatever else starts is another. */
function pendingOf(
  state: NavigationState,
  { to, url, atMs, isRedirect }: Pick<Event<'started'>, 'to' | 'url' | 'atMs' | 'isRedirect'>,
): PendingNavigation {
  const former = isRedirect ? state.pending : null;
  return { requestedUrl: url, startedMs: atMs, ...former, to, isHistory: state.isPopped };
}

function arrive(state: NavigationState, event: Event<'arrived'>): NavigationStep {
  const { to, entry, savedScrollY, atMs, lessMotion } = event;
  const isCompleting = to === state.completing;
  const here = {
    ...state,
    shown: to,
    isReturning: false,
    completing: isCompleting ? null : state.completing,
  };
  if (isCompleting && !to.includes('#')) return [here, [OWN_SCROLL]];
  const { pending } = state;
  const arrived: NavigationState = { ...here, entry };
  const reported: NavigationEffect[] = [OWN_SCROLL, { kind: 'report-arrival' }];
  // Drawn only after a later navigation had started: that one says where the page goes.
  if (pending !== null && pending.to !== to)
    return [{ ...arrived, isReturning: state.isReturning, isTopDue: true }, reported];
  const isHistory = pending?.isHistory ?? false;
  const from = state.shown;
  const move = scrollAfterNavigation({ from, to, isHistory, savedScrollY, prefersReducedMotion: lessMotion });
  const complete = pending === null ? to : withRequestedParts(to, pending.requestedUrl);
  const isComplete = complete === to;
  const next = { ...arrived, pending: null, completing: isComplete ? arrived.completing : complete };
  const replaced: NavigationEffect[] = isComplete ? [] : [{ kind: 'replace', address: complete }];
  if (move.kind === 'top') {
    const delayMs = Math.max(0, move.delayMs - (atMs - (pending?.startedMs ?? 0)));
    return [
      { ...next, isTopDue: true },
      [
        ...reported,
        ...(move.delayMs > 0 ? [{ kind: 'show', transition: 'entering' } as const] : []),
        { kind: 'wait', delayMs, event: { kind: 'top-due' } },
        ...replaced,
      ],
    ];
  }
  const settled = [...reported, ...SETTLED];
  const rested = { ...next, isTopDue: false };
  if (move.kind === 'stay') return [rested, [...settled, ...replaced]];
  if (move.kind === 'anchor')
    return [rested, [...settled, { kind: 'scroll-to-anchor', id: move.id }, ...replaced]];
  const { scrollY } = move;
  const [restoring, scrolled] = scrollBack(rested, scrollY);
  return [
    restoring,
    [
      ...settled,
      ...scrolled,
      // Next goes to the address's hash a moment after a page was drawn.
      { kind: 'wait', delayMs: 0, event: { kind: 'restore', scrollY } },
      { kind: 'focus-main', unlessOpen: false },
      ...replaced,
    ],
  ];
}

function fail(state: NavigationState, { to, isCancelled }: Event<'failed'>): NavigationStep {
  // An earlier navigation that the pending one has taken the place of.
  if (state.pending !== null && state.pending.to !== to) return [state, []];
  const settled = { ...state, pending: null, completing: null };
  // Whatever called it off starts next, and the page shown keeps its place until then.
  if (isCancelled) return [settled, SETTLED];
  const moved: NavigationEffect[] = state.isTopDue ? [{ kind: 'scroll-to-top' }] : [];
  return [{ ...settled, isTopDue: false }, [...moved, ...SETTLED]];
}

function scrollBack(state: NavigationState, scrollY: number): NavigationStep {
  return [{ ...state, restoringTo: scrollY }, [{ kind: 'scroll-back', scrollY }]];
}

/** Where the page shown stands, or is about to. */
function position({ entry, restoringTo, isTopDue }: NavigationState, scrollY: number): NavigationEffect {
  return { kind: 'record-position', entry, scrollY: restoringTo ?? (isTopDue ? 0 : Math.round(scrollY)) };
}
