import { Fault } from '../fault.ts';

/** What the site loads around every page ([error.9]). */
export type SitePart = 'navigation' | 'mobile navigation' | 'footer' | 'settings' | 'filter map';

/** The fault to log when a part cannot be loaded; the part shown before stays, and shoppers are told nothing. */
export function loadProblem(part: SitePart, cause: unknown): Fault {
  return new Fault({ code: 'site-part-not-loaded', kind: 'outside', say: `Problem loading ${part}`, cause });
}
