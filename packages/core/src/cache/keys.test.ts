import { expect, it } from 'vitest';
import { cacheKeys } from './keys.ts';

it('keys carry the format of what they hold, and no two lists of parts make the same key', () => {
  expect(cacheKeys.answer('filter-map')).toEqual({ pk: 'answer.1#filter-map', sk: 'value' });
  expect(cacheKeys.throttle('login', 'a#b', 3)).toEqual({ pk: 'throttle.1#login#a%23b', sk: '3' });
  expect(cacheKeys.throttle('login#a', 'b', 3).pk).not.toBe(cacheKeys.throttle('login', 'a#b', 3).pk);
  expect(cacheKeys.collectionCursors('silk', 'PRICE desc').sk).toBe('PRICE%20desc');
});
