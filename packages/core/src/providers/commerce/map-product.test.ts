import { anything, assert as check, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCollectionPage, toProduct, toVariants } from './map-product.ts';

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

const product = {
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
      reference: { image: { url: 'https://cdn.shopify.com/s/files/1/seen.jpg' } },
    },
    {
      key: 'video',
      type: 'file_reference',
      value: 'gid://shopify/Video/5',
      reference: {
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
      variants: toVariants([variant]),
      productType: 'Dresses',
      vendor: 'Vesper & Vine',
      available: true,
      first_available_variant: toVariants([variant])[0],
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
    expect(toVariants([variant])).toEqual([
      {
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
      },
    ]);
  });

  it('[entity.variant.10] has four instalments when the plan gives no count', () => {
    const pricing = { ...variant.shopPayInstallmentsPricing, installmentsCount: null };
    expect(toVariants([{ ...variant, shopPayInstallmentsPricing: pricing }])[0]?.installments?.count).toBe(4);
    expect(toVariants([{ ...variant, shopPayInstallmentsPricing: null }])[0]?.installments).toBeNull();
  });

  it('keeps negative stock and missing stock as they are', () => {
    const stock = [-3, null].map((quantityAvailable) => ({ ...variant, quantityAvailable }));
    expect(toVariants(stock).map(({ inventory_quantity }) => inventory_quantity)).toEqual([-3, null]);
  });

  it('drops a variant without an id or a price', () => {
    const nodes = [{ ...variant, id: null }, { ...variant, price: money('free') }, null, variant];
    const read = toProduct({ ...product, variants: { ...product.variants, nodes } });
    expect(read?.variants.map(({ id }) => id)).toEqual(['43695710371862']);
  });

  it('is null without an id or a handle', () => {
    expect(toProduct({ ...product, id: null })).toBeNull();
    expect(toProduct({ ...product, handle: null })).toBeNull();
    expect(toProduct(null)).toBeNull();
  });

  it('[property] reading never throws, whatever is missing or invalid', () => {
    const keys = Object.keys(product);
    check(
      property(anything(), anything(), anything(), (value, inner, innermost) => {
        for (const key of keys) {
          toProduct({ ...product, [key]: value });
          toProduct({ ...product, [key]: { nodes: [inner, { id: innermost, price: innermost }], inner } });
          toProduct({ ...product, [key]: [inner, { key: 'published', value: innermost, reference: value }] });
        }
      }),
    );
  });
});

describe('[call.commerce-storefront-api.11] a page of a collection', () => {
  const collection = {
    id: 'gid://shopify/Collection/1',
    handle: 'dresses',
    title: 'Dresses',
    descriptionHtml: '',
    image: null,
    metafields: [{ key: 'collection_copy', value: 'Everything hangs.' }],
    products: {
      edges: [
        { cursor: 'c1', node: product },
        { cursor: 'c2', node: { ...product, id: 'broken' } },
      ],
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
    expect(page?.products).toEqual([{ ...toProduct(product), productCursor: 'c1', pageCursor: 'c0' }]);
  });

  it('is empty without products', () => {
    expect(toCollectionPage({ ...collection, products: null }, null)).toMatchObject({
      products: [],
      hasNextPage: false,
      endCursor: null,
    });
    expect(toCollectionPage(null, null)).toBeNull();
  });
});
