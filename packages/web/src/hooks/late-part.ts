import Router from 'next/router';
import { type ComponentType, lazy } from 'react';
import { guarded } from './guarded.tsx';

let isSomethingMissing = false;

/** Whether a part of this page never came or broke, so that the next page is better loaded in full. */
export const hasMissingPart = () => isSomethingMissing;

/** Notes that the page does without a part that could not be drawn. */
export function noteBroken(error: unknown): void {
  isSomethingMissing = true;
  console.error('A part of the page could not be shown', error);
}

/** Fetches a part of the page, twice if need be; notes whether it is missing then. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(load);
  } catch (error) {
    isSomethingMissing = true;
    console.error('A part of the page could not be loaded', error);
    throw error;
  }
}

/** From now on `public/early-taps.js` may do what was tapped before on what has come alive. */
export function tellAlive(): void {
  document.dispatchEvent(new Event('alive'));
}

const Nothing = () => null;

/**
 * A part that comes alive after the page did. If its script never comes, what the server drew stays, with plain links:
 * React leaves alone what waits. The wait ends with the page, because a navigation may wait for it in turn. If it
 * cannot be drawn, the page goes on without it.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const leave = () =>
    new Promise<ComponentType<Props>>((resolve) => {
      Router.events.on('routeChangeStart', () => resolve(Nothing));
    });
  return lazy(async () => ({
    default: await fetchPart(load).then((Part) => guarded(Part, noteBroken, tellAlive), leave),
  }));
}
