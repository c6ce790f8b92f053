import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWishlists } from './read-wishlists.ts';

const du = 'https://shop.example/products/iris';

describe('reading wishlists', () => {
  it('[entity.wishlist-list.1] [entity.wishlist-list.2] [entity.wishlist-list.3] returns the contract’s fields and nothing about the owner', () => {
    const response = [
      {
        lid: 'l1',
        lname: ' Summer ',
        cts: 1_763_718_000_000,
        cby: 'ines@example.test',
        uid: 'x',
        listcontents: [{ epi: 40_000_000_001, empi: 7_130_000_001, du, dt: 'Iris', pr: 189 }],
      },
    ];
    expect(readWishlists(response)).toEqual({
      lists: [
        {
          lid: 'l1',
          lname: 'Summer',
          cts: 1_763_718_000_000,
          listcontents: [{ epi: 40_000_000_001, empi: 7_130_000_001, du }],
        },
      ],
      dropped: 0,
    });
  });

  it('newest first, lists of unknown age last [entity.wishlist-list.2]', () => {
    const response = [
      { lid: 'old', lname: 'Old', cts: 1 },
      { lid: 'unknown', lname: 'Unknown', cts: 'yesterday' },
      { lid: 'negative', lname: 'Negative', cts: -5 },
      { lid: 'new', lname: 'New', cts: 2 },
      { lid: 'endless', lname: 'Endless', cts: Number.POSITIVE_INFINITY },
    ];
    expect(readWishlists(response).lists.map(({ lid }) => lid)).toEqual([
      'new',
      'old',
      'unknown',
      'negative',
      'endless',
    ]);
  });

  it.each<[string, unknown, number]>([
    ['an id as text', { epi: '40', empi: '7', du }, 0],
    ['a global id', { epi: 'gid://shopify/ProductVariant/40', empi: 7, du }, 0],
    ['no address', { epi: 40, empi: 7 }, 0],
    ['no variant', { empi: 7, du }, 1],
    ['no product', { epi: 40, du }, 1],
    ['a variant 0', { epi: 0, empi: 7, du }, 1],
    ['an id that cannot be read', { epi: 'x', empi: 7, du }, 1],
    ['an id beyond safe integers', { epi: '99999999999999999999', empi: 7, du }, 1],
    ['null', null, 1],
  ])('an item with %s', (_, item, dropped) => {
    const read = readWishlists([{ lid: 'l', lname: 'List', cts: 1, listcontents: [item] }]);
    expect(read.dropped).toBe(dropped);
    const items = read.lists[0]?.listcontents;
    if (dropped === 0) expect(items).toMatchObject([{ epi: 40, empi: 7 }]);
    else expect(items).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['no id', { lname: 'List' }],
    ['an empty id', { lid: '', lname: 'List' }],
    ['no name', { lid: 'l' }],
    ['a blank name', { lid: 'l', lname: '  ' }],
    ['text', 'l'],
    ['null', null],
  ])('a list with %s is dropped and counted', (_, list) => {
    expect(readWishlists([list])).toEqual({ lists: [], dropped: 1 });
  });

  it.each([[null], [undefined], ['[]'], [{ lists: [] }], [7]])('%j holds no lists', (response) => {
    expect(readWishlists(response)).toEqual({ lists: [], dropped: 0 });
  });

  it('[property] no response makes it throw', () => {
    fc.assert(fc.property(fc.array(fc.anything()), (response) => readWishlists(response).dropped >= 0));
  });
});
