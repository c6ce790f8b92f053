import { pageLives } from '@storefront/core/cache/manifest';
import { tags } from '@storefront/core/cache/page-tags';
import { clientRedirect } from '@storefront/core/collection/client-redirects';
import { serverConfig } from '@storefront/core/config';
import { type MovedPath, type RedirectSite, resolveRedirect } from '@storefront/core/shell/redirect';
import type { GetStaticPaths, Redirect } from 'next';
import { PAGE_COUNTRY } from './cards.ts';
import { lastKnown } from './last-known.ts';
import { madePage } from './made-page.ts';
import { noteAbsentPath, noteRuledPath, noteSource } from './page-build.ts';
import type { PageProps } from './page-props.ts';
import { catalogue, content } from './sources.ts';

type AbsentPage = ({ redirect: Redirect } | { notFound: true }) & { revalidate: number };

const { revalidateS: revalidate } = pageLives.notFound;

/** `[screen.client-redirects.8]` Where an editor's rule leads from a path; during an outage as it did before. */
export const routeRule = lastKnown<MovedPath>({
  problem: 'Problem loading the route rule of a path',
  isAlwaysThere: false,
  read: (path) => content().routeRule(path),
});

/** Handles are ASCII, so that a path holds them as they are. */
async function isServed(path: string): Promise<boolean> {
  const [, folder, handle, ...rest] = path.split('/');
  if (!folder) return true;
  if (!handle || rest.length > 0) return false;
  if (folder === 'collections') return (await catalogue().collectionMeta(handle, PAGE_COUNTRY)) !== null;
  if (folder !== 'products') return false;
  return (await catalogue().productsByHandles([handle], PAGE_COUNTRY)).products.length > 0;
}

/** `[screen.client-redirects]` First our own table decides, then editors, then the platform, if no page is there. */
function redirectSite(path: string, rule: MovedPath | null, isServedItself: boolean): RedirectSite {
  const { siteUrl, redirectHosts, commerce } = serverConfig();
  return {
    siteUrl,
    allowedHosts: [...redirectHosts, commerce.storeDomain, commerce.checkoutHost],
    findRule: async (at) => {
      const listed = clientRedirect(at);
      if (listed !== null) return { target: listed, isPermanent: true };
      if (at === path) return rule;
      noteSource(tags.path(at), null);
      return routeRule(at);
    },
    findMoved: async (at) => {
      const target = await catalogue().redirect(at, PAGE_COUNTRY);
      return target === null ? null : { target, isPermanent: true };
    },
    isServed: async (at) => (at === path ? isServedItself : isServed(at)),
  };
}

/** Null when it leads nowhere, or nowhere where it may lead. Never rejects. */
async function redirectFrom(
  path: string,
  rule: MovedPath | null,
  isServedItself: boolean,
): Promise<AbsentPage | null> {
  if (rule !== null) noteRuledPath(path);
  try {
    const outcome = await resolveRedirect(path, redirectSite(path, rule, isServedItself));
    if (outcome.kind === 'redirect')
      return { ...permanently(outcome.destination, outcome.isPermanent), revalidate };
    if (outcome.kind === 'refused')
      console.error(`${path} is not redirected to ${outcome.target}: ${outcome.why}`);
  } catch (error) {
    console.error(`Nobody could say where ${path} has moved`, error);
  }
  return null;
}

/** `[screen.client-redirects.8]` Where editors' rule leads from a path that a page serves; null where the page stays. */
export async function ruledPage(path: string, rule: MovedPath | null): Promise<AbsentPage | null> {
  return rule === null ? null : redirectFrom(path, rule, true);
}

/**
 * What a path answers that no page serves, given editors' rule about it: a redirect, so that crawlers and old links
 * arrive, or 404. Never rejects: while nobody can say where it has moved, it is a 404 that is soon asked for again.
 */
export async function absentPage(path: string, rule: MovedPath | null): Promise<AbsentPage> {
  noteAbsentPath(path);
  return (await redirectFrom(path, rule, false)) ?? { notFound: true, revalidate };
}

function permanently(destination: string, permanent: boolean): { redirect: Redirect } {
  return { redirect: { destination, permanent } };
}

/** `[screen.client-redirects.3-7]` A path that moves whatever the platform has under its name; null for others. */
export function movedPage(path: string): AbsentPage | null {
  const target = clientRedirect(path);
  return target === null ? null : { ...permanently(target, true), revalidate };
}

/** Another spelling of the address of a page: each has one, for crawlers and caches. */
export function respeltPage(path: string): AbsentPage {
  return { ...permanently(path, true), revalidate };
}

export const getAbsentPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** For every path that is no other page's. */
export const getAbsentProps = madePage<PageProps<object>>(async ({ params }) => {
  const parts = [params?.path ?? []].flat();
  // Endpoints and files of a build are no pages: nobody moves them.
  if (parts[0] === 'api' || parts[0] === '_next') return { notFound: true, revalidate };
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  return absentPage(path, await routeRule(path));
});
