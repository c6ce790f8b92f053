import { exampleProduct } from '@storefront/core/product/example-product';
import type { ListedSibling } from '@storefront/core/providers/commerce/commerce';
import { describe, expect, it, vi } from 'vitest';
import { readSiblings } from './read-siblings.ts';

const slip = (colour: string, linked: string) =>
  exampleProduct({ handle: `slip-${colour}`, metafields: { pdp_swatch_products: linked } });

function catalogueOf(...known: string[]) {
  const siblings = vi.fn(async (handles: readonly string[]) => {
    const found = handles.filter((handle) => known.includes(handle));
    return new Map(
      found.map((handle): [string, ListedSibling] => [
        handle,
        { handle, colour: 'Rose', isAvailable: true, updatedAt: null },
      ]),
    );
  });
  return { siblings };
}

describe('[rule.swatches.1] the siblings of products', () => {
  it('are the products themselves and the other colours, read in one batch', async () => {
    const catalogue = catalogueOf('slip-rose');
    const products = [
      slip('black', 'slip-oxblood,slip-rose'),
      slip('oxblood', 'slip-black,slip-rose,slip-gone'),
    ];
    const siblings = await readSiblings(catalogue, products, 'US');
    expect(catalogue.siblings.mock.calls).toEqual([[['slip-rose', 'slip-gone'], 'US']]);
    expect([...siblings.keys()]).toEqual(['slip-black', 'slip-oxblood', 'slip-rose', 'slip-gone']);
    expect(siblings.get('slip-rose')).toMatchObject({ colour: 'Rose', isAvailable: true });
    expect(siblings.get('slip-oxblood')).toMatchObject({ colour: 'Oxblood', isAvailable: true });
    expect(siblings.get('slip-gone')).toBe('Stale');
  });

  it('cost no request when no design has another colour', async () => {
    const catalogue = catalogueOf();
    const siblings = await readSiblings(catalogue, [exampleProduct()], 'US');
    expect([...siblings.keys()]).toEqual(['aurelia-slip-dress-oxblood']);
    expect(catalogue.siblings).not.toHaveBeenCalled();
  });

  it('are at most a hundred: the others stay unloaded', async () => {
    const catalogue = catalogueOf();
    const linked = Array.from({ length: 130 }, (_, index) => `slip-${100 + index}`).join(',');
    const siblings = await readSiblings(catalogue, [slip('black', linked)], 'US');
    expect(siblings.get('slip-199')).toBe('Stale');
    expect(siblings.get('slip-200')).toBeUndefined();
  });
});
