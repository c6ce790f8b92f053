import { Fault } from '../fault.ts';

/** `[error.9]` The parts that the site loads around every page. */
export type SitePart = 'navigation' | 'mobile navigation' | 'footer' | 'settings' | 'filter map';

/** `[error.9]` The fault to log; the page keeps the part that it shows, without a message. */
export function loadProblem(part: SitePart, cause: unknown): Fault {
  return new Fault({ code: 'site-part-not-loaded', kind: 'outside', say: `Problem loading ${part}`, cause });
}
