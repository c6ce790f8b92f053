import { describe, expect, it } from 'vitest';
import { normaliseProduct, type ProductSource } from './normalise.ts';
import type { Variant } from './product.ts';

function variant(overrides: Partial<Variant>): Variant {
  return {
    id: '1',
    title: 'S / Oxblood',
    sku: null,
    price: 29_800,
    compareAtPrice: null,
    availableForSale: true,
    available: true,
    inventory_quantity: 4,
    selectedOptions: [],
    installments: null,
    image: null,
    ...overrides,
  };
}

const source: ProductSource = {
  id: 'gid://shopify/Product/7412',
  handle: 'aurelia-slip-dress',
  title: 'Aurelia Slip Dress',
  description: '<p>Cut on the bias.</p>',
  tags: ['silk'],
  productType: 'Dresses',
  vendor: 'Main',
  images: [{ src: 'https://cdn.shopify.com/front.jpg', width: 1200, height: 1805, altText: null }],
  variants: [variant({ id: '11' }), variant({ id: '12', price: 24_800 })],
  collections: [
    { title: 'Dresses', handle: 'dresses' },
    { title: 'New In', handle: 'new-in' },
  ],
  metafields: { pdp_swatch_match_colors: 'oxblood' },
};

describe('normaliseProduct', () => {
  it('[entity.normalized-product.2] [entity.normalized-product.5] [entity.normalized-product.6] [entity.normalized-product.7] [entity.normalized-product.8] derives the other fields', () => {
    expect(normaliseProduct(source)).toMatchObject({
      id: 'gid://shopify/Product/7412',
      legacy_id: '7412',
      name: 'Aurelia Slip Dress',
      url: '/products/aurelia-slip-dress',
      price: 24_800,
      compareAtPrice: null,
      available: true,
      selectedImage: { src: 'https://cdn.shopify.com/front.jpg' },
      collections: 'Dresses,New In',
      collection_handles: 'dresses,new-in',
      pdp_swatch_match_colors: 'oxblood',
      created_at: null,
      updated_at: null,
      productCursor: null,
    });
  });

  it('[entity.normalized-product.1] returns null for an empty description', () => {
    expect(normaliseProduct({ ...source, description: ' ' })?.description).toBeNull();
  });

  it('[entity.normalized-product.6] finds the first available variant', () => {
    const variants = [variant({ id: '11', available: false }), variant({ id: '12' })];
    expect(normaliseProduct({ ...source, variants })?.first_available_variant?.id).toBe('12');
    const soldOut = normaliseProduct({ ...source, variants: variants.slice(0, 1) });
    expect(soldOut).toMatchObject({ first_available_variant: null, available: false });
  });

  it('[state.product-availability-and-status.3] takes the compare price of variants at the shown price only', () => {
    const reduced = variant({ id: '12', price: 19_800, compareAtPrice: 29_800 });
    expect(normaliseProduct({ ...source, variants: [variant({}), reduced] })).toMatchObject({
      price: 19_800,
      compareAtPrice: 29_800,
      msrp: 29_800,
    });
    const dearerReduced = variant({ id: '12', price: 39_800, compareAtPrice: 49_800 });
    expect(
      normaliseProduct({ ...source, variants: [variant({}), dearerReduced] })?.compareAtPrice,
    ).toBeNull();
    const notReduced = variant({ compareAtPrice: 29_800 });
    expect(normaliseProduct({ ...source, variants: [notReduced] })?.compareAtPrice).toBeNull();
  });

  it('takes the price of a source without variants, and returns null without id, handle or price', () => {
    expect(normaliseProduct({ ...source, variants: [], priceCents: 5_000 })?.price).toBe(5_000);
    expect(normaliseProduct({ ...source, variants: [] })).toBeNull();
    expect(normaliseProduct({ ...source, id: 'nonsense' })).toBeNull();
    expect(normaliseProduct({ ...source, handle: '' })).toBeNull();
  });
});
