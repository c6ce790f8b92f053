import { describe, expect, it } from 'vitest';
import { discount, smallCatalogue, variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { change, createCart, newCart, openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';

const plenty = variantId(1001, 2);
const black = variantId(1002, 0);
const giftCard = variantId(1004, 0);
const scarf = variantId(1005, 0);

const setCodes = change('cartDiscountCodesUpdate', 'discountCodes: [String!]!');

describe('attributes, note and country', () => {
  it('replaces attributes, does not merge them [call.commerce-storefront-api.5]', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {
      attributes: [
        { key: 'gift_message', value: 'a' },
        { key: 'b', value: 'c' },
      ],
    });
    const set = change('cartAttributesUpdate', 'attributes: [AttributeInput!]!');
    const result = await shop.execute(set, { cartId, attributes: [{ key: 'gift_message', value: 'new' }] });
    expect(valueAt(result, 'data.cartAttributesUpdate.cart.attributes')).toEqual([
      { key: 'gift_message', value: 'new' },
    ]);
  });

  it('refuses a note of more than 5,000 characters', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {});
    const set = change('cartNoteUpdate', 'note: String!');
    const result = await shop.execute(set, { cartId, note: 'x'.repeat(5001) });
    expect(valueAt(result, 'data.cartNoteUpdate.userErrors.0.code')).toBe('NOTE_TOO_LONG');
    const stored = await shop.execute(set, { cartId, note: 'Ring twice' });
    expect(valueAt(stored, 'data.cartNoteUpdate.cart.note')).toBe('Ring twice');
  });

  it('changes the currency with the country', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const set = change('cartBuyerIdentityUpdate', 'buyerIdentity: CartBuyerIdentityInput!');
    const result = await shop.execute(set, { cartId, buyerIdentity: { countryCode: 'CA' } });
    expect(valueAt(result, 'data.cartBuyerIdentityUpdate.cart.cost.totalAmount.amount')).toBe('41.0');
    const wrong = await shop.execute(set, { cartId, buyerIdentity: { customerAccessToken: 'none' } });
    expect(valueAt(wrong, 'data.cartBuyerIdentityUpdate.userErrors.0.code')).toBe('INVALID');
    const phone = await shop.execute(set, { cartId, buyerIdentity: { phone: 'call me' } });
    expect(valueAt(phone, 'data.cartBuyerIdentityUpdate.userErrors.0')).toMatchObject({
      code: 'INVALID',
      field: ['buyerIdentity', 'phone'],
    });
  });
});

describe('discount codes [call.commerce-storefront-api.6]', () => {
  const lines = [
    { merchandiseId: black, quantity: 1 },
    { merchandiseId: scarf, quantity: 1 },
  ];
  const applied = async (code: string, input: object = { lines }) => {
    const shop = openTestShop();
    const cartId = await newCart(shop, input);
    const result = await shop.execute(setCodes, { cartId, discountCodes: [code] });
    const cart = valueAt(result, 'data.cartDiscountCodesUpdate.cart');
    return {
      applicable: valueAt(cart, 'discountCodes.0.applicable'),
      total: valueAt(cart, 'cost.totalAmount.amount'),
      order: [0, 1]
        .map((at) => valueAt(cart, `discountAllocations.${at}.discountedAmount.amount`))
        .filter((amount) => amount !== undefined),
      line: valueAt(cart, 'lines.nodes.1.discountAllocations.0'),
    };
  };

  it('a percentage applies whatever the case of the code', async () => {
    expect(await applied('TenOff')).toMatchObject({
      applicable: true,
      order: ['3.0', '20.0'],
      total: '206.95',
    });
  });

  it('an amount applies from its minimum on', async () => {
    expect(await applied('TWENTY')).toMatchObject({ applicable: true, total: '209.95' });
    const little = { lines: [{ merchandiseId: scarf, quantity: 1 }] };
    expect(await applied('TWENTY', little)).toMatchObject({ applicable: false, total: '29.95' });
  });

  it('for one collection apply to its lines only', async () => {
    expect(await applied('DRESSES15')).toMatchObject({
      applicable: true,
      total: '199.95',
      order: [],
      line: { code: 'DRESSES15', discountedAmount: { amount: '30.0' } },
    });
    const little = { lines: [{ merchandiseId: scarf, quantity: 1 }] };
    expect(await applied('DRESSES15', little)).toMatchObject({ applicable: false });
  });

  it('free shipping applies once there is shipping to pay', async () => {
    const address = { address: { deliveryAddress: { countryCode: 'US' } } };
    const cheap = { lines: [{ merchandiseId: scarf, quantity: 1 }], delivery: { addresses: [address] } };
    expect(await applied('SHIPFREE', cheap)).toMatchObject({
      applicable: true,
      order: ['10.0'],
      total: '29.95',
    });
  });

  it('an expired or unknown code stays, not applicable', async () => {
    expect(await applied('LASTYEAR')).toMatchObject({ applicable: false, total: '229.95' });
    expect(await applied('WHATEVER')).toMatchObject({ applicable: false, total: '229.95' });
  });

  it('never apply to a gift card', async () => {
    expect(await applied('TENOFF', { lines: [{ merchandiseId: giftCard, quantity: 1 }] })).toMatchObject({
      applicable: false,
      total: '50.0',
    });
  });

  it('are replaced as a whole, and an empty list clears them', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines, discountCodes: ['TENOFF', 'tenoff', 'ONCE'] });
    const result = await shop.execute(setCodes, { cartId, discountCodes: [] });
    expect(valueAt(result, 'data.cartDiscountCodesUpdate.cart.discountCodes')).toEqual([]);
  });

  it('have warnings about why one does not apply, in versions that have them', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines });
    const warnings = async (version: string) => {
      const result = await shop.execute(setCodes, { cartId, discountCodes: ['LASTYEAR'] }, version);
      return valueAt(result, 'data.cartDiscountCodesUpdate.warnings');
    };
    expect(await warnings('2025-01')).toEqual([]);
    expect(await warnings('2026-04')).toMatchObject([{ code: 'DISCOUNT_CURRENTLY_INACTIVE' }]);
  });
});

describe('automatic discounts [entity.cart.10]', () => {
  it('apply to the lines, with their title and without a code', async () => {
    const catalogue = smallCatalogue();
    catalogue.discounts.push(
      discount({ title: 'Autumn silk', kind: 'percentage', value: 20, collectionHandle: 'dresses' }),
    );
    const shop = openTestShop(smallWorld(catalogue));
    const result = await shop.execute(createCart, {
      input: {
        lines: [
          { merchandiseId: black, quantity: 1 },
          { merchandiseId: scarf, quantity: 1 },
        ],
      },
    });
    expect(result).toMatchObject({
      data: {
        cartCreate: {
          cart: {
            discountCodes: [],
            discountAllocations: [],
            cost: { subtotalAmount: { amount: '189.95' }, totalAmount: { amount: '189.95' } },
            lines: {
              nodes: [
                { discountAllocations: [] },
                {
                  cost: { subtotalAmount: { amount: '200.0' }, totalAmount: { amount: '160.0' } },
                  discountAllocations: [{ title: 'Autumn silk', discountedAmount: { amount: '40.0' } }],
                },
              ],
            },
          },
        },
      },
    });
  });

  it('split an amount over the lines without losing a cent', async () => {
    const catalogue = smallCatalogue();
    catalogue.discounts = [discount({ title: 'Ten off', kind: 'amount', value: 10_00 })];
    const shop = openTestShop(smallWorld(catalogue));
    const lines = [scarf, variantId(1002, 2), plenty].map((merchandiseId) => ({
      merchandiseId,
      quantity: 1,
    }));
    const result = await shop.execute(createCart, { input: { lines } });
    expect(valueAt(result, 'data.cartCreate.cart.cost.totalAmount.amount')).toBe('487.95');
  });
});

describe('gift cards', () => {
  const set = change('cartGiftCardCodesUpdate', 'giftCardCodes: [String!]!');

  it('show how much of them is used', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const result = await shop.execute(set, { cartId, giftCardCodes: ['vesper50'] });
    expect(valueAt(result, 'data.cartGiftCardCodesUpdate.cart.appliedGiftCards')).toEqual([
      { lastCharacters: 'er50', amountUsed: { amount: '29.95' }, balance: { amount: '50.0' } },
    ]);
  });

  it('are refused when unknown or empty', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, {});
    const result = await shop.execute(set, { cartId, giftCardCodes: ['nope', 'VESPEREMPTY'] });
    expect(valueAt(result, 'data.cartGiftCardCodesUpdate.userErrors')).toMatchObject([
      { code: 'INVALID', field: ['giftCardCodes', '0'] },
      { code: 'INVALID', field: ['giftCardCodes', '1'] },
    ]);
  });
});

describe('delivery', () => {
  it('has a group with rates once there is an address', async () => {
    const shop = openTestShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const add = change('cartDeliveryAddressesAdd', 'addresses: [CartSelectableAddressInput!]!');
    const addresses = [
      { selected: true, address: { deliveryAddress: { countryCode: 'US', city: 'Troy', zip: '12180' } } },
    ];
    await shop.execute(add, { cartId, addresses });
    const query =
      'query($id: ID!) { cart(id: $id) { delivery { addresses { selected address { ... on CartDeliveryAddress { city formatted } } } } deliveryGroups(first: 5) { nodes { id deliveryOptions { handle title estimatedCost { amount } } selectedDeliveryOption { handle } cartLines(first: 5) { nodes { quantity } } } } } }';
    const result = await shop.execute(query, { id: cartId });
    expect(result).toMatchObject({
      data: {
        cart: {
          delivery: { addresses: [{ selected: true, address: { city: 'Troy' } }] },
          deliveryGroups: {
            nodes: [
              {
                deliveryOptions: [
                  { handle: 'standard', estimatedCost: { amount: '10.0' } },
                  { handle: 'express', estimatedCost: { amount: '25.0' } },
                ],
                selectedDeliveryOption: { handle: 'standard' },
              },
            ],
          },
        },
      },
    });
    const again = await shop.execute(add, { cartId, addresses });
    expect(valueAt(again, 'data.cartDeliveryAddressesAdd.warnings.0.code')).toBe(
      'DUPLICATE_DELIVERY_ADDRESS',
    );
    const choose = change(
      'cartSelectedDeliveryOptionsUpdate',
      'selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
    );
    const deliveryGroupId = textAt(result, 'data.cart.deliveryGroups.nodes.0.id');
    const wrong = await shop.execute(choose, {
      cartId,
      selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle: 'owl' }],
    });
    expect(valueAt(wrong, 'data.cartSelectedDeliveryOptionsUpdate.userErrors.0.code')).toBe(
      'INVALID_DELIVERY_OPTION',
    );
  });
});
