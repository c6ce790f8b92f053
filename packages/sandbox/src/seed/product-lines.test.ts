import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../world/catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { toHandle } from './to-handle.ts';

const { products, discounts, metaobjects, collections } = seedCatalogue();
const named = (handle: string) => products.find((product) => product.handle === handle);
const has = (tag: string | RegExp) => (product: CatalogueProduct) =>
  product.tags.some((own) => (typeof tag === 'string' ? own === tag : tag.test(own)));

describe('[what.14] the product lines', () => {
  it.each<[string, (product: CatalogueProduct) => boolean]>([
    ['main brand', ({ vendor }) => vendor === 'Vesper & Vine'],
    ['lingerie', ({ vendor }) => vendor === 'Lingerie'],
    ['bras by cup and band', (product) => has('cup-and-band')(product) && has('usg-bras')(product)],
    ['swim', ({ productType }) => productType === 'Swim'],
    ['knitwear', ({ productType }) => productType === 'Knitwear'],
    ['nightwear', has('category-nightwear')],
    ['accessories', ({ productType }) => productType === 'Accessories'],
    ['shoes', has('usg-shoes')],
    ['bridal', has('bridal-shipping')],
    ['wedding guest', has('wedding-guest')],
    ['extended sizing', has('extended-sizing')],
    ['the collective', has('collective')],
    ['gift cards', ({ vendor, productType }) => vendor === 'Govalo' && productType === 'Gift Card'],
    ['appointments', ({ productType }) => productType === 'Appointment'],
    ['the collaboration', has('old-fll-for-vs')],
  ])('include %s', (_line, belongs) => {
    expect(products.filter(belongs).length).toBeGreaterThan(0);
  });

  it('include bras with more sizes than one page of variants, some sold out and some nearly', () => {
    const bras = products.filter(({ productType }) => productType === 'Bras');
    for (const { handle, variants } of bras) {
      expect({ handle, sizes: variants.length }).toEqual({ handle, sizes: 66 });
      expect(variants.some(({ stock }) => stock === 0)).toBe(true);
      expect(variants.some(({ stock }) => stock > 0 && stock < 5)).toBe(true);
    }
    const odile = named('odile-balconette-bra-black');
    const stockOf = (size: string) =>
      odile?.variants.find(({ optionValues }) => optionValues[0] === size)?.stock;
    expect([stockOf('34B'), stockOf('36A'), stockOf('34C'), stockOf('30A')]).toEqual([0, 0, 2, undefined]);
  });

  it('include extended sizes 1X and 2X', () => {
    for (const { variants } of products.filter(has('extended-sizing'))) {
      const made = variants.map(({ optionValues }) => optionValues[0]);
      expect(made).toEqual(expect.arrayContaining(['1X', '2X']));
    }
  });

  it('[entity.variant.7] include gift cards by amount, neither shipped nor tracked', () => {
    const card = named('the-gift-card-oxblood');
    expect(card?.optionNames).toEqual(['Amount', 'Color']);
    expect(card?.variants.map(({ optionValues, priceCents }) => [optionValues[0], priceCents])).toEqual([
      ['$50', 5000],
      ['$100', 10000],
      ['$150', 15000],
      ['$250', 25000],
      ['$500', 50000],
      ['$750', 75000],
      ['$1,000', 100000],
      ['$2,500', 250000],
    ]);
    expect(card?.variants.every(({ tracked, requiresShipping }) => !tracked && !requiresShipping)).toBe(true);
    expect(named('atelier-fitting-ivory')?.variants).toHaveLength(1);
  });

  it('have the prices of the designed pages', () => {
    const prices = Object.fromEntries(
      products.map(({ handle, variants }) => [handle, variants[0]?.priceCents]),
    );
    expect(prices).toMatchObject({
      'aurelia-slip-dress-oxblood': 62500,
      'odile-balconette-bra-black': 14800,
      'vine-embroidered-robe-dusk-blue': 72500,
      'sabine-wrap-dress-dusk-blue': 69500,
      'severine-lace-bodysuit-black': 26500,
      'lux-corset-mini-oxblood': 42500,
      'petite-vesper-bag-oxblood': 98000,
      'astor-wrap-coat-camel': 128000,
      'margaux-bias-gown-ivory': 289000,
      'lido-plunge-swimsuit-oxblood': 24500,
    });
  });

  it('have handles without accents', () => {
    expect(toHandle('Rêverie Pyjama Set')).toBe('reverie-pyjama-set');
    expect(products.filter(({ handle }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(handle))).toEqual([]);
  });
});

describe('every rule about tags has a product that shows it', () => {
  it.each<[string, string | RegExp]>([
    ['[const.tag-rules.1] a label of its own', /^site-/],
    ['[const.tag-rules.2] extended sizes', 'extended-sizing'],
    ['[const.tag-rules.3] cup and band', 'cup-and-band'],
    ['[const.tag-rules.4] runs small', 'size-runs-small'],
    ['[const.tag-rules.5] new', 'new-in'],
    ['[const.tag-rules.6] the collaboration', 'old-fll-for-vs'],
    ['[const.tag-rules.7] presale', 'pre-sale'],
    ['[const.tag-rules.8] fits true', 'size-fits-true'],
    ['[const.tag-rules.9] cards and pages', /^tag-(?!plp-|pdp-)/],
    ['[const.tag-rules.9] cards only', /^tag-plp-/],
    ['[const.tag-rules.10] pages only', /^tag-pdp-/],
    ['[const.tag-rules.11] final sale by promotion', 'final-sale-promo'],
    ['[const.tag-rules.12] bridal shipping', 'bridal-shipping'],
    ['[const.tag-rules.12] collective shipping', 'collective'],
    ['[const.tag-rules.13] restocking', 'restocking'],
    ['[const.size-guide.5] lingerie sizes', 'usg-skivvies'],
    ['[const.size-guide.6] bra sizes', 'usg-bras'],
    ['[const.size-guide.7] shoe sizes', 'usg-shoes'],
    ['[state.product-availability-and-status.4] final sale', 'final-sale'],
    ['[state.product-availability-and-status.4] markdown', 'final-sale-markdown'],
    ['[state.product-availability-and-status.4] lingerie markdown', 'final-sale-markdown-lingerie'],
    ['[state.product-availability-and-status.4] panty', 'final-sale-panty'],
    ['[state.product-availability-and-status.6] coming soon', 'coming-soon'],
    ['[state.product-availability-and-status.7] coming on a day', /^coming-soon-\d\d-\d\d$/],
    ['[rule.cart-line-attributes-on-add.2] a note in the bag', /^cart-/],
    ['[rule.cart-line-attributes-on-add.3] a promotion in the bag', /^promo-/],
  ])('%s', (_rule, tag) => {
    expect(products.filter(has(tag)).length).toBeGreaterThan(0);
  });

  it('[state.product-availability-and-status.6] a product that is coming soon cannot be bought', () => {
    for (const { variants } of products.filter(has(/^coming-soon/))) {
      expect(variants.every(({ stock }) => stock === 0)).toBe(true);
    }
  });

  it('[state.product-availability-and-status.3] a product on sale has a higher former price', () => {
    for (const { handle, variants } of products.filter(has('sale'))) {
      const isReduced = variants.every(
        ({ priceCents, compareAtCents }) => (compareAtCents ?? 0) > priceCents,
      );
      expect({ handle, isReduced }).toEqual({ handle, isReduced: true });
    }
  });

  it.each([20, 30, 40])('a label of %i percent off is true', (percent) => {
    const labelled = products.filter(has(`sale-${percent}`));
    expect(labelled.length).toBeGreaterThan(0);
    for (const { handle, variants } of labelled) {
      const [{ priceCents = 0, compareAtCents = 0 } = {}] = variants;
      const off = 100 * (1 - priceCents / (compareAtCents ?? 0));
      expect({ handle, isTrue: off >= percent && off < percent + 2 }).toEqual({ handle, isTrue: true });
    }
  });

  it('[state.product-availability-and-status.3] a reduction can be of some sizes only', () => {
    const partly = named('noemie-lace-hem-slip-black');
    expect(partly?.variants.filter(({ compareAtCents }) => compareAtCents !== null)).toHaveLength(2);
  });

  it.each([1, 2, 3, 4])('[const.stock-labels.3] some size has %i units left', (left) => {
    expect(products.some(({ variants }) => variants.some(({ stock }) => stock === left))).toBe(true);
  });

  it('[screen.product-card.3] double-wide cards have a wide picture in their colour', () => {
    const published = (product: CatalogueProduct): unknown =>
      JSON.parse(product.metafields.find(({ key }) => key === 'published')?.value ?? '{}');
    const wide = products.filter((product) =>
      JSON.stringify(published(product)).includes('"doublewide":true'),
    );
    expect(wide.map(({ handle }) => handle)).toEqual(
      expect.arrayContaining(['marguerite-nightgown-ivory', 'astor-wrap-coat-camel']),
    );
    for (const { handle, metafields } of wide) {
      const images = metafields.find(({ key }) => key === 'collection_images')?.value ?? '';
      expect({ handle, featured: /-wide\.webp/.test(images) }).toEqual({ handle, featured: true });
    }
  });
});

describe('the pictures of a piece', () => {
  const nameOf = (file: string) => file.replace(/^\w+\//, '');

  it('show it in its own colour, also in the middle of a wide one', () => {
    for (const { handle, colour, pictures } of products) {
      for (const { file, alt } of pictures.filter(({ file }) => file.includes('-wide.'))) {
        const [, colours] = / in (.+), side by side/.exec(alt) ?? [];
        const middle = colours?.split(/, | and /)[1] ?? colour;
        expect({ handle, file, middle }).toEqual({ handle, file, middle: colour });
      }
    }
    const champagne = products.find(({ handle }) => handle === 'aurelia-slip-dress-champagne');
    expect(champagne?.pictures.map(({ file }) => nameOf(file))).toEqual([
      'slip-dress-aurelia-champagne-front.webp',
      'slip-dress-aurelia-champagne-detail.webp',
      'slip-dress-aurelia-champagne-back.webp',
      'editorial-slip-window-cover.webp',
    ]);
  });

  it('[entity.normalized-product.19] and the similar pieces it names are of another design, of the same kind', () => {
    const byHandle = new Map(products.map((one) => [one.handle, one]));
    const slip = byHandle.get('aurelia-slip-dress-oxblood');
    const similar =
      slip?.metafields.find(({ key }) => key === 'pdp_similar_products')?.value.split(',') ?? [];
    expect(similar.length).toBeGreaterThan(3);
    for (const handle of similar) {
      const other = byHandle.get(handle);
      expect(other?.design).not.toBe(slip?.design);
      expect(other?.tags.some((tag) => tag.startsWith('category-') && slip?.tags.includes(tag))).toBe(true);
    }
  });
});

describe('the filter map', () => {
  const fieldOf = (metaobject: (typeof metaobjects)[number], key: string) =>
    metaobject.fields.find((field) => field.key === key)?.value ?? '';

  it('has only options that match some product', () => {
    const tags = new Set(products.flatMap((product) => product.tags));
    const groups = metaobjects.filter(({ type }) => type === 'filter_group');
    expect(groups.map(({ handle }) => handle)).toEqual([
      'category',
      'fabric',
      'color',
      'size',
      'occasion',
      'price',
    ]);
    for (const group of groups) {
      const options: { label: string; tag: string }[] = JSON.parse(fieldOf(group, 'options'));
      expect(options.filter(({ tag }) => !tags.has(tag))).toEqual([]);
    }
  });

  it('has the rule of every collection with a rule', () => {
    const rules = metaobjects.filter(({ type }) => type === 'collection_rule');
    expect(
      rules.map((rule) => [fieldOf(rule, 'collection'), fieldOf(rule, 'column'), fieldOf(rule, 'condition')]),
    ).toEqual(
      collections.flatMap(({ handle, rule }) => (rule ? [[handle, rule.column, rule.condition]] : [])),
    );
  });
});

describe('the discounts', () => {
  it('are limited to collections that exist', () => {
    const known = collections.map(({ handle }) => handle);
    const limits = discounts.flatMap(({ collectionHandle }) => (collectionHandle ? [collectionHandle] : []));
    expect(limits).toEqual(['lingerie']);
    expect(known).toEqual(expect.arrayContaining(limits));
  });

  it('include an automatic one, an expired one and one for single use', () => {
    expect(discounts.filter(({ code }) => code === null).map(({ title }) => title !== '')).toEqual([true]);
    expect(discounts.find(({ code }) => code === 'EXPIRED20')?.endsAt).toBe('2026-10-31T23:59:59Z');
    expect(discounts.find(({ code }) => code === 'ONCE5')?.oncePerCustomer).toBe(true);
  });
});
