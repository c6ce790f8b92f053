import { describe, expect, it } from 'vitest';
import { routeKeys } from '../../infra/route-keys.ts';

describe('route keys', () => {
  it.each([
    ['/api/country', ['ANY /api/country']],
    ['/api/wishlists*', ['ANY /api/wishlists', 'ANY /api/wishlists/{proxy+}']],
    ['/api/auth/*', ['ANY /api/auth/{proxy+}']],
  ])('of %s', (pattern, keys) => {
    expect(routeKeys(pattern)).toEqual(keys);
  });

  it.each(['*', '/api/*/user', 'api/country'])('refuses %s', (pattern) => {
    expect(() => routeKeys(pattern)).toThrow('cannot route');
  });
});
