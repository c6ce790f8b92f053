const cacheControl = (value: string) => [{ key: 'cache-control', value }];

/** How long browsers keep files of `public/`, for `headers()` of Next, which would have them asked for every time. */
export const fileHeaders = [
  {
    source: '/icons.svg',
    has: [{ type: 'query' as const, key: 'v', value: '.+' }],
    headers: cacheControl('public, max-age=31536000, immutable'),
  },
  {
    source: '/brand/:path*',
    headers: cacheControl('public, max-age=86400, stale-while-revalidate=604800'),
  },
];
