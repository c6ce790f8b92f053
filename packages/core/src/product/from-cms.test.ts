import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { fromCms } from './from-cms.ts';

const variant = {
  gid: 'gid://shopify/ProductVariant/1',
  title: 'S / Black',
  sku: 'CD-1',
  price: 395,
  compareAtPrice: 495.5,
  option1: 'S',
  option2: 'Black',
  inventory: { isAvailable: true },
};
const store = {
  gid: 'gid://shopify/Product/10',
  slug: { current: 'iris-slip-dress' },
  title: 'Iris',
  vendor: 'Vesper & Vine',
  productType: 'Dresses',
  createdAt: '2026-09-03',
  status: 'active',
  isDeleted: false,
  tags: 'new-in, tag-silk',
  previewImageUrl: 'https://cdn.example/a.webp',
  priceRange: { minVariantPrice: 395, maxVariantPrice: 395 },
  variants: [variant],
};
const read = (own: object) => {
  const faults: string[] = [];
  const product = fromCms({ store: { ...store, ...own } }, (fault: Fault) => faults.push(fault.code));
  return { product, faults };
};

describe('fromCms', () => {
  it('[entity.product-mapped-from-cms-store-data.1] [entity.product-mapped-from-cms-store-data.2] [entity.product-mapped-from-cms-store-data.3] [entity.product-mapped-from-cms-store-data.4] reads a document with its store, or the store alone', () => {
    const { product, faults } = read({});
    expect(faults).toEqual([]);
    expect(product).toMatchObject({
      id: 'gid://shopify/Product/10',
      handle: 'iris-slip-dress',
      title: 'Iris',
      vendor: 'Vesper & Vine',
      tags: ['new-in', 'tag-silk'],
      price: 39500,
      compareAtPrice: 49550,
      available: true,
      images: [{ src: 'https://cdn.example/a.webp' }],
    });
    expect(product?.variants).toEqual([
      expect.objectContaining({
        id: '1',
        title: 'S / Black',
        sku: 'CD-1',
        price: 39500,
        compareAtPrice: 49550,
        availableForSale: true,
        inventory_quantity: null,
        selectedOptions: [
          { name: 'Size', value: 'S' },
          { name: 'Color', value: 'Black' },
        ],
      }),
    ]);
    expect(fromCms(store)).toEqual(product);
  });

  it('[entity.product-mapped-from-cms-store-data.1] takes the highest price, and the compare price of variants at that price only', () => {
    const variants = [variant, { store: { ...variant, id: 2, gid: null, price: 425, compareAtPrice: null } }];
    const priceRange = { maxVariantPrice: 425 };
    expect(read({ variants, priceRange }).product).toMatchObject({
      price: 42500,
      compareAtPrice: null,
      msrp: null,
    });
    const reduced = [variant, { ...variant, gid: null, id: 2, price: 425, compareAtPrice: 500 }];
    expect(read({ variants: reduced, priceRange }).product).toMatchObject({
      price: 42500,
      compareAtPrice: 50000,
    });
  });

  it('takes the price of the cheapest variant without a price range', () => {
    expect(read({ priceRange: null }).product?.price).toBe(39500);
  });

  it.each([
    ['no tags', { tags: null }, { tags: [] }],
    ['a plain slug', { slug: 'iris' }, { handle: 'iris' }],
    ['a numeric id', { gid: null, id: 12 }, { legacy_id: '12' }],
    ['no picture', { previewImageUrl: null }, { images: [] }],
    [
      'no texts',
      { title: null, vendor: null, productType: null },
      { title: '', vendor: '', productType: '' },
    ],
    ['no variants', { variants: null }, { variants: [], price: 39500 }],
  ])('reads a product with %s', (_, own, expected) => {
    expect(read(own).product).toMatchObject(expected);
  });

  it.each([
    ['no stock', { inventory: { isAvailable: false } }, { availableForSale: false, available: false }],
    ['no inventory', { inventory: null }, { availableForSale: false }],
    ['no title', { title: null, option2: null }, { title: 'S' }],
    ['a numeric id', { gid: null, id: 5 }, { id: '5' }],
  ])('reads a variant with %s', (_, own, expected) => {
    expect(read({ variants: [{ ...variant, ...own }] }).product?.variants[0]).toMatchObject(expected);
  });

  it.each([
    ['deleted', { isDeleted: true }],
    ['a draft', { status: 'draft' }],
    ['archived', { status: 'archived' }],
  ])('returns null without a fault for a product that is %s', (_, own) => {
    expect(read(own)).toEqual({ product: null, faults: [] });
  });

  it.each([
    ['an id', { gid: 'x' }, ['cms-product-dropped']],
    ['a handle', { slug: null }, ['cms-product-dropped']],
    [
      'a price',
      { priceRange: null, variants: [{ ...variant, price: -1 }] },
      ['cms-variant-dropped', 'cms-product-dropped'],
    ],
  ])('drops and reports a product without %s', (_, own, faults) => {
    expect(read(own)).toEqual({ product: null, faults });
  });

  it('drops and reports a variant without an id or price', () => {
    const { product, faults } = read({ variants: [variant, { ...variant, gid: null }, null] });
    expect(product?.variants).toHaveLength(1);
    expect(faults).toEqual(['cms-variant-dropped', 'cms-variant-dropped']);
  });

  it('[property] never throws and never returns NaN', () => {
    const junk = fc.anything({ maxDepth: 3 });
    const sent = fc.record(
      { ...Object.fromEntries(Object.keys(store).map((key) => [key, junk])) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(junk, sent), (own) => {
        const product = typeof own === 'object' ? read({ ...own }).product : fromCms(own);
        if (product !== null) expect(product.price).toSatisfy(Number.isSafeInteger);
      }),
    );
  });
});
