import { pageLives } from '@storefront/core/cache/manifest';
import { documentAt, tags } from '@storefront/core/cache/page-tags';
import { clientRedirect } from '@storefront/core/collection/client-redirects';
import { serverConfig } from '@storefront/core/config';
import { isFault } from '@storefront/core/fault';
import { type MovedPath, type RedirectSite, resolveRedirect } from '@storefront/core/shell/redirect';
import type { Redirect } from 'next';
import { PAGE_COUNTRY } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { movedDocumentPath } from './moved-document.ts';
import { recordNotFoundPath, recordRulePath, recordSource } from './page-build.ts';
import { catalogue, content } from './sources.ts';

type RedirectResult = ({ redirect: Redirect } | { notFound: true }) & { revalidate: number };

const { revalidateS: revalidate } = pageLives.notFound;

/** `[screen.client-redirects.8]` The target of editors' rule about a path; during an outage the last known one. */
export const routeRule = lastKnown<MovedPath>({
  problem: 'Problem loading the route rule of a path',
  isAlwaysThere: false,
  read: (path) => content().routeRule(path),
});

/** Handles are ASCII, so they need no decoding. */
async function isServed(path: string): Promise<boolean> {
  const place = documentAt(path);
  if (place !== null) return (await content().documentPath({ ...place, id: null })) === path;
  const [, folder, handle, ...rest] = path.split('/');
  if (!folder) return true;
  if (!handle || rest.length > 0) return false;
  if (folder === 'collections') return (await catalogue().collectionMeta(handle, PAGE_COUNTRY)) !== null;
  if (folder !== 'products') return false;
  return (await catalogue().productsByHandles([handle], PAGE_COUNTRY)).products.length > 0;
}

/**
 * Our own table comes first, then editors' rules; where no page is served then the present path of the document that was
 * there, then the platform's redirects.
 */
function redirectSite(path: string, rule: MovedPath | null, isServedItself: boolean): RedirectSite {
  const { siteUrl, redirectHosts, commerce } = serverConfig();
  return {
    siteUrl,
    allowedHosts: [...redirectHosts, commerce.storeDomain, commerce.checkoutHost],
    findRule: async (at) => {
      const listed = clientRedirect(at);
      if (listed !== null) return { target: listed, isPermanent: true };
      if (at === path) return rule;
      recordSource(tags.path(at), null);
      return routeRule(at);
    },
    findMoved: async (at) => {
      const document = await movedDocumentPath(at, at === path);
      const target = document ?? (await catalogue().redirect(at, PAGE_COUNTRY));
      return target === null ? null : { target, isPermanent: true };
    },
    isServed: async (at) => (at === path ? isServedItself : isServed(at)),
  };
}

/**
 * Null without a redirect, when its target is not allowed, and when the platform does not let the shop read redirects.
 * `[error.5]` Rejects while they cannot be read: Next then goes on serving what it has, a redirect or a 404.
 */
async function redirectFrom(
  path: string,
  rule: MovedPath | null,
  isServedItself: boolean,
): Promise<RedirectResult | null> {
  if (rule !== null) recordRulePath(path);
  try {
    const outcome = await resolveRedirect(path, redirectSite(path, rule, isServedItself));
    if (outcome.kind === 'redirect')
      return { ...redirectTo(outcome.destination, outcome.isPermanent), revalidate };
    if (outcome.kind === 'refused')
      console.error(`${path} is not redirected to ${outcome.target}: ${outcome.why}`);
  } catch (error) {
    console.error(`The redirect of ${path} could not be read`, error);
    if (!isFault(error) || error.code !== 'commerce-denied') throw error;
  }
  return null;
}

/** `[screen.client-redirects.8]` The redirect of editors' rule about a path that a page serves; null without one. */
export async function redirectByRouteRule(
  path: string,
  rule: MovedPath | null,
): Promise<RedirectResult | null> {
  return rule === null ? null : redirectFrom(path, rule, true);
}

/**
 * The result for a path that no page serves, given editors' rule about it: a redirect, or a 404 that is soon
 * revalidated. Rejects while the redirects cannot be read, which is no absence.
 */
export async function notFoundResult(path: string, rule: MovedPath | null): Promise<RedirectResult> {
  recordNotFoundPath(path);
  return (await redirectFrom(path, rule, false)) ?? { notFound: true, revalidate };
}

function redirectTo(destination: string, permanent: boolean): { redirect: Redirect } {
  return { redirect: { destination, permanent } };
}

/**
 * `[screen.client-redirects.3]` `[screen.client-redirects.4]` `[screen.client-redirects.5]` `[screen.client-redirects.6]`
 * `[screen.client-redirects.7]` The redirect of a path in our own table, which wins over the platform; null without one.
 */
export function redirectByTable(path: string): RedirectResult | null {
  const target = clientRedirect(path);
  return target === null ? null : { ...redirectTo(target, true), revalidate };
}

/** Redirects another spelling to the page's one address, for crawlers and caches. */
export function redirectToCanonical(path: string): RedirectResult {
  return { ...redirectTo(path, true), revalidate };
}
