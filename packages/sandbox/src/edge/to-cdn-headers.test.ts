import { REDIRECT_CACHE_CONTROL } from '@storefront/core/routes';
import { describe, expect, it } from 'vitest';
import { toCdnHeaders, withoutSharing } from './to-cdn-headers.ts';

interface Redirect {
  from: string;
  to: string;
  status?: number;
  lifetime?: string;
  isRedirectWithQuery?: boolean;
}

function lifetimeOf({ from, to, status = 308, lifetime, isRedirectWithQuery = false }: Redirect) {
  const headers = { location: to, ...(lifetime === undefined ? {} : { 'cache-control': lifetime }) };
  const path = from.replace(/\?.*/, '');
  const sent = toCdnHeaders({ headers, status, path, requested: from, isRedirectWithQuery });
  return sent['cache-control'];
}

describe('the lifetime of a redirect', () => {
  it.each([
    ['of the configuration', { from: '/pages/get-in-contact', to: '/pages/contact' }],
    ['that removes the slash at the end', { from: '/collections/evening/', to: '/collections/evening' }],
    ['of a page', { from: '/collections/old', to: '/collections/new', status: 307, lifetime: 's-maxage=30' }],
    [
      'to another site',
      { from: '/sale', to: 'https://resale.example/sale', status: 307, lifetime: 's-maxage=30' },
    ],
  ])('is shared for one %s', (_, redirect) => {
    expect(lifetimeOf(redirect)).toBe(REDIRECT_CACHE_CONTROL);
  });

  it.each([
    ['that Next chose for one request', { from: '/', to: '/somewhere', status: 307 }],
    ['to the page itself', { from: '/', to: '/?_rsc', status: 307, lifetime: 's-maxage=30' }],
    ['to the page itself that is permanent', { from: '/products/slip', to: '/products/slip' }],
    ['that removes repeated slashes', { from: '//collections//evening', to: '/collections/evening' }],
    ['that replaces backslashes', { from: '/\\evil.example', to: '/evil.example' }],
    ['to another spelling', { from: '/products/sl%69p', to: '/products/slip', lifetime: 's-maxage=30' }],
    ['of a path that cannot be decoded', { from: '//a%', to: '/a%', status: 307, lifetime: 's-maxage=30' }],
    ['with the query of one visitor', { from: '/a?b=1', to: '/c?b=1', isRedirectWithQuery: true }],
    ['of a file of the build', { from: '/_next/static/', to: '/_next/static' }],
  ])('is none for one %s', (_, redirect) => {
    expect(lifetimeOf(redirect)).toBe('no-store');
  });

  it('stays private where the site says so', () => {
    expect(lifetimeOf({ from: '/a', to: '/b', lifetime: 'private, no-store' })).toBe('private, no-store');
  });
});

describe('the lifetime of other responses', () => {
  const respond = (status: number, lifetime?: string) =>
    toCdnHeaders({
      headers: lifetime === undefined ? {} : { 'cache-control': lifetime },
      status,
      path: '/a',
      requested: '/a',
    })['cache-control'];

  it.each([400, 404, 405, 410, 414, 501])('is none for an error %i to which the site gave none', (status) => {
    expect(respond(status)).toBe('no-store');
    expect(respond(status, 'private')).toBe('private');
  });

  it('is the visitor’s own for a response with a cookie and for a preview', () => {
    const shared = { 'cache-control': 's-maxage=30' };
    expect(withoutSharing(shared)).toBe(shared);
    expect(withoutSharing({ ...shared, 'set-cookie': ['a=1'] })).toMatchObject({
      'cache-control': 'private, no-store',
    });
    expect(withoutSharing(shared, true)).toEqual({ 'cache-control': 'private, no-store' });
  });
});
