import { describe, expect, it } from 'vitest';
import type { ProductFieldsAnswer } from './generated/answer-shapes.ts';
import { toCollectionPage, toPicture, toProduct, toVariant } from './map-product.ts';

const money = (amount: string, currencyCode = 'USD' as const) => ({ amount, currencyCode });

/** As the platform's published examples write it: global ids, decimals as texts, nulls for missing metafields. */
const variant = {
  id: 'gid://shopify/ProductVariant/43695710371862',
  title: 'S / Oxblood',
  sku: 'VV-AUR-OXB-S',
  availableForSale: true,
  quantityAvailable: 6,
  price: money('298.0'),
  compareAtPrice: money('348.5'),
  selectedOptions: [
    { name: 'Size', value: 'S' },
    { name: 'Color', value: 'Oxblood' },
  ],
  image: { url: 'https://cdn.shopify.com/s/files/1/s.jpg?v=1', altText: null, width: 1200, height: 1805 },
  shopPayInstallmentsPricing: {
    available: true,
    eligible: true,
    installmentsCount: { count: 4 },
    pricePerTerm: money('74.5'),
  },
};

const product: ProductFieldsAnswer = {
  id: 'gid://shopify/Product/7982905098262',
  title: 'Aurelia Slip Dress',
  handle: 'aurelia-slip-dress',
  descriptionHtml: '<p>Cut on the bias.</p>',
  availableForSale: true,
  createdAt: '2026-02-03T09:00:00Z',
  updatedAt: '2026-10-05T08:00:00Z',
  tags: ['silk', 'final-sale'],
  productType: 'Dresses',
  vendor: 'Vesper & Vine',
  priceRange: { minVariantPrice: money('298.0'), maxVariantPrice: money('298.0') },
  collections: { nodes: [{ title: 'Dresses', handle: 'dresses' }] },
  images: {
    nodes: [
      { url: 'https://cdn.shopify.com/s/files/1/front.jpg', altText: 'Front', width: 1200, height: 1805 },
    ],
  },
  variants: { nodes: [variant], pageInfo: { hasNextPage: false, endCursor: null } },
  metafields: [
    null,
    { key: 'pdp_similar_products', type: 'single_line_text_field', value: 'isolde-gown', reference: null },
    {
      key: 'as_seen_on_image_1',
      type: 'file_reference',
      value: 'gid://shopify/MediaImage/1',
      reference: { __typename: 'MediaImage', image: { url: 'https://cdn.shopify.com/s/files/1/seen.jpg' } },
    },
    {
      key: 'video',
      type: 'file_reference',
      value: 'gid://shopify/Video/5',
      reference: {
        __typename: 'Video',
        sources: [
          { url: 'https://cdn.shopify.com/videos/480.mp4', mimeType: 'video/mp4', height: 480 },
          { url: 'https://cdn.shopify.com/videos/1080.mp4', mimeType: 'video/mp4', height: 1080 },
          {
            url: 'https://cdn.shopify.com/videos/list.m3u8',
            mimeType: 'application/x-mpegURL',
            height: 2160,
          },
        ],
      },
    },
    { key: 'published', type: 'json', value: '{"doublewide":true}', reference: null },
  ],
};

describe('the platform’s product', () => {
  it('names the currency of its prices, except for US dollars', () => {
    expect(toProduct(product)).not.toHaveProperty('currencyCode');
    const minVariantPrice = { amount: '412.0', currencyCode: 'CAD' as const };
    const priceRange = { ...product.priceRange, minVariantPrice };
    expect(toProduct({ ...product, priceRange }).currencyCode).toBe('CAD');
  });

  it('[entity.product.1] [entity.product.3] [entity.product.4] [entity.product.5] [entity.product.6] becomes the product of the screens, prices in cents', () => {
    expect(toProduct(product)).toEqual({
      id: 'gid://shopify/Product/7982905098262',
      legacy_id: '7982905098262',
      title: 'Aurelia Slip Dress',
      name: 'Aurelia Slip Dress',
      handle: 'aurelia-slip-dress',
      url: '/products/aurelia-slip-dress',
      description: '<p>Cut on the bias.</p>',
      price: 29_800,
      compareAtPrice: 34_850,
      msrp: 34_850,
      created_at: '2026-02-03T09:00:00Z',
      updated_at: '2026-10-05T08:00:00Z',
      tags: ['silk', 'final-sale'],
      images: [
        { src: 'https://cdn.shopify.com/s/files/1/front.jpg', altText: 'Front', width: 1200, height: 1805 },
      ],
      variants: [toVariant(variant)],
      productType: 'Dresses',
      vendor: 'Vesper & Vine',
      available: true,
      first_available_variant: toVariant(variant),
      selectedImage: {
        src: 'https://cdn.shopify.com/s/files/1/front.jpg',
        altText: 'Front',
        width: 1200,
        height: 1805,
      },
      pdp_swatch_match_colors: null,
      collections: 'Dresses',
      collection_handles: 'dresses',
      metafields: {
        pdp_similar_products: 'isolde-gown',
        as_seen_on_image_1: 'https://cdn.shopify.com/s/files/1/seen.jpg',
        video: 'https://cdn.shopify.com/videos/1080.mp4',
        doublewide: true,
      },
      productCursor: null,
      pageCursor: null,
    });
  });

  it('[entity.variant.1] [entity.variant.2] [entity.variant.3] [entity.variant.4] [entity.variant.5] [entity.variant.6] [entity.variant.10] has variants with their numeric ids', () => {
    expect(toVariant(variant)).toEqual({
      id: '43695710371862',
      title: 'S / Oxblood',
      sku: 'VV-AUR-OXB-S',
      price: 29_800,
      compareAtPrice: 34_850,
      availableForSale: true,
      available: true,
      inventory_quantity: 6,
      selectedOptions: [
        { name: 'Size', value: 'S' },
        { name: 'Color', value: 'Oxblood' },
      ],
      installments: {
        available: true,
        eligible: true,
        count: 4,
        pricePerTerm: '74.5',
        currencyCode: 'USD',
      },
      image: {
        src: 'https://cdn.shopify.com/s/files/1/s.jpg?v=1',
        altText: null,
        width: 1200,
        height: 1805,
      },
    });
  });

  it('[entity.variant.10] has four instalments when the plan gives no count', () => {
    const pricing = { ...variant.shopPayInstallmentsPricing, installmentsCount: null };
    expect(toVariant({ ...variant, shopPayInstallmentsPricing: pricing }).installments?.count).toBe(4);
    expect(toVariant({ ...variant, shopPayInstallmentsPricing: null }).installments).toBeNull();
  });

  it('[entity.normalized-product.30] has a title without character references', () => {
    expect(toProduct({ ...product, title: 'Silk &amp; Lace' })).toMatchObject({
      title: 'Silk & Lace',
      name: 'Silk & Lace',
    });
  });

  it('keeps negative stock and missing stock as they are', () => {
    const stock = [-3, null].map((quantityAvailable) => ({ ...variant, quantityAvailable }));
    expect(stock.map((one) => toVariant(one).inventory_quantity)).toEqual([-3, null]);
  });

  it('has no picture and no compare price when the platform has none', () => {
    expect(toVariant({ ...variant, image: null, compareAtPrice: null })).toMatchObject({
      image: null,
      compareAtPrice: null,
    });
  });

  it('leaves out a reference that is neither a picture nor a video, and a picture without an address', () => {
    const references = [
      { __typename: 'another' as const },
      { __typename: 'MediaImage' as const, image: null },
      { __typename: 'Video' as const, sources: [] },
    ];
    for (const reference of references) {
      const metafields = [
        { key: 'video', type: 'file_reference', value: 'gid://shopify/Video/5', reference },
      ];
      expect(toProduct({ ...product, metafields }).metafields).toEqual({ video: 'gid://shopify/Video/5' });
    }
  });

  it('leaves out a metafield whose text is not the JSON that its key needs: that is the merchant’s content', () => {
    const metafields = [{ key: 'swatch_products', type: 'json', value: '{', reference: null }];
    expect(toProduct({ ...product, metafields })).toMatchObject({ handle: product.handle, metafields: {} });
  });

  it.each<[string, ProductFieldsAnswer]>([
    ['no handle', { ...product, handle: '' }],
    ['no number in its id', { ...product, id: 'gid://shopify/Product/x' }],
    ['a variant without a number in its id', withVariant({ id: 'broken' })],
    ['a variant whose price is too large', withVariant({ price: money('9'.repeat(20)) })],
    ['a variant whose compare price is too large', withVariant({ compareAtPrice: money('9'.repeat(20)) })],
  ])('[error.5] with %s is a fault of the platform, not an absence', (_, broken) => {
    expect(() => toProduct(broken)).toThrow(outside);
  });
});

const outside = expect.objectContaining({ code: 'commerce-unavailable', kind: 'outside' });

function withVariant(change: Partial<ProductFieldsAnswer['variants']['nodes'][number]>): ProductFieldsAnswer {
  return { ...product, variants: { ...product.variants, nodes: [variant, { ...variant, ...change }] } };
}

describe('[call.commerce-storefront-api.11] a page of a collection', () => {
  const collection = {
    id: 'gid://shopify/Collection/1',
    handle: 'dresses',
    title: 'Dresses',
    descriptionHtml: '',
    updatedAt: '2026-10-05T08:00:00Z',
    image: null,
    metafields: [{ key: 'collection_copy', value: 'Everything hangs.' }, null],
    products: {
      edges: [{ cursor: 'c1', node: product }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'c1', endCursor: 'c2' },
    },
  };

  it('has its products with their cursors, and the cursors of the pages around it', () => {
    const page = toCollectionPage(collection, 'c0');
    expect(page).toMatchObject({
      id: 'gid://shopify/Collection/1',
      handle: 'dresses',
      title: 'Dresses',
      description: null,
      image: null,
      metafields: { collection_copy: 'Everything hangs.' },
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: 'c1',
      endCursor: 'c2',
    });
    expect(page.products).toEqual([{ ...toProduct(product), productCursor: 'c1', pageCursor: 'c0' }]);
  });

  it('is empty after the end of the collection', () => {
    const pageInfo = { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null };
    const page = toCollectionPage({ ...collection, products: { edges: [], pageInfo } }, 'c9');
    expect(page).toMatchObject({ products: [], hasNextPage: false, endCursor: null });
  });

  it('[error.5] with one product that cannot be read is a fault, not a shorter page', () => {
    const edges = [...collection.products.edges, { cursor: 'c2', node: { ...product, id: 'broken' } }];
    const page = { ...collection, products: { ...collection.products, edges } };
    expect(() => toCollectionPage(page, null)).toThrow(outside);
  });

  it.each([
    ['after', { hasNextPage: true, endCursor: null }],
    ['before', { hasPreviousPage: true, startCursor: null }],
  ])('[error.5] without a way to the page %s it is a fault, not the last page', (_, ends) => {
    const pageInfo = { ...collection.products.pageInfo, ...ends };
    const page = { ...collection, products: { ...collection.products, pageInfo } };
    expect(() => toCollectionPage(page, null)).toThrow(outside);
  });
});

it('a picture whose text is empty has none, so that the product names it', () => {
  const picture = { url: 'https://cdn.shopify.com/s/files/1/s.jpg', width: 1200, height: 1805 };
  expect(toPicture({ ...picture, altText: '' }).altText).toBeNull();
  expect(toPicture({ ...picture, altText: 'Front' }).altText).toBe('Front');
});
