import { expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { shownPieceOf } from './shown-piece.ts';

it('a line that is put back is shown as it was', () => {
  const image = { url: 'https://cdn.example/slip.webp', altText: null };
  expect(shownPieceOf(exampleLine({ quantity: 2, merchandise: { image } }))).toEqual({
    title: 'Aurelia Slip Dress',
    handle: 'aurelia-1',
    choice: 'Oxblood, S',
    imageUrl: image.url,
    price: '$1,250',
  });
  expect(shownPieceOf(exampleLine()).imageUrl).toBeNull();
});
