import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { cardStatus } from './card.ts';
import { fromSearch } from './from-search.ts';

const slip = {
  uid: '7130000001',
  sku: 'CD-100-BLK-S',
  name: 'Iris Slip Dress',
  url: '/products/iris-slip-dress',
  price: '189.00',
  msrp: '240',
  handle: 'iris-slip-dress',
  ss_available: '1',
};
const variant = { id: 41, title: 'S / Black', sku: 'CD-1', price: '189.00', inventory_quantity: 3 };
const read = (own: object) => {
  const faults: string[] = [];
  const product = fromSearch({ ...slip, ...own }, (fault: Fault) => faults.push(fault.code));
  return { product, faults };
};

describe('fromSearch', () => {
  it('[entity.normalized-product.1] [entity.normalized-product.3] [entity.normalized-product.4] [entity.normalized-product.34] [entity.normalized-product.35] reads the fields of every product', () => {
    const { product, faults } = read({
      title: 'Silk &amp; &quot;Iris&quot;',
      description: '<p>Cut</p>',
      created_at: '2026-09-03',
      ss_tags: ['new-in', 'tag-silk'],
      product_type: ['Dresses'],
      brand: 'Lingerie',
      ss_images: ['a.webp', 'b.webp'],
      variants: [variant],
      collection_handle: ['dresses', 'slips'],
      intellisuggestData: 'eJw',
      intellisuggestSignature: 'b260',
      moreColors: ['iris-black', 'iris-rose'],
    });
    expect(faults).toEqual([]);
    expect(product).toMatchObject({
      id: 'gid://shopify/Product/7130000001',
      legacy_id: '7130000001',
      title: 'Silk & "Iris"',
      handle: 'iris-slip-dress',
      url: '/products/iris-slip-dress',
      price: 18900,
      msrp: 24000,
      description: '<p>Cut</p>',
      created_at: '2026-09-03',
      tags: ['new-in', 'tag-silk'],
      productType: 'Dresses',
      vendor: 'Lingerie',
      available: true,
      collection_handles: 'dresses,slips',
      ss_available: '1',
      uid: '7130000001',
      sku: 'CD-100-BLK-S',
      intellisuggestData: 'eJw',
      intellisuggestSignature: 'b260',
      moreColors: ['iris-black', 'iris-rose'],
    });
    expect(product?.images.map(({ src }) => src)).toEqual(['a.webp', 'b.webp']);
    expect(product?.variants[0]).toMatchObject({
      id: '41',
      price: 18900,
      inventory_quantity: 3,
      available: true,
    });
  });

  it('[entity.normalized-product.35] names other colours by the index’s own list where the metafields name none', () => {
    const fields = { uid: '1', handle: 'iris-rose', price: '189', moreColors: 'iris-black|iris-rose' };
    const swatches = (own: object) => fromSearch({ ...fields, ...own })?.metafields.pdp_swatch_products;
    expect(swatches({})).toBe('iris-black,iris-rose');
    expect(swatches({ mfield_pdp_extras_pdp_swatch_products: ['iris-ivory'] })).toBe('iris-ivory');
    expect(swatches({ moreColors: '' })).toBeUndefined();
    const chosen = JSON.stringify({ a: 'Black', b: 'Rose' });
    expect(swatches({ mfield_sanity_swatch_products: chosen })).toBeUndefined();
  });

  it.each([
    [
      "[entity.normalized-product.31] a '|'-separated text",
      { images: 'a.webp?x=1&amp;y=2|b.webp' },
      ['a.webp?x=1&y=2', 'b.webp'],
    ],
    [
      '[entity.normalized-product.31] a list of {src}',
      { images: [{ src: 'a.webp' }, { src: 7 }, null] },
      ['a.webp', '7'],
    ],
    [
      '[entity.normalized-product.31] a list of {src} as text',
      { images: '[{&quot;src&quot;:&quot;a.webp&quot;}]' },
      ['a.webp'],
    ],
    ['a list of texts', { ss_images: ['a.webp', ''] }, ['a.webp']],
    ["the index's own image", { imageUrl: 'own.webp' }, ['own.webp']],
    ['nothing', { images: 7 }, []],
  ])('reads images from %s', (_, own, sources) => {
    expect(read(own).product?.images.map(({ src }) => src)).toEqual(sources);
  });

  const json = JSON.stringify([variant]);
  it.each([
    ['[entity.normalized-product.32] a list', [variant]],
    ['[entity.normalized-product.32] JSON', json],
    ['[entity.normalized-product.32] JSON with &quot;', json.replaceAll('"', '&quot;')],
    ['JSON as the only element', [json]],
    ['JSON with &quot; as the only element', [json.replaceAll('"', '&quot;')]],
    ['one variant alone', variant],
    ['a global id', [{ ...variant, id: 'gid://shopify/ProductVariant/41' }]],
  ])('reads variants as %s', (_, variants) => {
    const { product, faults } = read({ variants });
    expect(faults).toEqual([]);
    expect(product?.variants.map(({ id, title, price }) => [id, title, price])).toEqual([
      ['41', 'S / Black', 18900],
    ]);
  });

  it.each([
    ['not JSON', 'S, M and L', ['index-variants-dropped'], 0],
    ['not JSON in a list', ['S, M'], ['index-variants-dropped'], 0],
    ['no variants', undefined, [], 0],
    ['null', null, [], 0],
    ['a number', 7, [], 0],
    ['an empty list', [], [], 0],
    ['one without an id', [variant, { ...variant, id: 'x' }], ['index-variant-dropped'], 1],
    ['one without a price', [variant, { ...variant, price: 'on request' }], ['index-variant-dropped'], 1],
    ['one with a negative price', [variant, { ...variant, price: -5 }], ['index-variant-dropped'], 1],
    [
      'one with an infinite price',
      [variant, { ...variant, price: `1${'0'.repeat(400)}` }],
      ['index-variant-dropped'],
      1,
    ],
    ['null among them', [variant, null], ['index-variant-dropped'], 1],
  ])('drops and reports malformed variants: %s', (_, variants, faults, count) => {
    const result = read({ variants });
    expect(result.faults).toEqual(faults);
    expect(result.product?.variants).toHaveLength(count);
    expect(result.product?.price).toBe(18900);
  });

  it.each([
    ['[entity.variant.4] reads a text as a decimal', { price: '189.5' }, 18950],
    ['[entity.variant.4] reads a whole number as cents', { price: 18950 }, 18950],
    ['[entity.variant.4] reads a fractional number as a decimal', { price: 189.5 }, 18950],
  ])('%s', (_, own, cents) => {
    expect(read({ variants: [{ ...variant, ...own }] }).product?.variants[0]?.price).toBe(cents);
  });

  it.each([
    ['compareAtPrice', { compareAtPrice: '240.00' }],
    ['compare_at_price', { compare_at_price: 24000 }],
  ])('[entity.variant.4] reads the price before from %s', (_, own) => {
    expect(read({ variants: [{ ...variant, ...own }] }).product?.variants[0]?.compareAtPrice).toBe(24000);
  });

  it.each([
    ['availableForSale first', { availableForSale: false, available: true, inventory_quantity: 4 }, false, 4],
    ['then available', { available: 'true', inventory_quantity: 0 }, true, 0],
    ['then the stock', { inventory_quantity: 2.7 }, true, 2],
    ['negative stock', { inventory_quantity: -3 }, false, -3],
    ['[entity.variant.5] inventoryQuantity', { inventory_quantity: null, inventoryQuantity: 5 }, true, 5],
    ['[entity.variant.5] quantityAvailable', { inventory_quantity: null, quantityAvailable: 0 }, false, 0],
    ["the product's ss_available last", { inventory_quantity: null }, true, null],
  ])('reads whether a variant is available: %s', (_, own, isAvailable, units) => {
    expect(read({ variants: [{ ...variant, ...own }] }).product?.variants[0]).toMatchObject({
      available: isAvailable,
      availableForSale: isAvailable,
      inventory_quantity: units,
    });
  });

  it('reads a variant without any such field as not available', () => {
    const { product } = read({ ss_available: null, variants: [{ ...variant, inventory_quantity: null }] });
    expect(product?.variants[0]?.available).toBe(false);
  });

  it.each([
    [
      '[entity.variant.6] listed',
      { selectedOptions: [{ name: 'Band', value: '34' }, { name: 'Color', value: null }, 7] },
      ['Band: 34'],
    ],
    ['[entity.variant.9] legacy fields', { option1: 'S', option2: 'Black' }, ['Size: S', 'Color: Black']],
    ['[entity.variant.9] the colour only', { option1: null, option2: 'Black' }, ['Color: Black']],
    ['none', {}, []],
  ])('reads options %s', (_, own, expected) => {
    const options = read({ variants: [{ ...variant, ...own }] }).product?.variants[0]?.selectedOptions ?? [];
    expect(options.map(({ name, value }) => `${name}: ${value}`)).toEqual(expected);
  });

  it('[entity.variant.2] titles a variant without a title by its options', () => {
    const untitled = { ...variant, title: null, option1: 'S', option2: 'Black' };
    expect(read({ variants: [untitled] }).product?.variants[0]?.title).toBe('S / Black');
  });

  it.each([
    ["'1'", '1', 'available', true],
    ["'0'", '0', 'sold-out', false],
    ['1', 1, 'available', true],
    ['0', 0, 'sold-out', false],
    ["['0']", ['0'], 'sold-out', false],
    ['true', true, 'available', true],
    ['nothing', undefined, 'not-for-sale', false],
    ['nonsense', 'yes', 'available', false],
  ])('[entity.normalized-product.33] reads ss_available %s', (_, ss_available, status, isAvailable) => {
    const { product } = read({ ss_available });
    expect(product?.available).toBe(isAvailable);
    expect(product && cardStatus(product)).toBe(status);
  });

  it.each([
    ["between '|'", { tags: 'new-in|tag-silk' }, ['new-in', 'tag-silk']],
    ['between commas', { tags: 'new-in, tag-silk,' }, ['new-in', 'tag-silk']],
    ['none', { tags: null }, []],
  ])('reads tags %s', (_, own, tags) => {
    expect(read(own).product?.tags).toEqual(tags);
  });

  it.each([
    ['ss_id', { ss_id: '9', uid: '8' }, '9'],
    ['uid', { uid: 8 }, '8'],
    ['id, where uid is a hash', { uid: 'c0ffee', id: '7' }, '7'],
    ['its global id', { uid: null, admin_graphql_api_id: 'gid://shopify/Product/6' }, '6'],
  ])('takes the id from %s', (_, own, id) => {
    expect(read(own).product?.legacy_id).toBe(id);
  });

  it('takes a missing handle from the url', () => {
    expect(read({ handle: '', url: 'https://shop.example/products/iris?x=1' }).product?.handle).toBe('iris');
  });

  it.each([
    ['an id', { uid: null }],
    ['a handle', { handle: null, url: '/collections/dresses' }],
    ['a handle and an url', { handle: null, url: null }],
    ['a price', { price: 'on request' }],
  ])('drops and reports a product without %s', (_, own) => {
    expect(read(own)).toEqual({ product: null, faults: ['index-product-dropped'] });
  });

  it('works without a reporter', () => {
    expect(fromSearch({})).toBeNull();
  });

  it('[entity.normalized-product.34] leaves out suggestion data without their signature', () => {
    expect(read({ intellisuggestData: 'eJw' }).product).not.toHaveProperty('intellisuggestData');
  });
});
