import { expect, it } from 'vitest';
import { exampleProduct, exampleVariant } from '../product/example-product.ts';
import { pieceOfProduct } from './piece-of-product.ts';

const variant = exampleVariant({ price: 62_500, compareAtPrice: 80_000 });
const product = exampleProduct({ tags: ['final-sale'], variants: [variant] });

it('[rule.cart-line-attributes-on-add.1] [rule.cart-line-attributes-on-add.4] a piece for the bag has the attributes of its line and what the line shows', () => {
  expect(pieceOfProduct(product, variant, '$625')).toEqual({
    merchandiseId: `gid://shopify/ProductVariant/${variant.id}`,
    quantity: 1,
    attributes: [
      { key: 'Note', value: 'Final Sale' },
      { key: 'Marked Down From', value: '$800' },
    ],
    shown: expect.objectContaining({ title: product.title, handle: product.handle, price: '$625' }),
  });
});

it('a variant with an id that the platform does not have is none', () => {
  expect(pieceOfProduct(product, { ...variant, id: 'x' }, null)).toBeNull();
});
