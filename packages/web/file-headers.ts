import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Changes with the drawings in `public/icons.svg`. */
export function iconsVersion(): string {
  const sprite = readFileSync(new URL('./public/icons.svg', import.meta.url));
  return createHash('sha256').update(sprite).digest('hex').slice(0, 8);
}

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
