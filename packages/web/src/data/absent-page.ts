import { pageLives } from '@storefront/core/cache/manifest';
import { clientRedirect } from '@storefront/core/collection/client-redirects';
import { serverConfig } from '@storefront/core/config';
import { type MovedPath, resolveRedirect } from '@storefront/core/shell/redirect';
import type { GetStaticPaths, GetStaticProps, Redirect } from 'next';
import { PAGE_COUNTRY } from './cards.ts';
import { catalogue, content } from './sources.ts';

type AbsentPage = ({ redirect: Redirect } | { notFound: true }) & { revalidate: number };

const { revalidateS: revalidate } = pageLives.notFound;

/** `[screen.client-redirects]` First our own table decides, then editors, then the platform. */
async function findMoved(path: string): Promise<MovedPath | null> {
  const listed = clientRedirect(path);
  if (listed !== null) return { target: listed, isPermanent: true };
  const rule = await content()
    .routeRule(path)
    .catch((error: unknown) => {
      console.error(`Problem loading the route rule of ${path}`, error);
      return null;
    });
  if (rule !== null) return rule;
  const target = await catalogue().redirect(path, PAGE_COUNTRY);
  return target === null ? null : { target, isPermanent: true };
}

/** Handles are ASCII, so that a path holds them as they are. */
async function isServed(path: string): Promise<boolean> {
  const [, folder, handle, ...rest] = path.split('/');
  if (!folder) return true;
  if (!handle || rest.length > 0) return false;
  if (folder === 'collections') return (await catalogue().collectionMeta(handle, PAGE_COUNTRY)) !== null;
  if (folder !== 'products') return false;
  return (await catalogue().productsByHandles([handle], PAGE_COUNTRY)).products.length > 0;
}

/**
 * What a path answers that no page serves: a redirect, so that crawlers and old links arrive, or 404. Never
 * rejects: while nobody can say where it has moved, it is a 404 that is soon asked for again.
 */
export async function absentPage(path: string): Promise<AbsentPage> {
  const { siteUrl, redirectHosts, commerce } = serverConfig();
  const allowedHosts = [...redirectHosts, commerce.storeDomain, commerce.checkoutHost];
  try {
    const outcome = await resolveRedirect(path, { siteUrl, allowedHosts, findMoved, isServed });
    if (outcome.kind === 'redirect')
      return { ...permanently(outcome.destination, outcome.isPermanent), revalidate };
    if (outcome.kind === 'refused')
      console.error(`${path} is not redirected to ${outcome.target}: ${outcome.why}`);
  } catch (error) {
    console.error(`Nobody could say where ${path} has moved`, error);
  }
  return { notFound: true, revalidate };
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
export const getAbsentProps: GetStaticProps = async ({ params }) => {
  const parts = [params?.path ?? []].flat();
  // Endpoints and files of a build are no pages: nobody moves them.
  if (parts[0] === 'api' || parts[0] === '_next') return { notFound: true, revalidate };
  return absentPage(`/${parts.map(encodeURIComponent).join('/')}`);
};
