import { pageLives } from '@storefront/core/cache/manifest';
import type { GetStaticPaths } from 'next';
import type { PageProps } from './page-props.ts';
import { notFoundResult, routeRule } from './redirect-results.ts';
import { withIsrFallback } from './with-isr-fallback.ts';

const { revalidateS: revalidate } = pageLives.notFound;

export const getCatchAllPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** For every path without a page of its own: a redirect or a 404. */
export const getCatchAllProps = withIsrFallback<PageProps<object>>(async ({ params }) => {
  const parts = [params?.path ?? []].flat();
  // Endpoints and build files are not pages and have no redirects.
  if (parts[0] === 'api' || parts[0] === '_next') return { notFound: true, revalidate };
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  return notFoundResult(path, await routeRule(path));
});
