import { describe, expect, it } from 'vitest';
import {
  ADDED_NOTE_MS,
  handleOfItem,
  isProductSaved,
  isVariantSaved,
  shownListName,
  toWishlistItem,
} from './saved.ts';
import type { Wishlist } from './wishlist.ts';

const du = 'https://shop.example/products/iris';
const lists: Wishlist[] = [
  { lid: 'a', lname: 'My Wishlist', cts: 1, listcontents: [] },
  { lid: 'b', lname: 'Summer', cts: 2, listcontents: [{ epi: 401, empi: 71, du }] },
];

describe('the heart', () => {
  it.each<[string, string | number | null, boolean]>([
    ['in a list', '401', true],
    ['by its global id', 'gid://shopify/ProductVariant/401', true],
    ['by its number', 401, true],
    ['another size', '402', false],
    ['an id that cannot be read', 'x', false],
    ['no size chosen', null, false],
  ])('of the product page, variant %s [state.wishlist.1]', (_, variantId, isFilled) => {
    expect(isVariantSaved(lists, variantId)).toBe(isFilled);
  });

  it.each<[string, string | number, boolean]>([
    ['in a list', '71', true],
    ['by its global id', 'gid://shopify/Product/71', true],
    ['in none', '72', false],
    ['with an id that cannot be read', '', false],
  ])('of a card, product %s [screen.product-card.11]', (_, productId, isFilled) => {
    expect(isProductSaved(lists, productId)).toBe(isFilled);
  });

  it('is empty without lists', () => {
    expect(isVariantSaved([], '401')).toBe(false);
    expect(isProductSaved([], '71')).toBe(false);
  });
});

describe('a list’s name [const.page-meta.3]', () => {
  it.each([
    ['My Wishlist', 'Saved items'],
    ['Summer', 'Summer'],
    ['my wishlist', 'my wishlist'],
  ])('%s is shown as %s', (lname, shown) => {
    expect(shownListName({ lname }, 'Saved items')).toBe(shown);
  });
});

describe('a saved item [entity.wishlist-list.3]', () => {
  it('has numeric ids and an absolute address', () => {
    expect(
      toWishlistItem({ legacy_id: '71', url: '/products/iris' }, { id: '401' }, 'https://shop.example'),
    ).toEqual({ epi: 401, empi: 71, du });
  });

  it('is confirmed for 4 s [state.wishlist.4]', () => {
    expect(ADDED_NOTE_MS).toBe(4000);
  });
});

it.each([
  ['https://shop.example/products/iris?variant=1', 'iris'],
  ['https://shop.example/products/caf%C3%A9', 'café'],
  ['https://shop.example/products/50%', null],
  ['https://shop.example/collections/new', null],
])('the piece at %s has the handle %j', (address, handle) => {
  expect(handleOfItem({ du: address })).toBe(handle);
});
