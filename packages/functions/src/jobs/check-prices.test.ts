import { dollars, exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { isOnePrice } from '@storefront/core/product/price-truth';
import { describe, expect, it } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { reportPrices } from './report-prices.ts';

const site = 'https://shop.example';
const page = (path: string) => `<loc>${site}${path}</loc>`;
const price = (text: string) => `<span data-price="7">${text}</span>`;
const url = `${site}/products/slip?variant=70`;
const offers = { '@type': 'Offer', url, price: '625.00', priceCurrency: 'USD' };
const jsonLd = JSON.stringify({
  '@graph': [{ '@type': 'Product', '@id': `${site}/products/slip#product`, offers }],
});
const productPage = (text: string, isForSale = true) => {
  const product = {
    id: '7',
    handle: 'slip',
    variants: [{ id: '70', price: text, availableForSale: isForSale }],
  };
  const data = JSON.stringify({ props: { pageProps: { product } } });
  return `${price(text)}<script type="application/ld+json">${jsonLd}</script><script id="__NEXT_DATA__" type="application/json">${data}</script>`;
};
const pages = {
  '/sitemap.xml': `<sitemapindex>${page('/api/sitemap/0')}<loc>https://evil.example/x</loc></sitemapindex>`,
  '/api/sitemap/0': page('/collections/new') + page('/products/slip'),
  '/collections/new': `<article><a href="/products/slip">Slip</a>${price('$625')}</article>`,
  '/products/slip': productPage('$625'),
};

const gbp = {
  id: '7',
  handle: 'slip',
  currencyCode: 'GBP',
  variants: [{ id: '70', price: 49_400, compareAtPrice: null }],
};
const market = { isoCode: 'GB', name: 'United Kingdom', currency: { isoCode: 'GBP', symbol: '£' } };

function check(shown: Record<string, string | string[]> = {}, { bag = '625.0', local = [gbp] } = {}) {
  const served = new Map<string, string[]>(
    Object.entries({ ...pages, ...shown }).map(([path, texts]) => [path, [texts].flat()]),
  );
  const countries = ['US', 'GB'].map((isoCode) => ({ ...market, isoCode }));
  return checkPrices(
    {
      siteUrl: site,
      http: {
        send: async ({ url }) => {
          const texts = served.get(new URL(url).pathname) ?? [];
          const text = texts.length > 1 ? texts.shift() : texts[0];
          return { status: text === undefined ? 404 : 200, headers: new Headers(), text: text ?? '' };
        },
      },
      prices: { countries: async () => countries, productPrices: async () => ({ market, products: local }) },
      carts: {
        createCart: async (_lines, country) => {
          const amountPerQuantity =
            country === 'US' ? dollars(bag) : { amount: '494.0', currencyCode: 'GBP' };
          const line = exampleLine();
          const lines = [{ ...line, cost: { ...line.cost, amountPerQuantity } }];
          const cart = exampleCart({ lines, checkoutUrl: country });
          return { cart, userErrors: [], warnings: [] };
        },
      },
      readCheckout: async (country) => (country === 'US' ? '$625' : '£494'),
      random: () => 0,
    },
    1,
  );
}

describe('the comparison of prices', () => {
  it('samples a size in the pages’ own country and in another, from card to checkout', async () => {
    const [own, abroad] = await check();
    expect(own).toEqual({
      handle: 'slip',
      variantId: '70',
      country: 'US',
      seen: {
        piece: { card: '$625', page: '$625', structuredData: '$625' },
        size: { page: '$625', structuredData: '$625', bag: '$625', checkout: '$625' },
      },
    });
    expect(abroad?.country).toBe('GB');
    expect(abroad && isOnePrice(abroad.seen)).toBe(true);
  });

  it('finds a bag that costs more than the page says', async () => {
    const [own, abroad] = await check({}, { bag: '640.0' });
    expect(own?.seen.size.bag).toBe('$640');
    expect([own, abroad].map((sample) => sample && isOnePrice(sample.seen))).toEqual([false, true]);
  });

  it('reads a difference once more, because a price may be edited meanwhile', async () => {
    const old = productPage('$600');
    const samples = await check({ '/products/slip': [old, old, productPage('$625')] });
    expect(samples.every(({ seen }) => isOnePrice(seen))).toBe(true);
  });

  it.each([
    ['without a sitemap', { '/sitemap.xml': [] }],
    ['where nothing is for sale', { '/products/slip': productPage('$625', false) }],
    ['where a page carries no product', { '/products/slip': '<h1>Slip</h1>' }],
  ])('fails %s, so that the alarm of the schedule is raised', async (_, shown) => {
    await expect(check(shown)).rejects.toMatchObject({ code: 'prices-unreadable', kind: 'outside' });
  });

  it('fails where the platform has no price for a country in which it sells', async () => {
    await expect(check({}, { local: [] })).rejects.toMatchObject({ code: 'prices-unreadable' });
  });
});

it('counts and names each size with two prices', async () => {
  const failures: string[] = [];
  const logged: unknown[] = [];
  const log = { error: (_: string, fields: unknown) => void logged.push(fields) };
  const report = reportPrices(await check({}, { bag: '640.0' }), {
    log,
    meter: { failure: (of) => void failures.push(of) },
  });
  expect(report).toEqual({ samples: 2, different: 1 });
  expect(failures).toEqual(['price-truth']);
  expect(logged).toMatchObject([{ handle: 'slip', country: 'US', size: { bag: '$640' } }]);
});
