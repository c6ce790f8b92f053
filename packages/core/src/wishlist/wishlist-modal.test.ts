import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Wishlist } from './wishlist.ts';
import {
  canSaveToList,
  checkListName,
  defaultTab,
  guestLoginHref,
  listOptions,
  tidyListName,
} from './wishlist-modal.ts';

const savedItems = 'Saved items';
const lists: Wishlist[] = [
  {
    lid: 'b',
    lname: 'Summer',
    cts: 2,
    listcontents: [{ epi: 401, empi: 71, du: 'https://shop.example/products/iris' }],
  },
  { lid: 'a', lname: 'My Wishlist', cts: 1, listcontents: [] },
];

describe('the wishlist modal', () => {
  it.each<[string, Wishlist[], string]>([
    ['has lists', lists, 'select'],
    ['has none', [], 'new'],
  ])('opens on its tab for a shopper who %s [state.wishlist.2]', (_, given, tab) => {
    expect(defaultTab(given)).toBe(tab);
  });

  it('marks lists that hold the variant as added [state.wishlist.5]', () => {
    expect(listOptions(lists, '401', savedItems)).toEqual([
      { lid: 'b', name: 'Summer', isAdded: true },
      { lid: 'a', name: 'Saved items', isAdded: false },
    ]);
  });

  it('marks no list before a variant is chosen', () => {
    expect(listOptions(lists, null, savedItems).some(({ isAdded }) => isAdded)).toBe(false);
  });

  it.each<[string, string | null, string | null, boolean]>([
    ['nothing', null, null, false],
    ['no list', null, '401', false],
    ['no variant', 'a', null, false],
    ['a list and a variant', 'a', '401', true],
    ['a list that holds the variant', 'b', '401', false],
    ['a list that is gone', 'z', '401', false],
  ])('[rule.wishlist.1] Save to list with %s chosen', (_, lid, variantId, canSave) => {
    expect(canSaveToList(lists, { lid, variantId })).toBe(canSave);
  });

  it.each([
    ['iris-ink', '/account/login?wishlistHandle=iris-ink'],
    ['a&next=//b', '/account/login?wishlistHandle=a%26next%3D%2F%2Fb'],
  ])('sends guests to login and back to %s [screen.product-detail-page.24]', (handle, href) => {
    expect(guestLoginHref(handle)).toBe(href);
  });
});

describe('the name of a list [rule.wishlist.2]', () => {
  it.each<[string, string, string | null]>([
    ['empty', '', 'empty'],
    ['blank', ' \t ', 'empty'],
    ['2 characters', 'ab', 'too-short'],
    ['2 characters and spaces', ' ab  ', 'too-short'],
    ['3 characters', 'abc', null],
    ['3 characters outside the basic plane', '🌿🌿🌿', null],
    ['50 characters', 'x'.repeat(50), null],
    ['51 characters', 'x'.repeat(51), 'too-long'],
    ['in use', 'Summer', 'taken'],
    ['in use, in another case', ' summer ', 'taken'],
    ['of the first list', 'My Wishlist', 'taken'],
    ['shown for the first list', 'saved  ITEMS', 'taken'],
  ])('%s', (_, name, problem) => {
    expect(checkListName(name, lists, { savedItems })).toBe(problem);
  });

  it('a list may be given its own name again', () => {
    expect(checkListName('SUMMER', lists, { savedItems, ownLid: 'b' })).toBeNull();
    expect(checkListName('SUMMER', lists, { savedItems, ownLid: 'a' })).toBe('taken');
  });

  it('the names of the first list are free when there is no first list', () => {
    expect(checkListName('Saved items', lists.slice(0, 1), { savedItems })).toBeNull();
  });

  it('[property] a valid name has 3 to 50 characters and no spaces at its ends', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(checkListName(name, lists, { savedItems }) === null);
        const tidy = tidyListName(name);
        const { length } = Array.from(tidy);
        return tidy === tidy.trim() && length >= 3 && length <= 50;
      }),
    );
  });
});
