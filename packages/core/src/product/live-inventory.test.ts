import { describe, expect, it } from 'vitest';
import { isVariantAvailable } from './availability.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { withLiveInventory } from './live-inventory.ts';

describe('[state.product-detail-page.1] live inventory', () => {
  const product = exampleProduct({
    variants: [exampleVariant({ id: '1' }), soldOutVariant({ id: '2' }), exampleVariant({ id: '3' })],
  });
  const live = () =>
    withLiveInventory(product, [
      { id: '1', availableForSale: false, inventory_quantity: 0 },
      { id: '2', availableForSale: true, inventory_quantity: 2 },
      { id: '9', availableForSale: true, inventory_quantity: 1 },
    ]);

  it('is merged into its variants', () => {
    expect(live().variants.map(({ id, inventory_quantity }) => [id, inventory_quantity])).toEqual([
      ['1', 0],
      ['2', 2],
      ['3', 20],
    ]);
  });

  it('[entity.product-mapped-from-a-recommendation-result.3] overrides the cached availability', () => {
    expect(live().variants.map(isVariantAvailable)).toEqual([false, true, true]);
    expect(live().first_available_variant?.id).toBe('2');
    const back = withLiveInventory(exampleProduct({ variants: [soldOutVariant({ id: '2' })] }), [
      { id: '2', availableForSale: true, inventory_quantity: 1 },
    ]);
    expect(back.available).toBe(true);
  });

  it('leaves no first available variant when nothing is for sale', () => {
    const all = product.variants.map(({ id }) => ({ id, availableForSale: false, inventory_quantity: -1 }));
    expect(withLiveInventory(product, all)).toMatchObject({
      available: false,
      first_available_variant: null,
    });
  });

  it.each([true, false])(
    'leaves a product without variants as available as its source says: %s',
    (available) => {
      expect(withLiveInventory(exampleProduct({ variants: [], available }), []).available).toBe(available);
    },
  );
});
