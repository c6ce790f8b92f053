import { describe, expect, it } from 'vitest';
import { exampleCart, exampleLine } from './example-cart.ts';
import {
  arrivedItems,
  piecesToAddAgain,
  quantitiesOf,
  readUnsentAdds,
  type UnsentAdd,
  withQuantityChosen,
} from './unsent-adds.ts';
import { writeUnsentAdds } from './write-unsent-adds.ts';

const SLIP = 'gid://shopify/ProductVariant/1';
const ROBE = 'gid://shopify/ProductVariant/2';
const NOW_MS = 1_795_348_800_000;
const shown = { title: 'Robe', handle: 'robe', choice: 'S', imageUrl: null, price: '$425' };
const slip = { merchandiseId: SLIP, quantity: 2 };
const kind = { productType: 'Robes', tags: ['pre-sale'] };
const robe = {
  merchandiseId: ROBE,
  quantity: 1,
  attributes: [{ key: 'Note', value: 'Final Sale' }],
  shown: { ...shown, ...kind },
};
const set: UnsentAdd = {
  pieces: [slip, robe],
  addToCartType: 'get the set',
  before: { [SLIP]: 0, [ROBE]: 1 },
};
const waiting: UnsentAdd = { pieces: [slip], before: null };

describe('adds that the platform has not confirmed', () => {
  it('outlive their page as text, and texts can be joined', () => {
    const text = writeUnsentAdds([set], NOW_MS) + writeUnsentAdds([waiting], NOW_MS);
    expect(readUnsentAdds(text, NOW_MS + 60_000)).toEqual([set, waiting]);
  });

  it.each([
    [60_001, 'a minute ago'],
    [-1, 'in the future'],
  ])('are forgotten %i ms later: %s', (later) => {
    expect(readUnsentAdds(writeUnsentAdds([set], NOW_MS), NOW_MS + later)).toEqual([]);
  });

  it.each([
    ['', null],
    ['{"at":', null],
    ['null', null],
    [{ at: NOW_MS }, null],
    [{ at: NOW_MS, pieces: [null] }, null],
    [{ at: NOW_MS, pieces: [{ merchandiseId: 1, quantity: 1 }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, quantity: 1.5 }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, attributes: 'Note' }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, attributes: [{ key: 'Note' }] }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, attributes: [{ value: 'Note' }] }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, shown: { ...shown, title: 1 } }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, shown: { ...shown, price: 1 } }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, shown: { ...shown, productType: 1 } }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, shown: { ...shown, tags: 'silk' } }] }, null],
    [{ at: NOW_MS, pieces: [{ ...slip, shown: { ...shown, tags: [1] } }] }, null],
    [{ at: NOW_MS, pieces: [slip], before: 7, addToCartType: 7 }, waiting],
    [{ at: NOW_MS, pieces: [slip], before: { [SLIP]: '7' } }, waiting],
    [
      { at: NOW_MS, pieces: [slip], isCounted: true },
      { ...waiting, isCounted: true },
    ],
  ])('are read with care: %j', (entry, found) => {
    const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
    expect(readUnsentAdds(text, NOW_MS)).toEqual(found === null ? [] : [found]);
  });

  it('know what the cart held before', () => {
    const cart = exampleCart({ lines: [exampleLine({ variant: 2, quantity: 3 })] });
    expect(quantitiesOf(cart, [slip, robe])).toEqual({ [SLIP]: 0, [ROBE]: 3 });
  });
});

describe('what is added again', () => {
  const cartWith = (slips: number, robes: number) =>
    exampleCart({
      lines: [
        ...(slips > 0 ? [exampleLine({ variant: 1, quantity: slips })] : []),
        ...(robes > 0 ? [exampleLine({ variant: 2, quantity: robes })] : []),
      ],
    });
  it.each<[string, UnsentAdd, [number, number], UnsentAdd['pieces']]>([
    ['is everything where nothing was sent', waiting, [5, 0], [slip]],
    ['is everything that was lost', set, [0, 1], [slip, robe]],
    ['is nothing that has arrived', set, [2, 2], []],
    ['is nothing of what arrived in part, for want of stock', set, [1, 2], []],
    ['is the piece that is missing', set, [2, 1], [robe]],
    ['is what another tab has removed meanwhile', set, [0, 0], [slip, robe]],
    ['is a piece of which it is not known how many there were', { ...set, before: {} }, [0, 1], [slip]],
  ])('%s', (_, add, [slips, robes], pieces) => {
    expect(piecesToAddAgain(add, cartWith(slips, robes))).toEqual(pieces);
  });
});

describe('a sent add whose page was left', () => {
  it.each([
    ['nothing while it was not sent', null, []],
    ['nothing of what the cart held before', { [SLIP]: 0, [ROBE]: 3 }, []],
    ['as many as the cart holds more than before', { [ROBE]: 1 }, [['2', 2]]],
  ])('has arrived after all with %s', (_, before, arrived) => {
    const cart = exampleCart({ lines: [exampleLine({ variant: 2, quantity: 3 })] });
    const items = arrivedItems({ pieces: [slip, robe, robe], before }, cart);
    expect(items.map(({ item, quantity }) => [item.variantId, quantity])).toEqual(arrived);
  });
});

describe('a lost add, once the shopper has chosen a quantity', () => {
  const cart = exampleCart({ lines: [exampleLine({ variant: 2, quantity: 3 })] });

  it('has arrived with what comes on top of that quantity', () => {
    const chosen = withQuantityChosen(set, cart, ROBE);
    expect(chosen).toEqual({ ...set, before: { [SLIP]: 0, [ROBE]: 3 } });
    expect(piecesToAddAgain(chosen, cart)).toEqual([slip, robe]);
  });

  it.each([
    ['was never sent', waiting, SLIP],
    ['has not this piece', { ...set, before: { [SLIP]: 0 } }, ROBE],
  ])('is as before where it %s', (_, add, merchandiseId) => {
    expect(withQuantityChosen(add, cart, merchandiseId)).toBe(add);
  });
});
