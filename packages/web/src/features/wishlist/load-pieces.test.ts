import { exampleProduct, exampleVariant, soldOutVariant } from '@storefront/core/product/example-product';
import { describe, expect, it, vi } from 'vitest';
import { loadPieces } from './load-pieces.ts';

const product = exampleProduct({
  variants: [exampleVariant({ id: '100', title: 'S / Oxblood' }), soldOutVariant({ id: '101' })],
});
const item = (epi: number, handle = product.handle) => ({
  ...{ epi, empi: 10 },
  du: `https://shop.example/products/${handle}`,
});

function openReaders(variant: Awaited<ReturnType<Parameters<typeof loadPieces>[2]['variant']>> = null) {
  return {
    productsByHandles: vi.fn(async (handles: readonly string[]) => ({
      products: handles.includes(product.handle) ? [product] : [],
      missing: [],
    })),
    variant: vi.fn(async () => variant),
  };
}

describe('the pieces of a list', () => {
  it('[entity.wishlist-list.3] are read by their addresses, each product once, in the order of the list', async () => {
    const readers = openReaders();
    const pieces = await loadPieces([item(101), item(100)], 'FR', readers);
    expect(readers.productsByHandles.mock.calls).toEqual([[[product.handle], 'FR']]);
    expect(pieces.map(({ found }) => [found?.size, found?.isAvailable])).toEqual([
      ['M', false],
      ['S', true],
    ]);
    expect(readers.variant).not.toHaveBeenCalled();
  });

  it('are found by their variant when the handle has changed, or a list of products does not bring it', async () => {
    const variant = exampleVariant({ id: '131', title: '34 / Oxblood' });
    const readers = openReaders({ variant, product });
    const [piece] = await loadPieces([item(131, 'its-former-handle')], 'US', readers);
    expect(readers.variant).toHaveBeenCalledWith('131', 'US');
    expect(piece?.found).toMatchObject({ size: '34', variant: { id: '131' } });
  });

  it('stay as what is gone when the shop does not know them any more', async () => {
    expect(await loadPieces([item(900, 'gone')], 'US', openReaders())).toEqual([
      { item: item(900, 'gone'), found: null },
    ]);
  });
});
