import { describe, expect, it } from 'vitest';
import { askShop, change, createCart, newCart, textAt, valueAt } from '../fixture/ask-shop.ts';
import { discount, smallCatalogue, variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';

const plenty = variantId(1001, 2);
const black = variantId(1002, 0);
const giftCard = variantId(1004, 0);
const scarf = variantId(1005, 0);

const setCodes = change('cartDiscountCodesUpdate', 'discountCodes: [String!]!');

describe('attributes, note and country', () => {
  it('attributes are replaced, not merged [call.commerce-storefront-api.5]', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, {
      attributes: [
        { key: 'gift_message', value: 'a' },
        { key: 'b', value: 'c' },
      ],
    });
    const set = change('cartAttributesUpdate', 'attributes: [AttributeInput!]!');
    const answer = await shop.ask(set, { cartId, attributes: [{ key: 'gift_message', value: 'new' }] });
    expect(valueAt(answer, 'data.cartAttributesUpdate.cart.attributes')).toEqual([
      { key: 'gift_message', value: 'new' },
    ]);
  });

  it('a note has 5,000 characters at most', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, {});
    const set = change('cartNoteUpdate', 'note: String!');
    const answer = await shop.ask(set, { cartId, note: 'x'.repeat(5001) });
    expect(valueAt(answer, 'data.cartNoteUpdate.userErrors.0.code')).toBe('NOTE_TOO_LONG');
    const kept = await shop.ask(set, { cartId, note: 'Ring twice' });
    expect(valueAt(kept, 'data.cartNoteUpdate.cart.note')).toBe('Ring twice');
  });

  it('another country is another currency', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const set = change('cartBuyerIdentityUpdate', 'buyerIdentity: CartBuyerIdentityInput!');
    const answer = await shop.ask(set, { cartId, buyerIdentity: { countryCode: 'CA' } });
    expect(valueAt(answer, 'data.cartBuyerIdentityUpdate.cart.cost.totalAmount.amount')).toBe('41.0');
    const wrong = await shop.ask(set, { cartId, buyerIdentity: { customerAccessToken: 'none' } });
    expect(valueAt(wrong, 'data.cartBuyerIdentityUpdate.userErrors.0.code')).toBe('INVALID');
    const phone = await shop.ask(set, { cartId, buyerIdentity: { phone: 'call me' } });
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
    const shop = askShop();
    const cartId = await newCart(shop, input);
    const answer = await shop.ask(setCodes, { cartId, discountCodes: [code] });
    const cart = valueAt(answer, 'data.cartDiscountCodesUpdate.cart');
    return {
      applicable: valueAt(cart, 'discountCodes.0.applicable'),
      total: valueAt(cart, 'cost.totalAmount.amount'),
      order: valueAt(cart, 'discountAllocations.0.discountedAmount.amount'),
      line: valueAt(cart, 'lines.nodes.1.discountAllocations.0'),
    };
  };

  it('a percentage, whatever the case of its letters', async () => {
    expect(await applied('TenOff')).toMatchObject({ applicable: true, order: '23.0', total: '206.95' });
  });

  it('an amount, from its minimum on', async () => {
    expect(await applied('TWENTY')).toMatchObject({ applicable: true, total: '209.95' });
    const little = { lines: [{ merchandiseId: scarf, quantity: 1 }] };
    expect(await applied('TWENTY', little)).toMatchObject({ applicable: false, total: '29.95' });
  });

  it('for one collection: off its lines only', async () => {
    expect(await applied('DRESSES15')).toMatchObject({
      applicable: true,
      total: '199.95',
      order: undefined,
      line: { code: 'DRESSES15', discountedAmount: { amount: '30.0' } },
    });
    const little = { lines: [{ merchandiseId: scarf, quantity: 1 }] };
    expect(await applied('DRESSES15', little)).toMatchObject({ applicable: false });
  });

  it('free shipping, once there is shipping to pay', async () => {
    const address = { address: { deliveryAddress: { countryCode: 'US' } } };
    const cheap = { lines: [{ merchandiseId: scarf, quantity: 1 }], delivery: { addresses: [address] } };
    expect(await applied('SHIPFREE', cheap)).toMatchObject({
      applicable: true,
      order: '10.0',
      total: '29.95',
    });
  });

  it('an expired or unknown one stays, not applicable', async () => {
    expect(await applied('LASTYEAR')).toMatchObject({ applicable: false, total: '229.95' });
    expect(await applied('WHATEVER')).toMatchObject({ applicable: false, total: '229.95' });
  });

  it('never touches a gift card', async () => {
    expect(await applied('TENOFF', { lines: [{ merchandiseId: giftCard, quantity: 1 }] })).toMatchObject({
      applicable: false,
      total: '50.0',
    });
  });

  it('are replaced as a whole, and an empty list clears them', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, { lines, discountCodes: ['TENOFF', 'tenoff', 'ONCE'] });
    const answer = await shop.ask(setCodes, { cartId, discountCodes: [] });
    expect(valueAt(answer, 'data.cartDiscountCodesUpdate.cart.discountCodes')).toEqual([]);
  });

  it('why one does not count is told where the version has words for it', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, { lines });
    const warnings = async (version: string) => {
      const answer = await shop.ask(setCodes, { cartId, discountCodes: ['LASTYEAR'] }, version);
      return valueAt(answer, 'data.cartDiscountCodesUpdate.warnings');
    };
    expect(await warnings('2025-01')).toEqual([]);
    expect(await warnings('2026-04')).toMatchObject([{ code: 'DISCOUNT_CURRENTLY_INACTIVE' }]);
  });
});

describe('automatic discounts [entity.cart.10]', () => {
  it('come off the lines, with their title and without a code', async () => {
    const catalogue = smallCatalogue();
    catalogue.discounts.push(
      discount({ title: 'Autumn silk', kind: 'percentage', value: 20, collectionHandle: 'dresses' }),
    );
    const shop = askShop(smallWorld(catalogue));
    const answer = await shop.ask(createCart, {
      input: {
        lines: [
          { merchandiseId: black, quantity: 1 },
          { merchandiseId: scarf, quantity: 1 },
        ],
      },
    });
    expect(answer).toMatchObject({
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

  it('an amount is spread over the lines without losing a cent', async () => {
    const catalogue = smallCatalogue();
    catalogue.discounts = [discount({ title: 'Ten off', kind: 'amount', value: 10_00 })];
    const shop = askShop(smallWorld(catalogue));
    const lines = [scarf, variantId(1002, 2), plenty].map((merchandiseId) => ({
      merchandiseId,
      quantity: 1,
    }));
    const answer = await shop.ask(createCart, { input: { lines } });
    expect(valueAt(answer, 'data.cartCreate.cart.cost.totalAmount.amount')).toBe('487.95');
  });
});

describe('gift cards', () => {
  const set = change('cartGiftCardCodesUpdate', 'giftCardCodes: [String!]!');

  it('show how much of them is used', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const answer = await shop.ask(set, { cartId, giftCardCodes: ['vesper50'] });
    expect(valueAt(answer, 'data.cartGiftCardCodesUpdate.cart.appliedGiftCards')).toEqual([
      { lastCharacters: 'er50', amountUsed: { amount: '29.95' }, balance: { amount: '50.0' } },
    ]);
  });

  it('unknown and empty ones are refused', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, {});
    const answer = await shop.ask(set, { cartId, giftCardCodes: ['nope', 'VESPEREMPTY'] });
    expect(valueAt(answer, 'data.cartGiftCardCodesUpdate.userErrors')).toMatchObject([
      { code: 'INVALID', field: ['giftCardCodes', '0'] },
      { code: 'INVALID', field: ['giftCardCodes', '1'] },
    ]);
  });
});

describe('delivery', () => {
  it('has a group with rates once there is an address', async () => {
    const shop = askShop();
    const cartId = await newCart(shop, { lines: [{ merchandiseId: scarf, quantity: 1 }] });
    const add = change('cartDeliveryAddressesAdd', 'addresses: [CartSelectableAddressInput!]!');
    const addresses = [
      { selected: true, address: { deliveryAddress: { countryCode: 'US', city: 'Troy', zip: '12180' } } },
    ];
    await shop.ask(add, { cartId, addresses });
    const query =
      'query($id: ID!) { cart(id: $id) { delivery { addresses { selected address { ... on CartDeliveryAddress { city formatted } } } } deliveryGroups(first: 5) { nodes { id deliveryOptions { handle title estimatedCost { amount } } selectedDeliveryOption { handle } cartLines(first: 5) { nodes { quantity } } } } } }';
    const answer = await shop.ask(query, { id: cartId });
    expect(answer).toMatchObject({
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
    const again = await shop.ask(add, { cartId, addresses });
    expect(valueAt(again, 'data.cartDeliveryAddressesAdd.warnings.0.code')).toBe(
      'DUPLICATE_DELIVERY_ADDRESS',
    );
    const choose = change(
      'cartSelectedDeliveryOptionsUpdate',
      'selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
    );
    const deliveryGroupId = textAt(answer, 'data.cart.deliveryGroups.nodes.0.id');
    const wrong = await shop.ask(choose, {
      cartId,
      selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle: 'owl' }],
    });
    expect(valueAt(wrong, 'data.cartSelectedDeliveryOptionsUpdate.userErrors.0.code')).toBe(
      'INVALID_DELIVERY_OPTION',
    );
  });
});
