import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { change, createCart, newCart, openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const plenty = variantId(1001, 2);
const three = variantId(1001, 1);
const soldOut = variantId(1001, 0);
const giftCard = variantId(1004, 0);
const scarf = variantId(1005, 0);

const add = change('cartLinesAdd', 'lines: [CartLineInput!]!');
const update = change('cartLinesUpdate', 'lines: [CartLineUpdateInput!]!');
const remove = change('cartLinesRemove', 'lineIds: [ID!]!');

describe('a new cart [call.commerce-storefront-api.2]', () => {
  it('has lines, attributes, country and a checkout URL', async () => {
    const { execute } = openTestShop();
    const result = await execute(createCart, {
      input: {
        lines: [{ merchandiseId: three, quantity: 2, attributes: [{ key: 'Note', value: 'Final sale' }] }],
        buyerIdentity: { countryCode: 'GB' },
        attributes: [{ key: 'gift_message', value: 'For you' }],
        discountCodes: ['tenoff'],
      },
    });
    expect(result).toMatchObject({
      data: {
        cartCreate: {
          userErrors: [],
          warnings: [],
          cart: {
            totalQuantity: 2,
            buyerIdentity: { countryCode: 'GB' },
            attributes: [{ key: 'gift_message', value: 'For you' }],
            discountCodes: [{ code: 'tenoff', applicable: true }],
            discountAllocations: [{ discountedAmount: { amount: '42.4' }, targetType: 'LINE_ITEM' }],
            cost: {
              subtotalAmount: { amount: '424.0', currencyCode: 'GBP' },
              totalAmount: { amount: '381.6' },
            },
            lines: {
              nodes: [
                {
                  quantity: 2,
                  attributes: [{ key: 'Note', value: 'Final sale' }],
                  merchandise: { id: three, price: { amount: '212.0', currencyCode: 'GBP' } },
                  cost: { amountPerQuantity: { amount: '212.0' }, totalAmount: { amount: '424.0' } },
                },
              ],
            },
          },
        },
      },
    });
    const [id, url] = ['id', 'checkoutUrl'].map((name) => textAt(result, `data.cartCreate.cart.${name}`));
    expect(id).toMatch(/^gid:\/\/shopify\/Cart\/[0-9a-f]{32}\?key=[0-9a-f]{32}$/);
    expect(url).toBe(id?.replace('gid://shopify/Cart/', 'http://localhost:3001/cart/c/'));
  });

  it("takes the operation's country when the buyer has none", async () => {
    const { execute } = openTestShop();
    const result = await execute(createCart.replace('{', '@inContext(country: JP) {'), {
      input: { lines: [{ merchandiseId: scarf, quantity: 1 }] },
    });
    expect(valueAt(result, 'data.cartCreate.cart.buyerIdentity.countryCode')).toBe('JP');
    expect(valueAt(result, 'data.cartCreate.cart.cost.subtotalAmount')).toEqual({
      amount: '4600.0',
      currencyCode: 'JPY',
    });
  });

  it('is not created when its merchandise does not exist', async () => {
    const { execute } = openTestShop();
    const id = 'gid://shopify/ProductVariant/1';
    expect(await execute(createCart, { input: { lines: [{ merchandiseId: id }] } })).toMatchObject({
      data: {
        cartCreate: {
          cart: null,
          userErrors: [
            {
              code: 'INVALID',
              field: ['input', 'lines', '0', 'merchandiseId'],
              message: `The merchandise with id ${id} does not exist.`,
            },
          ],
        },
      },
    });
  });
});

describe('lines', () => {
  it('merge with the same merchandise and attributes, and stay apart otherwise', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: plenty, quantity: 1 }] });
    const gift = { merchandiseId: plenty, quantity: 1, attributes: [{ key: 'Note', value: 'gift' }] };
    const result = await shop.execute(add, { cartId, lines: [{ merchandiseId: plenty, quantity: 4 }, gift] });
    const nodes = valueAt(result, 'data.cartLinesAdd.cart.lines.nodes');
    expect(nodes).toMatchObject([{ quantity: 1, attributes: [{ value: 'gift' }] }, { quantity: 5 }]);
  });

  it('are clamped to the stock with a warning, not an error', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: three, quantity: 1 }] });
    const lines = [
      { merchandiseId: three, quantity: 9 },
      { merchandiseId: soldOut, quantity: 1 },
    ];
    const result = await shop.execute(add, { cartId, lines });
    expect(result).toMatchObject({
      data: {
        cartLinesAdd: {
          cart: { totalQuantity: 3 },
          userErrors: [],
          warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }, { code: 'MERCHANDISE_OUT_OF_STOCK' }],
        },
      },
    });
  });

  it('share the stock when two lines have the same variant', async () => {
    const shop = openTestShop();
    const gift = [{ key: 'Note', value: 'gift' }];
    const cartId = await newCart(shop, { lines: [{ merchandiseId: three, quantity: 2 }] });
    const result = await shop.execute(add, {
      cartId,
      lines: [{ merchandiseId: three, quantity: 2, attributes: gift }],
    });
    expect(valueAt(result, 'data.cartLinesAdd.cart.totalQuantity')).toBe(3);
  });

  it('change their quantity; 0 removes the line [state.cart-lifecycle.13]', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: three, quantity: 1 }] });
    const query = 'query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { id } } } }';
    const id = textAt(await shop.execute(query, { id: cartId }), 'data.cart.lines.nodes.0.id');
    const quantityAfter = async (quantity: number) =>
      valueAt(
        await shop.execute(update, { cartId, lines: [{ id, quantity }] }),
        'data.cartLinesUpdate.cart.totalQuantity',
      );
    expect(await quantityAfter(2)).toBe(2);
    expect(await quantityAfter(50)).toBe(3);
    expect(await quantityAfter(0)).toBe(0);
  });

  it.each([
    ['negative', [{ merchandiseId: plenty, quantity: -1 }], 'MINIMUM_NOT_MET'],
    ['zero', [{ merchandiseId: plenty, quantity: 0 }], 'MINIMUM_NOT_MET'],
    ['huge', [{ merchandiseId: giftCard, quantity: 2_000_000_000 }], 'MAXIMUM_EXCEEDED'],
    ['an unknown id', [{ merchandiseId: 'gid://shopify/ProductVariant/9', quantity: 1 }], 'INVALID'],
  ])('refuse %s', async (_name, lines, code) => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {});
    const result = await shop.execute(add, { cartId, lines });
    expect(valueAt(result, 'data.cartLinesAdd.userErrors.0.code')).toBe(code);
    expect(valueAt(result, 'data.cartLinesAdd.cart.totalQuantity')).toBe(0);
  });

  it('are refused when they are not in the cart, and nothing changes', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: plenty, quantity: 1 }] });
    const id = 'gid://shopify/CartLine/gone?cart=x';
    const updated = await shop.execute(update, { cartId, lines: [{ id, quantity: 1 }] });
    expect(valueAt(updated, 'data.cartLinesUpdate.userErrors.0')).toMatchObject({
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lines', '0', 'id'],
    });
    const removed = await shop.execute(remove, { cartId, lineIds: [id] });
    expect(valueAt(removed, 'data.cartLinesRemove.cart.totalQuantity')).toBe(1);
  });

  it('are limited to 250 per request', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {});
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: plenty, quantity: 1 }));
    expect(await shop.execute(add, { cartId, lines })).toMatchObject({
      errors: [{ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }],
    });
  });
});

describe('a cart’s key', () => {
  it('is needed to change it; an unknown cart or a wrong key is refused', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: plenty, quantity: 1 }] });
    const [bare] = cartId.split('?');
    for (const id of ['gid://shopify/Cart/gone', `${bare}?key=foreign`, `${bare}`]) {
      const result = await shop.execute(add, { cartId: id, lines: [{ merchandiseId: plenty }] });
      expect(result).toMatchObject({
        data: {
          cartLinesAdd: {
            cart: null,
            userErrors: [
              { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
            ],
          },
        },
      });
    }
  });

  it('is needed to read the buyer, not the rest', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {
      lines: [{ merchandiseId: plenty, quantity: 1 }],
      buyerIdentity: { email: 'ada@example.com', countryCode: 'US' },
    });
    const query =
      'query($id: ID!) { cart(id: $id) { id checkoutUrl totalQuantity buyerIdentity { email } } node(id: $id) { id } }';
    const read = async (id: string) => (await shop.execute(query, { id })).data;
    expect(await read(cartId)).toMatchObject({ cart: { buyerIdentity: { email: 'ada@example.com' } } });
    const keyless = await read(cartId.split('?')[0] ?? '');
    expect(keyless).toMatchObject({ cart: { totalQuantity: 1, buyerIdentity: { email: null } } });
    expect(JSON.stringify(keyless)).not.toContain('key=');
    expect(await read(`${cartId}x`)).toEqual({ cart: null, node: null });
  });

  it('no longer opens a cart after 30 days without a change [const.cart.1]', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {});
    shop.world.wait(31 * 86_400_000);
    expect(await shop.execute('query($id: ID!) { cart(id: $id) { id } }', { id: cartId })).toEqual({
      data: { cart: null },
    });
  });
});
