import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnDesigns } from './media-manifest.ts';
import { productStates } from './product-states.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const catalogue = seedCatalogue();
const { products, collections } = catalogue;
const handles = new Set(products.map(({ handle }) => handle));
const product = (handle: string) => products.find((candidate) => candidate.handle === handle);
const collection = (handle: string) => collections.find((candidate) => candidate.handle === handle);
const pathOf = (file: string) => fileURLToPath(new URL(`../../media/${file}`, import.meta.url));

const pictures = [
  ...products.flatMap(({ pictures: own, videos }) => [...own, ...videos.map(({ poster }) => poster)]),
  ...collections.flatMap(({ picture }) => (picture ? [picture] : [])),
];

describe('the seeded catalogue', () => {
  it('is the same on every call, also after changes to an earlier result', () => {
    const first = seedCatalogue();
    expect(first).toEqual(catalogue);
    first.products.forEach((product) => {
      product.tags.push('spoilt');
      product.pictures.pop();
    });
    first.discounts.pop();
    expect(seedCatalogue()).toEqual(catalogue);
  });

  it('has a product for every design in every colour of the pictures', () => {
    expect(products.length).toBeGreaterThanOrEqual(120);
    const shown = new Set(products.flatMap(({ pictures: own }) => own.map(({ file }) => file)));
    expect(drawnDesigns).toHaveLength(49);
    expect(shown.size).toBeGreaterThanOrEqual(138 * 2);
  });

  it('gives every product, variant, inventory item, collection and metaobject a unique id', () => {
    const ids = [
      ...products.flatMap(({ id, variants }) => [
        id,
        ...variants.flatMap((variant) => [variant.id, variant.inventoryItemId]),
      ]),
      ...collections.map(({ id }) => id),
      ...catalogue.metaobjects.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
    expect(handles.size).toBe(products.length);
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('keeps the ids that existing orders and carts refer to', () => {
    expect(product('aurelia-slip-dress-oxblood')?.id).toBe(7491349945258);
    expect(product('odile-balconette-bra-oxblood')?.id).toBe(7403260853597);
    expect(product('odile-balconette-bra-oxblood')?.variants[0]?.id).toBe(7140513287941);
  });

  it('[const.recommendations.3] has the collection ids that recommendation profiles name', () => {
    expect(collection('the-wedding-shop')?.id).toBe(265430761520);
    expect(collection('the-vday-edit')?.id).toBe(273718902832);
    expect(collection('decorate-yourself')?.id).toBe(273099522096);
  });

  it('has only pictures that exist, with their real size', async () => {
    const claimed = new Map(pictures.map((picture) => [picture.file, picture]));
    for (const [file, { width, height, alt }] of claimed) {
      const real = await sharp(pathOf(file)).metadata();
      expect({ file, width, height }).toEqual({ file, width: real.width, height: real.height });
      expect(alt).not.toBe('');
    }
  });

  it('refers only to files that exist and that the platform finds', () => {
    const known = new Set([
      ...pictures.map(({ file }) => file),
      ...products.flatMap(({ videos }) => videos.map(({ file }) => file)),
    ]);
    const fields = products.flatMap(({ metafields }) => metafields);
    const named = fields.flatMap(({ type, value }) =>
      type === 'file_reference'
        ? [value]
        : (value.match(/(?:apparel|lingerie|editorial|video)\/[\w-]+\.\w+/g) ?? []),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !known.has(file) || !existsSync(pathOf(file)))).toEqual([]);
  });

  it('[entity.normalized-product.18] links to colours, sets and similar products that exist', () => {
    const keys = ['pdp_swatch_products', 'pdp_similar_products', 'pdp_set_products'];
    for (const { handle, metafields } of products) {
      for (const { key, value } of metafields.filter((field) => keys.includes(field.key))) {
        expect({ handle, key, missing: value.split(',').filter((linked) => !handles.has(linked)) }).toEqual({
          handle,
          key,
          missing: [],
        });
      }
    }
    for (const key of keys) {
      expect(products.some(({ metafields }) => metafields.some((field) => field.key === key))).toBe(true);
    }
  });

  it('[const.swatches.1] lists all colours of a design in the order of their handles', () => {
    const field = product('fleur-lace-bralette-sage')?.metafields.find(
      ({ key }) => key === 'pdp_swatch_products',
    );
    expect(field?.value.split(',')).toEqual([
      'fleur-lace-bralette-black',
      'fleur-lace-bralette-rose',
      'fleur-lace-bralette-sage',
      'fleur-lace-bralette-white',
    ]);
  });

  it('[rule.swatches.1] [rule.swatches.3] has designs with linked colours, with colours of editors, with both and with neither', () => {
    const keysOf = (handle: string) =>
      product(handle)?.metafields.flatMap(({ key }) =>
        key === 'pdp_swatch_products' || key === 'swatch_products' ? [key] : [],
      );
    expect(keysOf('noemie-lace-hem-slip-black')).toEqual(['pdp_swatch_products']);
    expect(keysOf('lido-bikini-top-black')).toEqual(['swatch_products']);
    expect(keysOf('aurelia-slip-dress-black')).toEqual(['pdp_swatch_products', 'swatch_products']);
    expect(keysOf('lido-plunge-swimsuit-black')).toEqual([]);
  });

  it('has states only of products that exist', () => {
    expect(Object.keys(productStates).filter((handle) => !handles.has(handle))).toEqual([]);
  });

  it('has no sold-out products except the intended ones', () => {
    const soldOut = products
      .filter(({ variants }) => variants.every(({ tracked, stock }) => tracked && stock <= 0))
      .map(({ handle }) => handle);
    const meant = Object.entries(productStates).flatMap(([handle, { stock }]) =>
      stock === 'none' ? [handle] : [],
    );
    expect(soldOut.toSorted()).toEqual(meant.toSorted());
  });

  it('has texts without markup', () => {
    const texts = products.map(({ descriptionHtml }) => descriptionHtml.replaceAll(/<\/?p>/g, ''));
    expect(texts.filter((text) => text === '' || /[<>&]/.test(text))).toEqual([]);
  });
});

describe('the collections', () => {
  it('contain only products that exist, each once', () => {
    for (const { handle, productHandles } of collections) {
      expect({ handle, missing: productHandles.filter((member) => !handles.has(member)) }).toEqual({
        handle,
        missing: [],
      });
      expect(new Set(productHandles).size).toBe(productHandles.length);
    }
    expect(new Set(collections.map(({ handle }) => handle)).size).toBe(collections.length);
  });

  it('include one of several pages, one of a single product and an empty one', () => {
    expect(collection('evening')?.productHandles).toHaveLength(64);
    expect(collection('nocturne')?.productHandles).toHaveLength(40);
    expect(collection('fittings')?.productHandles).toEqual(['atelier-fitting-ivory']);
    expect(collection('first-refusal')?.productHandles).toEqual([]);
    const empty = collections.filter(({ productHandles }) => productHandles.length === 0);
    expect(empty.map(({ handle }) => handle)).toEqual(['first-refusal']);
  });

  it('never contain shipping protection', () => {
    expect(
      collections.filter(({ productHandles }) => productHandles.includes('route-package-protection')),
    ).toEqual([]);
    expect(product('route-package-protection')?.variants[0]?.priceCents).toBe(355);
  });

  it('with a rule contain exactly the products that the rule finds', () => {
    const ruled = collections.filter(({ rule }) => rule !== null);
    expect(new Set(ruled.map(({ rule }) => rule?.column))).toEqual(new Set(['product_type', 'tag', 'title']));
    const dresses = products
      .filter(({ productType }) => productType === 'Dresses')
      .map(({ handle }) => handle);
    expect(collection('dresses')?.productHandles.toSorted()).toEqual(dresses.toSorted());
    const guests = products.filter(({ tags }) => tags.includes('wedding-guest')).map(({ handle }) => handle);
    expect(collection('wedding-guest')?.productHandles.toSorted()).toEqual(guests.toSorted());
    const camisoles = products.filter(({ title }) => title.includes('Camisole')).map(({ handle }) => handle);
    expect(collection('tanks')?.productHandles.toSorted()).toEqual(camisoles.toSorted());
  });

  it('have the evening collection in its manual order', () => {
    expect(collection('evening')?.productHandles.slice(0, 5)).toEqual([
      'aurelia-slip-dress-oxblood',
      'vesper-silk-robe-rose',
      'lux-corset-mini-oxblood',
      'marguerite-nightgown-ivory',
      'severine-lace-bodysuit-black',
    ]);
  });
});
