import { describe, expect, it } from 'vitest';
import { toCdnHeaders, withoutSharing } from './to-cdn-headers.ts';

describe('the headers of a response behind the edge', () => {
  it('are those of the site with the lifetime of the shop’s rule', () => {
    const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60, stale-while-revalidate=1' };
    expect(toCdnHeaders({ headers, status: 200, path: '/a' })).toMatchObject({
      'content-type': 'text/html',
      'cache-control': expect.stringContaining('s-maxage=30'),
    });
    expect(toCdnHeaders({ headers, status: 200, path: '/api/a' })).toBe(headers);
  });

  it('say of a response with a cookie and of a preview that it is the visitor’s own', () => {
    const shared = { 'cache-control': 's-maxage=30' };
    expect(withoutSharing(shared)).toBe(shared);
    expect(withoutSharing({ ...shared, 'set-cookie': ['a=1'] })).toMatchObject({
      'cache-control': 'private, no-store',
    });
    expect(withoutSharing(shared, true)).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });
});
