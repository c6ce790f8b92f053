import { describe, expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { joinPending } from './join-pending.ts';
import { choiceOf, type PendingPiece, toLineInput, toShownPiece } from './pending-piece.ts';

const shown = { title: 'Slip', handle: 'slip', choice: 'Oxblood, S', imageUrl: null, price: '$625' };
const piece = (variant: number, parts: Partial<PendingPiece> = {}): PendingPiece => ({
  key: `pending-${variant}`,
  merchandiseId: `gid://shopify/ProductVariant/${variant}`,
  quantity: 1,
  shown,
  ...parts,
});
const note = [{ key: 'Note', value: 'Final Sale' }];

describe('a piece that is being added', () => {
  it('raises the line of the same variant and attributes at once', () => {
    const { lines, pieces } = joinPending([exampleLine({ quantity: 2 })], [piece(1), piece(1)], {});
    expect([lines.map(({ quantity }) => quantity), pieces]).toEqual([[4], []]);
  });

  it('becomes a line of its own otherwise', () => {
    const added = [piece(1, { attributes: note }), piece(2)];
    const { lines, pieces } = joinPending([exampleLine({ quantity: 2 })], added, {});
    expect([lines.map(({ quantity }) => quantity), pieces]).toEqual([[2], added]);
    const inOrder = joinPending([exampleLine({ attributes: note })], [piece(1, { attributes: note })], {});
    expect(inOrder.pieces).toEqual([]);
  });

  it('does not change a quantity that the shopper has set', () => {
    const line = exampleLine({ quantity: 5 });
    expect(joinPending([line], [piece(1)], { [line.id]: 5 }).lines).toEqual([line]);
  });

  it('is sent to the platform without what only the bag shows', () => {
    expect(toLineInput({ merchandiseId: 'a', quantity: 2, shown })).toEqual({
      merchandiseId: 'a',
      quantity: 2,
    });
    expect(toLineInput({ merchandiseId: 'a', quantity: 2, attributes: note, shown })).toEqual({
      merchandiseId: 'a',
      quantity: 2,
      attributes: note,
    });
  });

  it('names the colour before the size, and no choice where there is none', () => {
    expect(choiceOf([{ value: 'S' }, { value: 'Oxblood' }])).toBe('Oxblood, S');
    expect(choiceOf([{ value: 'Default Title' }])).toBe('');
  });
});

it('a page says what it knows of the variant that is added', () => {
  const kind = { productType: 'Dresses', tags: ['pre-sale'] };
  const product = {
    title: 'Slip',
    handle: 'slip',
    ...kind,
    images: [{ src: 'https://cdn.example/slip.webp' }],
  };
  const variant = { selectedOptions: [{ value: 'S' }, { value: 'Oxblood' }] };
  expect(toShownPiece(product, variant, '$625')).toEqual({
    ...shown,
    ...kind,
    imageUrl: 'https://cdn.example/slip.webp',
  });
  expect(toShownPiece({ ...product, images: [] }, variant, null)).toMatchObject({
    imageUrl: null,
    price: null,
  });
});
