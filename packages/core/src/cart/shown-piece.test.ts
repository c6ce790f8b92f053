import { expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { isHour, isPreorder, shownPieceOf } from './shown-piece.ts';

it('a line that is put back is shown as it was', () => {
  const image = { url: 'https://cdn.example/slip.webp', altText: null };
  expect(shownPieceOf(exampleLine({ quantity: 2, merchandise: { image } }))).toEqual({
    title: 'Aurelia Slip Dress',
    handle: 'aurelia-1',
    productType: 'Dresses',
    tags: [],
    choice: 'Oxblood, S',
    imageUrl: image.url,
    price: '$1,250',
  });
  expect(shownPieceOf(exampleLine()).imageUrl).toBeNull();
});

it.each([
  [{}, false, false],
  [{ productType: 'Dresses', tags: ['silk'] }, false, false],
  [{ productType: 'Appointment' }, true, false],
  [{ tags: ['Pre-Sale'] }, false, true],
])('of a piece with %j: an hour %s, a preorder %s', (own, hour, preorder) => {
  const shown = { title: 'Slip', handle: 'slip', choice: 'S', imageUrl: null, price: null, ...own };
  expect([isHour(shown), isPreorder(shown)]).toEqual([hour, preorder]);
});
