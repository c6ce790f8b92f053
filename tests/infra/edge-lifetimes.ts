import { FILE_CACHE_CONTROL, IMMUTABLE_CACHE_CONTROL } from '../../packages/core/src/response-policy.ts';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '../../packages/core/src/routes.ts';
import { type EdgeCase, html, NEXT_PAGE, page, redirect } from './edge-case.ts';

function lifetime(url: string, status: number, given: Record<string, string>, sent: string | null): EdgeCase {
  return {
    title: `${url} ${status} with "${given['cache-control'] ?? 'no lifetime'}" is stored by "${sent}"`,
    url,
    response: { status, headers: given },
    gets: { status, headers: { 'cache-control': sent } },
  };
}

/** What the edge does with the cache-control of the site. */
export const lifetimes: readonly EdgeCase[] = [
  lifetime('/', 200, page(NEXT_PAGE), PAGE_CACHE_CONTROL),
  lifetime('/cart', 200, page('s-maxage=300'), PAGE_CACHE_CONTROL),
  lifetime('/gone', 404, page('s-maxage=30, stale-while-revalidate=31535970'), PAGE_CACHE_CONTROL),
  lifetime('/moved', 308, redirect('/elsewhere', NEXT_PAGE), REDIRECT_CACHE_CONTROL),
  lifetime('/moved', 307, redirect('/elsewhere', NEXT_PAGE), REDIRECT_CACHE_CONTROL),
  lifetime('/pages/get-in-contact', 308, redirect('/pages/contact'), REDIRECT_CACHE_CONTROL),
  lifetime('/collections/evening/', 308, redirect('/collections/evening'), REDIRECT_CACHE_CONTROL),
  lifetime('/', 307, redirect('/somewhere'), 'no-store'),
  lifetime('/products/slip', 308, redirect('/products/slip'), 'no-store'),
  lifetime('//collections//evening', 308, redirect('/collections/evening'), 'no-store'),
  lifetime('/a', 307, redirect('/b', 'private, no-store'), 'private, no-store'),
  lifetime('/_next/data/b/index.json', 200, { 'cache-control': 's-maxage=60' }, PAGE_CACHE_CONTROL),
  lifetime('/_next/data/b/gone.json', 404, { 'cache-control': 's-maxage=30' }, PAGE_CACHE_CONTROL),
  lifetime('/broken', 500, page('s-maxage=30'), 's-maxage=30'),
  lifetime('/broken', 500, html, 'no-store'),
  lifetime('/preview', 200, page('private, no-store'), 'private, no-store'),
  lifetime('/sitemap.xml', 200, { 'cache-control': 's-maxage=300' }, 's-maxage=300'),
  lifetime('/pages/care', 200, html, null),
];

/** What Next says of files of `public/` on a laptop, the bucket and CloudFront's function say in the cloud. */
export const files: readonly EdgeCase[] = [
  ['/icons.svg?v=15fd39ae', IMMUTABLE_CACHE_CONTROL],
  ['/icons.svg', FILE_CACHE_CONTROL],
  ['/brand/favicon.svg?v=1', FILE_CACHE_CONTROL],
].map(([url = '', sent = '']) => ({
  title: `browsers store ${url} by "${sent}"`,
  url,
  response: { headers: { 'content-type': 'image/svg+xml', 'cache-control': sent } },
  bucket: { headers: { 'content-type': 'image/svg+xml', 'cache-control': FILE_CACHE_CONTROL } },
  gets: { status: 200, headers: { 'cache-control': sent } },
}));
