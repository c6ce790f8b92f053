import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toWishlistProduct } from '../../state/wishlist-atoms.ts';
import { ModalPiece } from './modal-piece.tsx';

const options = [
  { name: 'Size', value: 'S' },
  { name: 'Color', value: 'Oxblood' },
];

function textOf(selectedOptions: typeof options, isRead = true): string {
  const product = toProductPage(
    exampleProduct({ title: 'Aurelia Slip Dress', variants: [exampleVariant({ id: '1', selectedOptions })] }),
    noTexts,
    { country: 'US', currencyCode: 'USD', siblings: new Map() },
  );
  const markup = renderToString(
    <ModalPiece product={toWishlistProduct(product, null)} source={isRead ? product : null} />,
  );
  return markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
}

it('[screen.product-detail-page.20] names the colour beneath the name of the piece, where it has one', () => {
  expect(textOf(options)).toBe('|Aurelia Slip Dress|Oxblood|');
  expect(textOf(options.slice(0, 1))).toBe('|Aurelia Slip Dress|');
  expect(textOf(options, false)).toBe('|Aurelia Slip Dress|');
});
