import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const parts = `cart { id
  buyerIdentity { email countryCode deliveryAddressPreferences { ... on MailingAddress { city countryCodeV2 provinceCode } } }
  deliveryGroups(first: 2) { nodes { deliveryAddress { city } deliveryOptions { handle } } }
} userErrors { code field }`;
const create = `mutation($input: CartInput) { cartCreate(input: $input) { ${parts} } }`;
const update = `mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { ${parts} } }`;
const lines = [{ merchandiseId: variantId(1005, 0), quantity: 1 }];
const paris = { deliveryAddress: { city: 'Paris', country: 'FR', address1: '1 rue', zip: '75001' } };

describe.each(['2025-01', '2026-04'])('addresses as deprecated preferences of the buyer, %s', (version) => {
  it('are shipped to, and are in the answer', async () => {
    const shop = openTestShop();
    const input = { lines, buyerIdentity: { email: 'a@b.co', deliveryAddressPreferences: [paris] } };
    const made = await shop.execute(create, { input }, version);
    expect(valueAt(made, 'data.cartCreate')).toMatchObject({
      cart: {
        buyerIdentity: { deliveryAddressPreferences: [{ city: 'Paris', countryCodeV2: 'FR' }] },
        deliveryGroups: { nodes: [{ deliveryAddress: { city: 'Paris' } }] },
      },
      userErrors: [],
    });
    const cartId = textAt(made, 'data.cartCreate.cart.id');
    const named = { deliveryAddress: { city: 'Austin', country: 'United States', province: 'Texas' } };
    const buyerIdentity = { deliveryAddressPreferences: [named] };
    expect(valueAt(await shop.execute(update, { cartId, buyerIdentity }, version), 'data')).toMatchObject({
      cartBuyerIdentityUpdate: {
        cart: {
          buyerIdentity: {
            email: 'a@b.co',
            deliveryAddressPreferences: [{ city: 'Austin', countryCodeV2: 'US', provinceCode: 'TX' }],
          },
        },
      },
    });
  });

  it.each([
    [
      { deliveryAddressPreferences: [{ deliveryAddress: { country: 'Nowhere' } }] },
      ['0', 'deliveryAddress', 'country'],
    ],
    [
      {
        deliveryAddressPreferences: [
          { deliveryAddress: { country: 'FR' }, deliveryAddressValidationStrategy: 'STRICT' },
        ],
      },
      ['0', 'deliveryAddress', 'lastName'],
    ],
    [
      { deliveryAddressPreferences: [{ customerAddressId: 'gid://shopify/MailingAddress/1' }] },
      ['0', 'customerAddressId'],
    ],
    [{ email: 'nonsense', deliveryAddressPreferences: [paris] }, null],
  ])('a refusal changes nothing', async (buyerIdentity, field) => {
    const shop = openTestShop();
    const cartId = textAt(
      await shop.execute(create, { input: { lines } }, version),
      'data.cartCreate.cart.id',
    );
    const result = await shop.execute(update, { cartId, buyerIdentity }, version);
    expect(valueAt(result, 'data.cartBuyerIdentityUpdate.userErrors.0.field')).toEqual(
      field ? ['buyerIdentity', 'deliveryAddressPreferences', ...field] : ['buyerIdentity', 'email'],
    );
    expect(valueAt(result, 'data.cartBuyerIdentityUpdate.cart')).toMatchObject({
      buyerIdentity: { email: null, deliveryAddressPreferences: [] },
      deliveryGroups: { nodes: [] },
    });
  });
});

describe('preferences of the buyer', () => {
  const read =
    'preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude longitude countryCode } } }';
  const set = `mutation($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { cart { buyerIdentity { email ${read} } } } }`;
  const at = 'data.cartBuyerIdentityUpdate.cart.buyerIdentity';

  it('are returned as they were given, until others or none are given', async () => {
    const shop = openTestShop();
    const coordinates = { latitude: 40.7, longitude: -74, countryCode: 'US' };
    const preferences = { delivery: { deliveryMethod: ['PICK_UP'], coordinates }, wallet: ['SHOP_PAY'] };
    const made = await shop.execute(create, { input: { lines, buyerIdentity: { preferences } } });
    const cartId = textAt(made, 'data.cartCreate.cart.id');
    const send = async (buyerIdentity: object) =>
      valueAt(await shop.execute(set, { cartId, buyerIdentity }), at);
    const kept = { ...preferences, delivery: { ...preferences.delivery, pickupHandle: [] } };
    expect(await send({ email: 'a@b.co' })).toEqual({ email: 'a@b.co', preferences: kept });
    expect(await send({ preferences: { wallet: [] } })).toMatchObject({
      preferences: { wallet: [], delivery: null },
    });
    expect(await send({ preferences: null })).toEqual({ email: 'a@b.co', preferences: null });
  });

  it('are not for readers without the key of the cart', async () => {
    const shop = openTestShop();
    const input = { lines, buyerIdentity: { preferences: { wallet: ['SHOP_PAY'] } } };
    const cartId = textAt(await shop.execute(create, { input }), 'data.cartCreate.cart.id');
    const query = `query($id: ID!) { cart(id: $id) { buyerIdentity { ${read} } } }`;
    expect(await shop.execute(query, { id: cartId.replace(/\?key=.*/, '') })).toEqual({
      data: { cart: { buyerIdentity: { preferences: null } } },
    });
  });
});

describe('introspection', () => {
  it('lists the deprecated input only when asked for deprecated ones', async () => {
    const fields = (isAsked: boolean) =>
      `{ __type(name: "CartBuyerIdentityInput") { inputFields(includeDeprecated: ${isAsked}) { name } } }`;
    const shop = openTestShop();
    expect(JSON.stringify(await shop.execute(fields(true)))).toContain('deliveryAddressPreferences');
    expect(JSON.stringify(await shop.execute(fields(false)))).not.toContain('deliveryAddressPreferences');
  });
});
