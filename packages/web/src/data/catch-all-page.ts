import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { type CookieListProps, makeCookieListPage } from './cookie-list-page.ts';
import type { PageProps } from './page-props.ts';
import { notFoundResult, routeRule } from './redirect-results.ts';
import { makeScriptsPage, SCRIPTS_PATH, type ScriptsProps } from './scripts-page.ts';
import { makeSearchPage, type SearchProps } from './search-page.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export type CatchAllProps = PageProps<SearchProps | ScriptsProps | CookieListProps>;

const { revalidateS: revalidate } = pageLives.notFound;

/** Pages without a file of their own, by path. */
const pages = new Map<string, () => Promise<CatchAllProps>>([
  [paths.searchPage, makeSearchPage],
  [SCRIPTS_PATH, makeScriptsPage],
  [paths.cookieList, makeCookieListPage],
]);

export const getCatchAllPaths: GetStaticPaths = () => ({
  paths: [...pages.keys()].map((path) => ({ params: { path: path.split('/').slice(1) } })),
  fallback: 'blocking',
});

/** For every path without a file in `pages`: one of ours, a redirect or a 404. */
export const getCatchAllProps = withIsrFallback<CatchAllProps>(async ({ params }) => {
  const parts = [params?.path ?? []].flat();
  // Endpoints and build files are not pages and have no redirects.
  if (parts[0] === 'api' || parts[0] === '_next') return { notFound: true, revalidate };
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  const makePage = pages.get(path);
  if (makePage) return { props: await makePage(), revalidate: pageLives.static.revalidateS };
  return notFoundResult(path, await routeRule(path));
});
