import { describe, expect, it } from 'vitest';
import { largeCatalogue } from './large-catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

describe('the catalogue for load tests', () => {
  const { products, collections } = largeCatalogue(2_000);

  it('has the requested number of products, beginning with the demo catalogue', () => {
    expect(products).toHaveLength(2_000);
    expect(products.slice(0, 5).map(({ handle }) => handle)).toEqual(
      seedCatalogue()
        .products.slice(0, 5)
        .map(({ handle }) => handle),
    );
    expect(largeCatalogue(3).products).toHaveLength(3);
  });

  it('has products of up to 72 variants, with unique ids and handles', () => {
    const variants = products.flatMap((product) => product.variants);
    const ids = [
      ...products.map(({ id }) => id),
      ...variants.flatMap(({ id, inventoryItemId }) => [id, inventoryItemId]),
    ];
    expect(Math.max(...products.map((product) => product.variants.length))).toBe(72);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(2_000);
  });

  it('fills its collections by the same rules', () => {
    const dresses = collections.find(({ handle }) => handle === 'dresses');
    const expected = products.filter(({ productType }) => productType === 'Dresses');
    expect(dresses?.productHandles.toSorted()).toEqual(expected.map(({ handle }) => handle).toSorted());
  });

  it('is the same on every call', () => {
    expect(largeCatalogue(300)).toEqual(largeCatalogue(300));
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses %d products', (count) => {
    expect(() => largeCatalogue(count)).toThrow('whole number of products');
  });
});
