import Router from 'next/router';
import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { guarded } from './guarded.tsx';

let isSomethingMissing = false;

/** Whether a part of this page could not be loaded or drawn, so that the next page is better loaded in full. */
export const hasMissingPart = () => isSomethingMissing;

/** Records that a part of the page could not be drawn. */
export function recordBroken(error: unknown): void {
  isSomethingMissing = true;
  console.error('A part of the page could not be shown', error);
}

/**
 * Goes on with `work` after a second. A page that is being left fails what it still fetches, in Firefox before `pagehide`:
 * a second later it is gone. One that the browser has kept goes on when it is shown again.
 */
export const unlessLeft = (work: () => void) => setTimeout(work, 1_000);

/** Logs what was only read in vain; nobody waits for the log, and the next document may take a while. */
export const warnUnlessLeft = (problem: string, error: unknown) =>
  setTimeout(() => console.warn(problem, error), 5_000);

/**
 * Fetches a part of the page, twice if need be; records when it is missing then. A page that is still there tries
 * once more, and calls `onCome` when it has come.
 */
export function fetchPart<Part>(load: () => Promise<Part>, onCome?: (part: Part) => void): Promise<Part> {
  return load()
    .catch(load)
    .catch((error: unknown) => {
      isSomethingMissing = true;
      unlessLeft(() =>
        load().then(onCome, () => warnUnlessLeft('A part of the page could not be loaded', error)),
      );
      throw error;
    });
}

/** Has `next/before-hydration.js` carry out a tap on a part that is interactive only now. */
export function announceHydrated(): void {
  document.dispatchEvent(new Event('hydrated'));
}

const Nothing = () => null;

const STARTS = ['routeChangeStart', 'hashChangeStart'] as const;
const ENDS = ['routeChangeComplete', 'routeChangeError', 'hashChangeComplete'] as const;
let isMoving = false;
if (typeof window !== 'undefined') {
  for (const event of STARTS) Router.events.on(event, () => (isMoving = true));
  for (const event of ENDS) Router.events.on(event, () => (isMoving = false));
}

/**
 * A part that is hydrated after the page. If its script never comes, what the server drew stays, with plain links:
 * React does not touch what is suspended. The wait ends with the page, because a navigation may wait for it in turn. If
 * it cannot be drawn, the page goes on without it.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve, reject) => {
        const show = (Part: ComponentType<Props>) =>
          resolve({ default: guarded(Part, recordBroken, announceHydrated) });
        const leave = () => resolve({ default: Nothing });
        fetchPart(load, show).then(show, (error: unknown) => {
          // A server has no navigation that would end the wait: the browser draws the part instead.
          if (typeof window === 'undefined') return reject(error);
          // A navigation may be what wanted the script, and waits for it already.
          if (isMoving) leave();
          for (const event of STARTS) Router.events.on(event, leave);
        });
      }),
  );
}

export interface NearPart<Props> {
  Part: FunctionComponent<Props>;
  /** Loads the script; a second call does nothing. */
  load: () => void;
}

/** A late part whose script waits until `load` is called, as by `LoadedNear`. The server draws it at once. */
export function nearPart<Props extends object>(load: () => Promise<ComponentType<Props>>): NearPart<Props> {
  let call = () => {};
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  if (typeof window === 'undefined') call();
  return { Part: latePart(() => called.then(load)), load: call };
}
