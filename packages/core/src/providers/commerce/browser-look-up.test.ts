import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createLookUpReader } from './browser-look-up.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const money = { amount: '68.0', currencyCode: 'USD' };
const gid = 'gid://shopify/ProductVariant/11';
const variant = {
  __typename: 'ProductVariant',
  id: gid,
  title: 'S / Black',
  availableForSale: true,
  price: money,
};

function lookUp(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { reader: createLookUpReader(createBrowserClient(options)), requests };
}

describe('[call.commerce-storefront-api.29] a variant', () => {
  const product = {
    id: 'gid://shopify/Product/1',
    handle: 'slip',
    title: 'Slip',
    variants: { nodes: [variant], pageInfo: { hasNextPage: false } },
  };

  it.each(['11', gid, btoa(gid)])('[rule.identifiers.1] is found by %s, with its product', async (id) => {
    const { reader, requests } = lookUp(() => ({ node: { ...variant, product } }));
    expect(await reader.variant(id, 'US')).toMatchObject({
      variant: { id: '11', price: 6_800 },
      product: { handle: 'slip' },
    });
    expect(requests[0]?.variables).toEqual({ id: gid, country: 'US' });
  });

  it('[entity.variant.12] [entity.variant.13] has its weight and unit price, and null for what the platform leaves out', async () => {
    const unitPriceMeasurement = {
      measuredType: 'WEIGHT',
      quantityUnit: 'G',
      quantityValue: 250,
      referenceUnit: 'KG',
      referenceValue: 1,
    };
    const sold = {
      ...variant,
      product,
      weight: 0.4,
      weightUnit: 'KILOGRAMS',
      unitPrice: { amount: '12.5', currencyCode: 'USD' },
      unitPriceMeasurement,
    };
    const sparse = await lookUp(() => ({ node: sold })).reader.variant('11', 'US');
    expect(sparse?.variant).toMatchObject({
      weight: 0.4,
      weightUnit: 'KILOGRAMS',
      unitPrice: { amount: '12.5', currencyCode: 'USD' },
      unitPriceMeasurement,
    });
    const untold = await lookUp(() => ({ node: { ...variant, product } })).reader.variant('11', 'US');
    expect(untold?.variant).toMatchObject({ weight: null, unitPrice: null, unitPriceMeasurement: null });
  });

  it('is null when it is gone or the id is not a variant’s', async () => {
    expect(await lookUp(() => ({ node: null })).reader.variant('11', 'US')).toBeNull();
    const product = { __typename: 'Product' };
    expect(await lookUp(() => ({ node: product })).reader.variant('11', 'US')).toBeNull();
    const { reader, requests } = lookUp(() => ({}));
    expect(await reader.variant('slip', 'US')).toBeNull();
    expect(requests).toEqual([]);
  });
});

it.each([
  ['without a type', { ...variant, __typename: null }],
  ['without its product', { ...variant, product: null }],
  ['of a wrong type', 7],
])('[error.5] a variant %s is a fault, never a variant that is gone', async (_, node) => {
  const fault = { code: 'commerce-unavailable', kind: 'outside' };
  await expect(lookUp(() => ({ node })).reader.variant('11', 'US')).rejects.toMatchObject(fault);
});

describe('[call.commerce-storefront-api.28] a video', () => {
  const source = (height: number, mimeType = 'video/mp4') => ({
    url: `https://cdn.shopify.com/videos/${height}`,
    mimeType,
    format: 'mp4',
    height,
    width: height,
  });
  const sources = [source(480), source(1080), source(2160, 'application/x-mpegURL')];

  it('has the tallest source that browsers can play', async () => {
    const { reader } = lookUp(() => ({ node: { __typename: 'Video', sources } }));
    expect(await reader.videoSource('gid://shopify/Video/5', 'US')).toEqual(source(1080));
  });

  it('is null without sources, and for a picture', async () => {
    for (const node of [{ __typename: 'Video', sources: [] }, { __typename: 'MediaImage' }, null]) {
      expect(await lookUp(() => ({ node })).reader.videoSource('gid://x', 'US')).toBeNull();
    }
    const { reader, requests } = lookUp(() => ({}));
    expect(await reader.videoSource('https://cdn.shopify.com/videos/1', 'US')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('[call.commerce-storefront-api.32] instalments', () => {
  it('[entity.installment-item.1] are read for a list of variants; unknown ones are left out', async () => {
    const pricing = {
      available: true,
      eligible: true,
      installmentsCount: { count: 4 },
      pricePerTerm: { amount: '17.0', currencyCode: 'USD' },
    };
    const { reader, requests } = lookUp(() => ({
      nodes: [
        { __typename: 'ProductVariant', id: gid, shopPayInstallmentsPricing: pricing },
        null,
        { __typename: 'ProductVariant', id: 'b' },
        { __typename: 'Product' },
      ],
    }));
    expect(await reader.installments(['11', gid, '12', 'junk'], 'US')).toEqual([
      {
        id: gid,
        isEligible: true,
        pricing: { available: true, eligible: true, count: 4, pricePerTerm: '17.0', currencyCode: 'USD' },
      },
      { id: 'b', isEligible: false, pricing: null },
    ]);
    expect(requests[0]?.variables.ids).toEqual([gid, 'gid://shopify/ProductVariant/12']);
  });

  it('are requested in groups when there are more than the platform takes at once', async () => {
    const { reader, requests } = lookUp(() => ({ nodes: [] }));
    await reader.installments(
      Array.from({ length: 251 }, (_, index) => String(index)),
      'US',
    );
    expect(requests.map(({ variables }) => Object(variables.ids).length)).toEqual([250, 1]);
  });
});

it('[call.commerce-storefront-api.26] reads the stock of many handles, every variant of each', async () => {
  const stock = (id: number, quantityAvailable: number) => ({
    id: `gid://shopify/ProductVariant/${id}`,
    availableForSale: true,
    quantityAvailable,
  });
  const { reader, requests } = lookUp(({ variables }) =>
    'after' in variables
      ? { product: { variants: { nodes: [stock(31, 4)], pageInfo: { hasNextPage: false } } } }
      : {
          silk_bra: {
            tags: ['silk'],
            priceRange: { minVariantPrice: money, maxVariantPrice: money },
            variants: { nodes: [stock(1, 2)], pageInfo: { hasNextPage: true, endCursor: 'a' } },
          },
          gone: null,
        },
  );
  const found = await reader.inventories(['silk-bra', 'gone', 'silk-bra'], 'FR');
  expect([...found]).toEqual([
    [
      'silk-bra',
      {
        tags: ['silk'],
        priceRange: { min: money, max: money },
        variants: [
          { id: '1', availableForSale: true, inventory_quantity: 2 },
          { id: '31', availableForSale: true, inventory_quantity: 4 },
        ],
      },
    ],
  ]);
  expect(requests[1]?.variables).toEqual({ handle: 'silk-bra', after: 'a', country: 'FR' });
});
