import { describe, expect, it } from 'vitest';
import type { Variant } from '../product/product.ts';
import { exampleCart, exampleLine } from './example-cart.ts';
import {
  changeSetCard,
  closesOnSignal,
  EMPTY_SET_CARD,
  isSetComplete,
  productsOfSet,
  type SetCard,
  type SetCardAction,
  setCardButton,
  titleOfSet,
} from './get-the-set.ts';

function variant(availableForSale: boolean): Variant {
  return {
    id: '1',
    title: 'S / Black',
    sku: null,
    price: 14_800,
    compareAtPrice: null,
    availableForSale,
    available: availableForSale,
    inventory_quantity: null,
    selectedOptions: [],
    installments: null,
    image: null,
  };
}

function product(handle: string, variants: Variant[] = [variant(true)], vendor = 'Lingerie') {
  return { handle, vendor, variants };
}

describe('the set drawer', () => {
  const [bra, brief] = [product('bra'), product('brief')];

  it('[screen.get-the-set-drawer.4] lists only products with a variant to choose', () => {
    const gone = product('gone', [variant(false)]);
    const some = product('some', [variant(false), variant(true)]);
    expect(productsOfSet([bra, gone, product('none', []), some])).toEqual([bra, some]);
  });

  it('shows eight, however many before them are sold out', () => {
    const many = [...Array(9).fill(product('none', [])), ...Array(9).fill(bra)];
    expect(productsOfSet(many)).toEqual(Array(8).fill(bra));
  });

  it.each([
    ['a set of lingerie', [bra, brief], 'Lace together', 'Lace together'],
    [
      'a set whose first product is not lingerie',
      [product('top', [], 'Vesper & Vine'), bra],
      'Lace together',
      'Wear it as a set',
    ],
    ['lingerie without a title of its own', [bra], null, 'Wear it as a set'],
    ['lingerie with an empty title', [bra], '', 'Wear it as a set'],
    ['no set', [], 'Lace together', 'Wear it as a set'],
  ])('[screen.get-the-set-drawer.1] the title of %s', (_, products, lingerieTitle, title) => {
    expect(titleOfSet(products, { title: 'Wear it as a set', lingerieTitle })).toBe(title);
  });

  it.each([
    ['[screen.get-the-set-drawer.6] on a narrow screen', [bra, brief], true, true],
    ['[screen.get-the-set-drawer.7] on a wide one, a set of one product', [bra], false, true],
    ['[screen.get-the-set-drawer.7] not on a wide one, a set of two', [bra, brief], false, false],
  ])('closes on a card’s signal %s', (_, products, isNarrow, expected) => {
    expect(closesOnSignal(products, { isNarrow })).toBe(expected);
  });

  const inCart = exampleCart({ lines: [exampleLine({ product: { handle: 'bra' } })] });
  const both = exampleCart({ lines: [...inCart.lines, exampleLine({ product: { handle: 'brief' } })] });

  it.each([
    ['every product in the cart', both, true],
    ['one missing', inCart, false],
    ['no cart', null, false],
  ])('[screen.get-the-set-drawer.8] [state.get-the-set-card.4] is complete: %s', (_, cart, expected) => {
    expect(isSetComplete([bra, brief], cart)).toBe(expected);
  });

  it('an empty set is never complete', () => {
    expect(isSetComplete([], both)).toBe(false);
  });
});

describe('a card of the set', () => {
  const open: SetCard = { ...EMPTY_SET_CARD, isDropdownOpen: true };
  const chosen: SetCard = { ...EMPTY_SET_CARD, selectedVariantId: '1' };

  it.each<[string, SetCard, SetCardAction, SetCard]>([
    ['the dropdown opens', EMPTY_SET_CARD, { kind: 'toggle-dropdown' }, open],
    ['the dropdown closes', open, { kind: 'toggle-dropdown' }, EMPTY_SET_CARD],
    [
      '[state.get-the-set-card.2] a selection closes it',
      open,
      { kind: 'select', variant: variant(true) },
      chosen,
    ],
    [
      '[rule.get-the-set.2] a sold-out size is not selected',
      open,
      { kind: 'select', variant: variant(false) },
      open,
    ],
    ['[state.get-the-set-card.3] adding', chosen, { kind: 'add' }, { ...chosen, isAdding: true }],
    ['[rule.get-the-set.1] nothing is added without a size', EMPTY_SET_CARD, { kind: 'add' }, EMPTY_SET_CARD],
    ['[state.get-the-set-card.3] and added', { ...chosen, isAdding: true }, { kind: 'added' }, chosen],
  ])('%s', (_, card, action, changed) => {
    expect(changeSetCard(card, action)).toEqual(changed);
  });

  it('begins without a size, closed', () => {
    expect(EMPTY_SET_CARD).toEqual({ selectedVariantId: null, isDropdownOpen: false, isAdding: false });
  });

  it.each([
    ['[state.get-the-set-card.1] no size', EMPTY_SET_CARD, { label: 'add', isDisabled: true }],
    ['[state.get-the-set-card.2] a size', chosen, { label: 'add', isDisabled: false }],
    [
      '[state.get-the-set-card.3] adding',
      { ...chosen, isAdding: true },
      { label: 'adding', isDisabled: true },
    ],
  ])('the button with %s', (_, card, button) => {
    expect(setCardButton(card)).toEqual(button);
  });
});
