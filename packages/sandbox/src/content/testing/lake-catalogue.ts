import type { Catalogue, CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts';

const at = '2026-11-01T08:00:00Z';

function product(id: number, handle: string, title: string, colour: string, file: string): CatalogueProduct {
  return {
    id,
    handle,
    title,
    colour,
    colourHex: '#1b1a1c',
    design: file.split('-').slice(0, -2).join('-'),
    descriptionHtml: `<p>${title}, in ${colour.toLowerCase()}.</p><ul><li>Made in Porto &amp; hung for three days</li></ul>`,
    productType: 'Slip Dresses',
    vendor: 'Vesper & Vine',
    tags: ['usg-clothing', 'extended-sizing'],
    createdAt: at,
    publishedAt: at,
    updatedAt: at,
    optionNames: ['Size', 'Color'],
    variants: ['S', 'M'].map((size, place) => ({
      id: id * 10 + place,
      inventoryItemId: id * 100 + place,
      optionValues: [size, colour],
      sku: `${handle}-${size}`,
      priceCents: 62_500 + place * 1_000,
      compareAtCents: null,
      stock: place,
      tracked: true,
      requiresShipping: true,
      weightGrams: 300,
    })),
    pictures: [{ file, width: 1200, height: 1500, alt: title }],
    videos: [],
    metafields: [],
    seo: { title: null, description: null },
    isGiftCard: false,
  };
}

function collection(
  id: number,
  handle: string,
  title: string,
  productHandles: string[],
): CatalogueCollection {
  return {
    id,
    handle,
    title,
    descriptionHtml: `<p>${title}</p>`,
    picture: null,
    sort: 'MANUAL',
    productHandles,
    rule: { column: 'product_type', condition: title },
    metafields: [],
    seo: { title: null, description: null },
    updatedAt: at,
  };
}

const products = [
  product(
    101,
    'aurelia-slip-dress-oxblood',
    'Aurelia Slip Dress',
    'Oxblood',
    'apparel/slip-dress-aurelia-oxblood-front.webp',
  ),
  product(
    102,
    'aurelia-slip-dress-dusk-blue',
    'Aurelia Slip Dress',
    'Dusk Blue',
    'apparel/slip-dress-aurelia-dusk-blue-front.webp',
  ),
  product(
    103,
    'noemie-lace-hem-slip-ivory',
    'Noémie Lace-Hem Slip',
    'Ivory',
    'apparel/slip-dress-noemie-ivory-front.webp',
  ),
  product(
    104,
    'odile-balconette-bra-black',
    'Odile Balconette Bra',
    'Black',
    'lingerie/bra-odile-black-front.webp',
  ),
  product(
    105,
    'odile-high-brief-black',
    'Odile High Brief',
    'Black',
    'lingerie/brief-odile-black-front.webp',
  ),
  product(
    106,
    'marguerite-nightgown-ivory',
    'Marguerite Nightgown',
    'Ivory',
    'lingerie/nightgown-marguerite-ivory-front.webp',
  ),
];

/** Few products, enough for tests of documents that refer to them. */
export const lakeCatalogue: Catalogue = {
  products,
  collections: [
    collection(
      11,
      'new',
      'New',
      products.map(({ handle }) => handle),
    ),
    collection(12, 'evening', 'The Evening Collection', ['aurelia-slip-dress-oxblood']),
    collection(13, 'lingerie', 'Lingerie', ['odile-balconette-bra-black']),
  ],
  discounts: [],
  metaobjects: [],
};
