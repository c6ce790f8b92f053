import { writtenPath } from '@storefront/core/content/written-path';

const OURS = /^\/(?:api|_next)(?:\/|$)/i;

/** Whether it is the address of a page, written in the one way by which the site knows it. */
export function isPagePath(text: string): boolean {
  return text === '/' || (writtenPath(text) === text && !OURS.test(text));
}
