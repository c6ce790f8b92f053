import { initialNavigation, type NavigationEvent, type NavigationState, navigate } from './navigation.ts';

export const origin = 'https://shop.example';
export const listing = '/collections/evening';
export const card = '/products/aurelia?ref=home-card';

export const started = (to: string, more: Partial<Extract<NavigationEvent, { kind: 'started' }>> = {}) =>
  ({
    kind: 'started',
    to,
    url: `${origin}${to}`,
    atMs: 1000,
    scrollY: 840.4,
    lessMotion: false,
    isRedirect: false,
    ...more,
  }) as const;
export const hashStarted = (to: string) =>
  ({ kind: 'hash-started', to, url: `${origin}${to}`, atMs: 1000, scrollY: 300 }) as const;
export const arrived = (to: string, more: Partial<Extract<NavigationEvent, { kind: 'arrived' }>> = {}) =>
  ({
    kind: 'arrived',
    to,
    entry: `entry of ${to}`,
    savedScrollY: null,
    atMs: 1200,
    lessMotion: false,
    ...more,
  }) as const;
export const failed = (to: string, isCancelled = false) => ({ kind: 'failed', to, isCancelled }) as const;
export const popped = { kind: 'popped' } as const;

/** Runs events from a fresh page; returns the last state and the effects of the last event. */
export function run(events: readonly NavigationEvent[], from = '/') {
  let state: NavigationState = initialNavigation(from, 'first entry');
  let effects: string[] = [];
  for (const event of events) {
    const [next, done] = navigate(state, event);
    state = next;
    effects = done.map(({ kind, ...rest }) =>
      [kind, ...Object.values(rest).map((value) => JSON.stringify(value))].join(' '),
    );
  }
  return { state, effects };
}

export const settled = ['stop-timer', 'show null', 'report-transition false'];
export const shown = ['own-scroll true', 'report-arrival'];
export const topIn = (delayMs: number) => `wait ${delayMs} {"kind":"top-due"}`;
export const begun = [
  'record-position "first entry" 840',
  'stop-scrolling-back',
  'stop-timer',
  'report-transition true',
];
