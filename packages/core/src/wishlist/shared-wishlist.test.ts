import { describe, expect, it } from 'vitest';
import { toSharedWishlist } from './shared-wishlist.ts';

const list = { lid: 'secret', lname: 'My Wishlist', cts: 1, listcontents: [] };

describe('a shared wishlist [screen.route-table.17]', () => {
  it.each<[string | null, string | null]>([
    ['Inès', 'Inès'],
    ['  Inès Marchetti ', 'Inès'],
    ['ines@example.test', null],
    ['Inès <ines@example.test>', null],
    ['', null],
    [null, null],
  ])('of %j shows the name %j', (ownerName, ownerFirstName) => {
    expect(toSharedWishlist(list, ownerName, 'Saved items')).toEqual({
      name: 'Saved items',
      ownerFirstName,
      listcontents: [],
    });
  });
});
