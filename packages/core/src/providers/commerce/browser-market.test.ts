import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createMarketReader } from './browser-market.ts';
import { type Asked, examplePlatform } from './example-platform.ts';

const gid = 'gid://shopify/ProductVariant/11';
const wirePrice = {
  id: gid,
  priceV2: { amount: '214.4', currencyCode: 'GBP' },
  compareAtPriceV2: { amount: '240.0', currencyCode: 'GBP' },
};
const price = { variantId: '11', amount: '214.4', compareAtPrice: '240.0', currencyCode: 'GBP' };

function market(answer: (asked: Asked) => Record<string, unknown>) {
  const { options, asked } = examplePlatform(answer);
  return { reader: createMarketReader(createBrowserClient(options)), asked };
}

it('[call.commerce-storefront-api.30] the countries in which the shop sells', async () => {
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
  it('of a product is that of its first variant', async () => {
    const { reader, asked } = market(() => ({
      silk_slip: { variants: { nodes: [wirePrice] } },
      bare: { variants: { nodes: [] } },
      gone: null,
    }));
    expect([...(await reader.pricesByHandles(['silk-slip', 'bare', 'gone'], 'GB'))]).toEqual([
      ['silk-slip', price],
    ]);
    expect(asked[0]?.query).toContain('variants(first: 1)');
    expect(asked[0]?.variables.country).toBe('GB');
  });

  it.each(['11', gid, btoa(gid)])('[rule.identifiers.1] of a variant is found by %s', async (id) => {
    const { reader, asked } = market(() => ({ nodes: [wirePrice, null, { id: 'x' }] }));
    expect(await reader.pricesByVariants([id, 'junk'], 'GB')).toEqual([price]);
    expect(asked[0]?.variables).toEqual({ ids: [gid], country: 'GB' });
  });

  it('of nothing is no request', async () => {
    const { reader, asked } = market(() => ({}));
    expect(await reader.pricesByVariants([], 'GB')).toEqual([]);
    expect((await reader.pricesByHandles([], 'GB')).size).toBe(0);
    expect(asked).toEqual([]);
  });
});
