import { describe, expect, it } from 'vitest';
import { cacheControlOf } from './response-policy.ts';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from './routes.ts';

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
  return cacheControlOf({ headers, status, path, requested: from, isRedirectWithQuery });
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
  const respond = (status: number, lifetime?: string, path = '/a') =>
    cacheControlOf({ headers: lifetime === undefined ? {} : { 'cache-control': lifetime }, status, path });

  it.each([400, 404, 405, 410, 414, 501])('is none for an error %i to which the site gave none', (status) => {
    expect(respond(status)).toBe('no-store');
    expect(respond(status, 'private')).toBeNull();
  });

  it('is one for pages, whatever their kind, and is left to the site where it says nothing', () => {
    expect(respond(200, 's-maxage=300')).toBe(PAGE_CACHE_CONTROL);
    expect(respond(404, 'max-age=0, s-maxage=60')).toBe(PAGE_CACHE_CONTROL);
    expect(respond(500, 's-maxage=300')).toBeNull();
    expect(respond(200, 's-maxage=0')).toBeNull();
    expect(respond(200)).toBeNull();
  });

  it('is left to endpoints and to files of the build that are there', () => {
    expect(respond(404, undefined, '/api/nothing')).toBeNull();
    expect(respond(200, undefined, '/_next/static/a.js')).toBeNull();
    expect(respond(304, undefined, '/_next/static/a.js')).toBeNull();
    expect(respond(404, 's-maxage=60', '/_next/static/a.js')).toBe('no-store');
  });
});
