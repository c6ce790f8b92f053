import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createMarketReader } from './browser-market.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const gid = 'gid://shopify/ProductVariant/11';
const wirePrice = {
  __typename: 'ProductVariant',
  id: gid,
  priceV2: { amount: '214.4', currencyCode: 'GBP' },
  compareAtPriceV2: { amount: '240.0', currencyCode: 'GBP' },
};
const price = { variantId: '11', amount: '214.4', compareAtPrice: '240.0', currencyCode: 'GBP' };

function market(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { reader: createMarketReader(createBrowserClient(options)), requests };
}

it('[call.commerce-storefront-api.30] lists the countries in which the shop sells', async () => {
  const canada = { isoCode: 'CA', name: 'Canada', currency: { isoCode: 'CAD', symbol: '$' } };
  const { reader } = market(() => ({
    localization: {
      availableCountries: [
        canada,
        { isoCode: 'FR', name: 'France', currency: { isoCode: 'EUR', symbol: '€' } },
      ],
    },
  }));
  expect(await reader.countries('US')).toEqual([
    canada,
    { isoCode: 'FR', name: 'France', currency: { isoCode: 'EUR', symbol: '€' } },
  ]);
});

it.each([
  ['no currency', [{ isoCode: 'XX', name: 'Nowhere', currency: null }]],
  ['null among them', [null]],
  ['no list', null],
])('[error.5] a list of countries with %s is a fault, never a shorter one', async (_, availableCountries) => {
  const { reader } = market(() => ({ localization: { availableCountries } }));
  const fault = { code: 'commerce-unavailable', kind: 'outside' };
  await expect(reader.countries('US')).rejects.toMatchObject(fault);
});

describe('[call.commerce-storefront-api.31] a price in another country', () => {
  it('is that of the first variant for a product', async () => {
    const { reader, requests } = market(() => ({
      silk_slip: { variants: { nodes: [wirePrice] } },
      bare: { variants: { nodes: [] } },
      gone: null,
    }));
    expect([...(await reader.pricesByHandles(['silk-slip', 'bare', 'gone'], 'GB'))]).toEqual([
      ['silk-slip', price],
    ]);
    expect(requests[0]?.query).toContain('variants(first: 1)');
    expect(requests[0]?.variables.country).toBe('GB');
  });

  it.each(['11', gid, btoa(gid)])('[rule.identifiers.1] is found for a variant by %s', async (id) => {
    const { reader, requests } = market(() => ({ nodes: [wirePrice, null, { __typename: 'Product' }] }));
    expect(await reader.pricesByVariants([id, 'junk'], 'GB')).toEqual([price]);
    expect(requests[0]?.variables).toEqual({ ids: [gid], country: 'GB' });
  });

  it('[error.5] is a fault when one of several cannot be read', async () => {
    const { reader } = market(() => ({ nodes: [wirePrice, { ...wirePrice, priceV2: null }] }));
    const fault = { code: 'commerce-unavailable', kind: 'outside' };
    await expect(reader.pricesByVariants([gid], 'GB')).rejects.toMatchObject(fault);
  });

  it('sends no request for an empty list', async () => {
    const { reader, requests } = market(() => ({}));
    expect(await reader.pricesByVariants([], 'GB')).toEqual([]);
    expect((await reader.pricesByHandles([], 'GB')).size).toBe(0);
    expect(requests).toEqual([]);
  });
});
