import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createMarketReader } from './browser-market.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const gid = 'gid://shopify/ProductVariant/11';
const wirePrice = {
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
        { isoCode: 'FR', name: 'France', currency: { isoCode: 'EUR', symbol: null } },
        { isoCode: 'XX', name: null, currency: null },
        null,
      ],
    },
  }));
  expect(await reader.countries('US')).toEqual([
    canada,
    { isoCode: 'FR', name: 'France', currency: { isoCode: 'EUR', symbol: 'EUR' } },
  ]);
  expect(await market(() => ({ localization: null })).reader.countries('US')).toEqual([]);
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
    const { reader, requests } = market(() => ({ nodes: [wirePrice, null, { id: 'x' }] }));
    expect(await reader.pricesByVariants([id, 'junk'], 'GB')).toEqual([price]);
    expect(requests[0]?.variables).toEqual({ ids: [gid], country: 'GB' });
  });

  it('sends no request for an empty list', async () => {
    const { reader, requests } = market(() => ({}));
    expect(await reader.pricesByVariants([], 'GB')).toEqual([]);
    expect((await reader.pricesByHandles([], 'GB')).size).toBe(0);
    expect(requests).toEqual([]);
  });
});
