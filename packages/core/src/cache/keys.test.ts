import { expect, it } from 'vitest';
import { cacheKeys } from './keys.ts';

it('keys hold the format of their entry, and different parts make different keys', () => {
  expect(cacheKeys.response('filter-map')).toEqual({ pk: 'response.1#filter-map', sk: 'value' });
  expect(cacheKeys.rateLimit('login', 'a#b', 3)).toEqual({ pk: 'rate-limit.1#login#a%23b', sk: '3' });
  expect(cacheKeys.rateLimit('login#a', 'b', 3).pk).not.toBe(cacheKeys.rateLimit('login', 'a#b', 3).pk);
  expect(cacheKeys.collectionCursors('silk', 'PRICE desc').sk).toBe('PRICE%20desc');
});
