import { describe, expect, it } from 'vitest';
import { isVariantAvailable } from './availability.ts';
import { cardStatus } from './card.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { variantsWithLiveInventory, withLiveAvailability } from './live-inventory.ts';

describe('[state.product-detail-page.1] live inventory', () => {
  const variants = [exampleVariant({ id: '1' }), soldOutVariant({ id: '2' }), exampleVariant({ id: '3' })];
  const live = variantsWithLiveInventory(variants, [
    { id: '1', availableForSale: false, inventory_quantity: 0 },
    { id: '2', availableForSale: true, inventory_quantity: 2 },
    { id: '9', availableForSale: true, inventory_quantity: 1 },
  ]);

  it('is merged into its variants', () => {
    expect(live.map(({ id, inventory_quantity }) => [id, inventory_quantity])).toEqual([
      ['1', 0],
      ['2', 2],
      ['3', 0],
    ]);
  });

  it('overrides the cached availability; what the platform no longer lists is sold out', () => {
    expect(live.map(isVariantAvailable)).toEqual([false, true, false]);
  });
});

describe('[entity.product-mapped-from-a-recommendation-result.3] the present stock of a recommendation', () => {
  const inIndex = exampleProduct({ ss_available: '1' });

  it('makes its card sold out, or available again', () => {
    const soldOut = withLiveAvailability(inIndex, false);
    expect(cardStatus(soldOut)).toBe('sold-out');
    expect(cardStatus(withLiveAvailability(soldOut, true))).toBe('available');
  });

  it('[const.tag-rules.13] leaves a card available whose product is restocking', () => {
    expect(cardStatus(withLiveAvailability({ ...inIndex, tags: ['restocking'] }, false))).toBe('available');
  });

  it('leaves a product that is coming soon as the index has it', () => {
    const coming = exampleProduct({ tags: ['coming-soon-12-04'], variants: [soldOutVariant()] });
    expect(cardStatus(withLiveAvailability(coming, true))).toBe('coming-soon');
  });
});
