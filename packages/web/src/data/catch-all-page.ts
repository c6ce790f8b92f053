import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticPaths } from 'next';
import { paths } from '../paths.ts';
import { type AccountEntryProps, type AccountProps, accountPages } from './account-page.ts';
import { type CatchAllPage, findCatchAllPage } from './catch-all-table.ts';
import { type ContentPageProps, contentPagePaths, makeContentPage } from './content-page.ts';
import { type CookieListProps, makeCookieListPage } from './cookie-list-page.ts';
import { type CustomerPageProps, customerPages } from './customer-pages.ts';
import { type EditorialProps, editorialPages } from './editorial-pages.ts';
import {
  type CartLinkProps,
  type DiscountLinkProps,
  makeCartLinkPage,
  makeDiscountLinkPage,
} from './link-pages.ts';
import type { PageProps } from './page-props.ts';
import { notFoundResult, redirectByRouteRule, redirectToCanonical, routeRule } from './redirect-results.ts';
import { makeScriptsPage, SCRIPTS_PATH, type ScriptsProps } from './scripts-page.ts';
import { makeSearchPage, type SearchProps } from './search-page.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

export type CatchAllProps = PageProps<
  | SearchProps
  | ScriptsProps
  | CookieListProps
  | DiscountLinkProps
  | CartLinkProps
  | AccountProps
  | AccountEntryProps
  | ContentPageProps
  | EditorialProps
  | CustomerPageProps
>;

/** A row per kind of page without a file of its own. */
const pages: readonly CatchAllPage<CatchAllProps>[] = [
  { pattern: paths.searchPage, make: makeSearchPage },
  { pattern: SCRIPTS_PATH, make: makeScriptsPage },
  { pattern: paths.cookieList, make: makeCookieListPage },
  { pattern: paths.discountLink, make: makeDiscountLinkPage },
  { pattern: paths.cartLink, make: makeCartLinkPage },
  ...accountPages,
  ...editorialPages,
  { pattern: '/pages/*', make: makeContentPage, prebuilt: contentPagePaths },
  ...customerPages,
];

const { revalidateS: revalidate } = pageLives.notFound;

export const getCatchAllPaths: GetStaticPaths = async () => {
  const prebuilt = await Promise.all(
    pages.map(({ pattern, prebuilt }) => (prebuilt ? prebuilt() : pattern.includes('*') ? [] : [pattern])),
  );
  return {
    paths: prebuilt.flat().map((path) => ({ params: { path: path.split('/').slice(1) } })),
    fallback: 'blocking',
  };
};

/** For every path without a file in `pages`: one of ours, a redirect or a 404. */
export const getCatchAllProps = withIsrFallback<CatchAllProps>(async ({ params }) => {
  const parts = [params?.path ?? []].flat();
  // Endpoints and build files are not pages and have no redirects.
  if (parts[0] === 'api' || parts[0] === '_next') return { notFound: true, revalidate };
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  const found = findCatchAllPage(pages, path);
  if (found === null) return notFoundResult(path, await routeRule(path));
  const { page, rest } = found;
  // Only documents have addresses that editors may redirect.
  const rule = rest === '' ? null : await routeRule(path);
  const redirect = await redirectByRouteRule(path, rule);
  if (redirect !== null) return redirect;
  const props = await page.make(rest);
  if (props === null) return notFoundResult(path, rule);
  if ('movedTo' in props) return redirectToCanonical(props.movedTo);
  return { props, revalidate: (page.life ?? pageLives.static).revalidateS };
});
