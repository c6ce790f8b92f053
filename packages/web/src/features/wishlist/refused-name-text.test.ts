import { expect, it } from 'vitest';
import { ApiError } from '../../clients/api.ts';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { refusedNameText } from './refused-name-text.ts';

const lists = [{ lid: 'a', lname: 'Wedding', cts: 1, listcontents: [] }];
const refusal = new ApiError('/api/wishlists', 400);

it.each([
  ['a name that another tab has taken', refusal, 'wedding', null, copy.problems.taken],
  ['the own name of a renamed list', refusal, 'Wedding', 'a', copy.nameRefused],
  ['a name that the service does not accept', refusal, 'Summer', null, copy.nameRefused],
  ['an outage', new ApiError('/api/wishlists', 502), 'Wedding', null, null],
  ['a lost connection', new TypeError('Failed to fetch'), 'Wedding', null, null],
])('[rule.wishlist.2] %s: the text %#', (_, failure, name, ownLid, text) => {
  expect(refusedNameText(failure, name, lists, ownLid)).toBe(text);
});
