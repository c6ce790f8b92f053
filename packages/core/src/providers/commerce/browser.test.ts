import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { completeAnswer } from './example-answer.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';
import { openBrowserCommerce } from './open-browser-commerce.fixture.ts';

const money = { amount: '68.0', currencyCode: 'USD' };
const wireCart = {
  id: 'gid://shopify/Cart/c1?key=k',
  checkoutUrl: 'https://vesper-vine.myshopify.com/cart/c/c1?key=k',
  cost: { totalAmount: money },
  lines: { nodes: [] },
};

function shop(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { commerce: openBrowserCommerce(options), requests };
}

const payload = { cart: wireCart, userErrors: [], warnings: [] };
const cartId = wireCart.id;

describe('the cart', () => {
  it('is read whole; is null when the platform no longer knows it', async () => {
    const { commerce } = shop(({ variables }) => ({ cart: variables.id === cartId ? wireCart : null }));
    expect(await commerce.cart(cartId, 'US')).toMatchObject({ id: cartId, cost: { totalAmount: money } });
    expect(await commerce.cart('gid://shopify/Cart/other', 'US')).toBeNull();
  });

  it('is null for a stored id of a former checkout, and no request is sent', async () => {
    const { commerce, requests } = shop(() => ({}));
    expect(await commerce.cart('gid://shopify/Checkout/a1b2?key=k', 'US')).toBeNull();
    expect(requests).toEqual([]);
  });

  it.each([
    ['of another type', 7],
    ['without an id', { ...wireCart, id: null }],
    ['without a total', { ...wireCart, cost: null }],
    ['without the address of its checkout', { ...wireCart, checkoutUrl: '' }],
    ['with a line that cannot be read', { ...wireCart, lines: { nodes: [{ merchandise: null }] } }],
    ['without lines', { ...wireCart, lines: null }],
    ['without a list of lines', { ...wireCart, lines: { nodes: null } }],
  ])('[error.5] a cart %s is a fault, never an empty cart', async (_, cart) => {
    const { commerce } = shop(() => ({ cart, cartLinesRemove: { ...payload, cart } }));
    const fault = { code: 'commerce-unavailable', kind: 'outside' };
    await expect(commerce.cart(cartId, 'US')).rejects.toMatchObject(fault);
    await expect(commerce.removeLines(cartId, ['l'], 'US')).rejects.toMatchObject(fault);
  });

  it.each([
    ['null', null],
    ['neither a cart nor an objection', { cart: null, userErrors: [], warnings: [] }],
  ])('[error.5] a change that returns %s is a fault', async (_, cartLinesAdd) => {
    const { commerce } = shop(() => ({ cartLinesAdd }));
    await expect(commerce.addLines(cartId, [], 'US')).rejects.toMatchObject({ kind: 'outside' });
  });

  it.each([
    ['at its lines', { cart: { ...wireCart, lines: null } }, ['cart', 'lines'], 'INTERNAL_SERVER_ERROR'],
    ['at an empty list of lines', { cart: wireCart }, ['cart', 'lines', 'nodes'], 'TIMEOUT'],
    ['at the cart', { cart: null }, ['cart'], 'INTERNAL_SERVER_ERROR'],
    ['at the cart, denied', { cart: null }, ['cart'], 'ACCESS_DENIED'],
    ['at its lines, denied', { cart: { ...wireCart, lines: null } }, ['cart', 'lines'], 'ACCESS_DENIED'],
    ['without a path', { cart: wireCart }, undefined, undefined],
  ])(
    '[error.5] a 200 response with an error %s is a fault, never an empty cart',
    async (_, data, path, code) => {
      const error = { message: 'Failed', path, extensions: code && { code } };
      const { options } = examplePlatform(() => Response.json({ data, errors: [error] }));
      const reading = openBrowserCommerce(options).cart(cartId, 'US');
      await expect(reading).rejects.toMatchObject({ kind: 'outside' });
    },
  );

  it('is read although a field of it is denied', async () => {
    const path = ['cart', 'lines', 'nodes', 0, 'merchandise', 'quantityAvailable'];
    const error = { message: 'Access denied', path, extensions: { code: 'ACCESS_DENIED' } };
    const { options } = examplePlatform(({ query }) =>
      Response.json({ data: completeAnswer(query, { cart: wireCart }), errors: [error] }),
    );
    expect(await openBrowserCommerce(options).cart(cartId, 'US')).toMatchObject({ id: cartId });
  });

  it('[call.commerce-storefront-api.2] every change sends its input and its country', async () => {
    const { commerce, requests } = shop(() => ({
      cartCreate: payload,
      cartLinesAdd: payload,
      cartLinesUpdate: payload,
      cartLinesRemove: payload,
      cartAttributesUpdate: payload,
      cartDiscountCodesUpdate: payload,
      cartGiftCardCodesUpdate: payload,
      cartNoteUpdate: payload,
      cartBuyerIdentityUpdate: payload,
    }));
    const lines = [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2 }];
    const attributes = [{ key: 'gift_message', value: 'Yours' }];
    const changes = [
      await commerce.createCart(lines, 'FR', ['VESPER10']),
      await commerce.createCart(lines, 'FR'),
      await commerce.addLines(cartId, lines, 'FR'),
      await commerce.updateLines(cartId, [{ id: 'l1', quantity: 0 }], 'FR'),
      await commerce.removeLines(cartId, ['l1'], 'FR'),
      await commerce.updateAttributes(cartId, attributes, 'FR'),
      await commerce.updateDiscountCodes(cartId, [], 'FR'),
      await commerce.updateGiftCards(cartId, ['VESPER-1234'], 'FR'),
      await commerce.updateNote(cartId, 'Ring twice', 'FR'),
      await commerce.updateBuyer(cartId, {}, 'FR'),
      await commerce.updateBuyer(cartId, { email: 'ines@example.test', token: 't1' }, 'FR'),
    ];
    expect(changes.map(({ cart }) => cart?.id)).toEqual(changes.map(() => cartId));
    expect(requests.map(({ variables }) => variables)).toEqual([
      { lines, discountCodes: ['VESPER10'], country: 'FR' },
      { lines, discountCodes: [], country: 'FR' },
      { cartId, lines, country: 'FR' },
      { cartId, lines: [{ id: 'l1', quantity: 0 }], country: 'FR' },
      { cartId, lineIds: ['l1'], country: 'FR' },
      { cartId, attributes, country: 'FR' },
      { cartId, discountCodes: [], country: 'FR' },
      { cartId, giftCardCodes: ['VESPER-1234'], country: 'FR' },
      { cartId, note: 'Ring twice', country: 'FR' },
      { cartId, country: 'FR' },
      { cartId, email: 'ines@example.test', customerAccessToken: 't1', country: 'FR' },
    ]);
  });
});

describe('[call.commerce-storefront-api.26] live stock', () => {
  const node = (id: number, quantityAvailable: number | null) => ({
    id: `gid://shopify/ProductVariant/${id}`,
    availableForSale: true,
    quantityAvailable,
  });

  it('has the tags and every variant, over all pages', async () => {
    const { commerce, requests } = shop(({ variables }) => ({
      product:
        variables.after === 'a'
          ? { variants: { nodes: [node(31, null)], pageInfo: { hasNextPage: false } } }
          : {
              tags: ['silk'],
              priceRange: { minVariantPrice: money, maxVariantPrice: { ...money, amount: '78.0' } },
              variants: { nodes: [node(1, -2)], pageInfo: { hasNextPage: true, endCursor: 'a' } },
            },
    }));
    expect(await commerce.inventory('silk-bra', 'US')).toEqual({
      tags: ['silk'],
      priceRange: { min: money, max: { ...money, amount: '78.0' } },
      variants: [
        { id: '1', availableForSale: true, inventory_quantity: -2 },
        { id: '31', availableForSale: true, inventory_quantity: null },
      ],
    });
    expect(requests).toHaveLength(2);
  });

  it('is null for a product that is gone', async () => {
    expect(await shop(() => ({ product: null })).commerce.inventory('gone', 'US')).toBeNull();
  });
});

describe('what the browser loads', () => {
  it.each([
    ['browser.ts', 6_200],
    ['browser-live.ts', 2_000],
  ])(
    '%s, after the first paint, is at most %i bytes, without schema tools and whole products',
    async (name, limit) => {
      const { bytes, inputs } = await bundle(name);
      expect(bytes).toBeGreaterThan(500);
      expect(bytes).toBeLessThanOrEqual(limit);
      expect(
        inputs.filter((path) => /\/(zod|graphql)\/|normalise|map-product|providers\/http/.test(path)),
      ).toEqual([]);
    },
  );

  it.each([
    'browser-cart.ts',
    'browser-listing.ts',
    'browser-look-up.ts',
    'browser-market.ts',
    'browser-account.ts',
  ])('%s, on intent, adds no second client and no schema tools', async (name) => {
    const { bytes, inputs } = await bundle(name);
    expect(bytes).toBeLessThanOrEqual(8_000);
    expect(inputs.filter((path) => /\/(zod|graphql)\/|api-client|providers\/http/.test(path))).toEqual([]);
  });

  async function bundle(name: string) {
    const { outputFiles, metafile } = await build({
      entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      metafile: true,
    });
    const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength;
    return { bytes, inputs: Object.keys(metafile.inputs) };
  }
});
