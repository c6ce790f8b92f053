import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { createStorefrontApiClient as createFormerClient } from 'storefront-api-client-1';
import { describe, expect, it } from 'vitest';
import { cents, gid, inStock, openDouble, plentiful } from './open-double.ts';

const double = openDouble();
const options = (apiVersion: string) => ({
  storeDomain: `https://${double.domain}`,
  apiVersion,
  publicAccessToken: double.token,
  logger: () => undefined,
  customFetchApi: (url: string, init?: object) => double.fetch(url, init),
});
const dress = plentiful(double.catalogue);
const [variant] = inStock(dress.variants);

const add = `mutation Add($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) {
  cart { id cost { totalAmount { amount currencyCode } } } userErrors { code } } }`;

describe.each([
  ['1.x', createFormerClient],
  ['2.x', createStorefrontApiClient],
])('@shopify/storefront-api-client %s', (_line, create) => {
  describe.each(['2025-01', '2026-04', 'unstable'])('on %s', (version) => {
    const client = create(options(version));

    it('reads options, prices and pictures as the double knows them', async () => {
      const { data, errors } = await client.request(
        `query($handle: String!) { product(handle: $handle) {
          options { name optionValues { id name } }
          variants(first: 100) { nodes { id price { amount } } }
          featuredImage { width height url(transform: { maxWidth: 100 }) } } }`,
        { variables: { handle: dress.handle } },
      );
      expect(errors).toBeUndefined();
      const { options: found, variants, featuredImage } = data.product;
      expect(found.map(({ name }: { name: string }) => name)).toEqual(dress.optionNames);
      expect(variants.nodes.map(({ price }: { price: { amount: string } }) => cents(price))).toEqual(
        dress.variants.map(({ priceCents }) => priceCents),
      );
      expect(featuredImage).toMatchObject({
        width: dress.pictures[0]?.width,
        url: expect.stringContaining('width=100'),
      });
    });

    it('makes a cart and gets its total', async () => {
      const lines = [{ merchandiseId: gid('ProductVariant', variant?.id ?? 0), quantity: 3 }];
      const { data, errors } = await client.request(add, { variables: { lines } });
      expect(errors).toBeUndefined();
      expect(cents(data.cartCreate.cart.cost.totalAmount)).toBe((variant?.priceCents ?? 0) * 3);
    });

    it('gets the error of an invalid id as the platform words it', async () => {
      const { errors } = await client.request(add, {
        variables: { lines: [{ merchandiseId: 'foo', quantity: 1 }] },
      });
      expect(errors?.graphQLErrors?.[0]).toMatchObject({
        message: expect.stringContaining(
          'Variable $lines of type [CartLineInput!]! was provided invalid value',
        ),
      });
    });
  });

  it('gets a network error for a version that does not exist', async () => {
    const client = create({ ...options('2026-04'), apiVersion: '2019-13' });
    const { errors } = await client.request('{ shop { name } }');
    expect(errors?.networkStatusCode).toBe(404);
  });
});
