import { describe, expect, it } from 'vitest';
import { readSharedWishlist, toSharedWishlist } from './shared-wishlist.ts';

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

describe('the response about a shared wishlist', () => {
  const piece = { epi: 401, empi: 71, du: 'https://shop.example/products/iris' };

  it('is read as it was sent', () => {
    const sent = { name: 'Summer', ownerFirstName: 'Inès', listcontents: [piece] };
    expect(readSharedWishlist({ list: sent })).toEqual(sent);
    expect(readSharedWishlist({ list: { ...sent, ownerFirstName: 7 } })).toEqual({
      ...sent,
      ownerFirstName: null,
    });
  });

  it.each([
    null,
    'text',
    {},
    { list: { name: 7, listcontents: [] } },
    { list: { name: 'Summer' } },
    { list: { name: '', listcontents: [] } },
  ])('%j cannot be read, or holds nothing', (response) => {
    expect(readSharedWishlist(response)?.listcontents ?? []).toEqual([]);
  });
});
