import { expect, it } from 'vitest';
import { cacheKeys } from './keys.ts';

it('keys hold the format of their entry, and different parts make different keys', () => {
  expect(cacheKeys.response('filter-map')).toEqual({ pk: 'response.1#filter-map', sk: 'value' });
  expect(cacheKeys.throttle('login', 'a#b', 3)).toEqual({ pk: 'throttle.1#login#a%23b', sk: '3' });
  expect(cacheKeys.throttle('login#a', 'b', 3).pk).not.toBe(cacheKeys.throttle('login', 'a#b', 3).pk);
  expect(cacheKeys.collectionCursors('silk', 'PRICE desc').sk).toBe('PRICE%20desc');
});
