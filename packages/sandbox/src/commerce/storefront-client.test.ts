import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { describe, expect, it } from 'vitest';
import { variantId } from './fixture/small-catalogue.ts';
import { openTestShop } from './fixture/test-shop.ts';

const { server } = openTestShop();

function clientOf(
  token: { publicAccessToken: string } | { privateAccessToken: string },
  apiVersion = '2025-01',
) {
  return createStorefrontApiClient({
    storeDomain: 'http://localhost:3001',
    apiVersion,
    ...token,
    clientName: 'contract',
    logger: () => {},
    customFetchApi: async (url, init) => server(new Request(String(url).replace(/^https:/, 'http:'), init)),
  });
}

const browser = clientOf({ publicAccessToken: 'public' });

describe("Shopify's own client, unchanged", () => {
  it('reads a product in a country', async () => {
    const { data, errors } = await browser.request(
      'query($handle: String!, $country: CountryCode) @inContext(country: $country) { product(handle: $handle) { title variants(first: 1) { nodes { price { amount currencyCode } } } } }',
      { variables: { handle: 'gift-card', country: 'FR' } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      product: {
        title: 'Gift Card',
        variants: { nodes: [{ price: { amount: '46.0', currencyCode: 'EUR' } }] },
      },
    });
  });

  it('creates and fills a cart, with the private token of a server too', async () => {
    const server = clientOf({ privateAccessToken: 'sandbox-private' }, '2026-04');
    const { data, errors } = await server.request(
      'mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { totalQuantity } userErrors { code } warnings { code } } }',
      { variables: { lines: [{ merchandiseId: variantId(1001, 1), quantity: 5 }] } },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cartCreate: {
        cart: { totalQuantity: 3 },
        userErrors: [],
        warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
      },
    });
  });

  it('receives what is wrong with a query', async () => {
    const { errors } = await browser.request('{ shop { nope } }');
    expect(errors?.networkStatusCode).toBe(200);
    expect(errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'undefinedField' } });
  });

  it('receives 401 for a wrong token', async () => {
    const { data, errors } = await clientOf({ publicAccessToken: 'guess' }).request('{ shop { name } }');
    expect(data).toBeUndefined();
    expect(errors?.networkStatusCode).toBe(401);
  });

  it('receives @defer in one part', async () => {
    const stream = await browser.requestStream('{ shop { name ... @defer { id } } }');
    const parts = [];
    for await (const part of stream) parts.push(part.data);
    expect(parts.at(-1)).toMatchObject({ shop: { name: 'Vesper & Vine' } });
  });
});
