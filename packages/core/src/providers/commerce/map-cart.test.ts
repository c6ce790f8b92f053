import { anything, assert as check, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCart, toCartChange } from './map-cart.ts';

const money = (amount: string) => ({ amount, currencyCode: 'USD' as const });

/** As the platform's published examples write it. */
const line = {
  id: 'gid://shopify/CartLine/3c7e4b1a?cart=Z2NwLXVzLWNlbnRyYWwx',
  quantity: 2,
  attributes: [{ key: 'Note', value: 'Final Sale' }],
  cost: {
    amountPerQuantity: money('298.0'),
    compareAtAmountPerQuantity: money('348.0'),
    totalAmount: money('536.4'),
    subtotalAmount: money('596.0'),
  },
  discountAllocations: [
    { discountedAmount: money('29.8'), title: 'Two for the season' },
    { discountedAmount: money('29.8'), code: 'VESPER10' },
  ],
  merchandise: {
    id: 'gid://shopify/ProductVariant/43695710371862',
    title: 'S / Oxblood',
    sku: 'VV-AUR-OXB-S',
    availableForSale: true,
    quantityAvailable: 6,
    image: { url: 'https://cdn.shopify.com/s/files/1/s.jpg', altText: null },
    selectedOptions: [{ name: 'Size', value: 'S' }],
    price: money('298.0'),
    compareAtPrice: money('348.0'),
    product: {
      id: 'gid://shopify/Product/7982905098262',
      title: 'Aurelia Slip Dress',
      description: 'Cut on the bias.',
      handle: 'aurelia-slip-dress',
      productType: 'Dresses',
      vendor: 'Vesper & Vine',
      tags: ['final-sale'],
    },
  },
};

const cart = {
  id: 'gid://shopify/Cart/Z2NwLXVzLWNlbnRyYWwx?key=5f1c',
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:05:00Z',
  checkoutUrl: 'https://vesper-vine.myshopify.com/cart/c/Z2NwLXVzLWNlbnRyYWwx?key=5f1c',
  attributes: [{ key: 'gift_message', value: null }],
  note: 'Ring twice',
  appliedGiftCards: [
    {
      id: 'gid://shopify/AppliedGiftCard/1',
      lastCharacters: 'h3k9',
      amountUsed: money('50.0'),
      balance: money('0.0'),
    },
  ],
  cost: {
    checkoutChargeAmount: money('536.4'),
    subtotalAmount: money('536.4'),
    totalAmount: money('536.4'),
  },
  discountCodes: [{ code: 'VESPER10', applicable: true }],
  discountAllocations: [],
  buyerIdentity: { countryCode: 'US' as const },
  lines: { nodes: [line] },
};

describe('the platform’s cart', () => {
  it('[entity.cart.1] [entity.cart.2] [entity.cart.3] [entity.cart.4] [entity.cart.5] [entity.cart.6] [entity.cart.7] [entity.cart.8] [entity.cart.9] [entity.cart.10] [entity.cart.11] [entity.cart.12] [entity.cart.13] has the platform’s names and decimal amounts', () => {
    const [automatic, byCode] = line.discountAllocations;
    const { appliedGiftCards, ...plain } = cart;
    expect(toCart(cart)).toEqual({
      ...plain,
      giftCards: appliedGiftCards,
      completedAt: null,
      attributes: [{ key: 'gift_message', value: '' }],
      lines: [
        {
          ...line,
          discountAllocations: [
            { ...automatic, code: null },
            { ...byCode, title: null },
          ],
        },
      ],
    });
  });

  it('has no note when the note is empty', () => {
    expect(toCart({ ...cart, note: '' })?.note).toBeNull();
  });

  it('drops a line without id, quantity, merchandise or cost', () => {
    const nodes = [
      null,
      { ...line, id: null },
      { ...line, quantity: null },
      { ...line, merchandise: null },
      { ...line, cost: null },
      line,
    ];
    expect(toCart({ ...cart, lines: { nodes } })?.lines).toHaveLength(1);
  });

  it.each([null, {}, { nodes: null }, { nodes: {} }])('[error.5] is null with %j as its lines', (lines) => {
    const read: unknown = Reflect.apply(toCart, null, [{ ...cart, lines }]);
    expect(read).toBeNull();
  });

  it.each(['javascript:alert(1)', '', null])('is null with %s as its checkoutUrl', (checkoutUrl) => {
    expect(toCart({ ...cart, checkoutUrl })).toBeNull();
  });

  it('[property] reading never throws, whatever is missing or invalid', () => {
    check(
      property(anything(), anything(), (value, inner) => {
        for (const key of Object.keys(cart)) {
          toCart({ ...cart, [key]: value });
          toCart({ ...cart, [key]: { nodes: [inner, { ...line, merchandise: value }] } });
          toCart({ ...cart, [key]: [inner, { code: value, discountedAmount: inner }] });
        }
        for (const key of Object.keys(line))
          toCart({ ...cart, lines: { nodes: [{ ...line, [key]: value }] } });
      }),
    );
  });
});

describe('[call.commerce-storefront-api.10] the outcome of a change', () => {
  it('holds objections and warnings beside the cart', () => {
    const userErrors = [
      { code: 'INVALID' as const, field: ['lines', '0', 'merchandiseId'], message: 'does not exist' },
      { code: null, field: null, message: 'no' },
    ];
    const warnings = [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' as const, message: 'Only 2 left.' }];
    expect(toCartChange({ cart: null, userErrors, warnings })).toEqual({
      cart: null,
      userErrors: [
        { code: 'INVALID', field: ['lines', '0', 'merchandiseId'], message: 'does not exist' },
        { code: 'INVALID', field: null, message: 'no' },
      ],
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', field: null, message: 'Only 2 left.' }],
    });
    expect(toCartChange(null)).toEqual({ cart: null, userErrors: [], warnings: [] });
  });
});
