import { describe, expect, it } from 'vitest';
import type { CartFieldsAnswer } from './generated/answer-shapes.ts';
import { toCart, toCartChange } from './map-cart.ts';

const money = (amount: string) => ({ amount, currencyCode: 'USD' as const });

/** As the platform's published examples write it. */
const line: CartFieldsAnswer['lines']['nodes'][number] = {
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
    {
      __typename: 'CartAutomaticDiscountAllocation',
      targetType: 'LINE_ITEM',
      discountedAmount: money('29.8'),
      title: 'Two for the season',
    },
    {
      __typename: 'CartCodeDiscountAllocation',
      targetType: 'LINE_ITEM',
      discountedAmount: money('29.8'),
      code: 'VESPER10',
    },
    { __typename: 'another', targetType: 'LINE_ITEM', discountedAmount: money('1.0') },
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

const cart: CartFieldsAnswer = {
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
            { discountedAmount: money('29.8'), title: 'Two for the season', code: null },
            { discountedAmount: money('29.8'), title: null, code: 'VESPER10' },
            { discountedAmount: money('1.0'), title: null, code: null },
          ],
        },
      ],
    });
  });

  it('[entity.normalized-product.30] has titles without character references', () => {
    const { merchandise } = line;
    const product = { ...merchandise.product, title: 'Silk &amp; Lace' };
    const nodes = [{ ...line, merchandise: { ...merchandise, product } }];
    const [first] = toCart({ ...cart, lines: { ...cart.lines, nodes } }).lines;
    expect(first?.merchandise.product.title).toBe('Silk & Lace');
  });

  it('has no discount of the shipping, which is no part of its total [screen.cart-drawer.7]', () => {
    const byCode = { __typename: 'CartCodeDiscountAllocation' as const, discountedAmount: money('10.0') };
    const discountAllocations = [
      { ...byCode, targetType: 'SHIPPING_LINE', code: 'FREESHIP' },
      { ...byCode, targetType: 'LINE_ITEM', code: 'VESPER10' },
    ];
    expect(toCart({ ...cart, discountAllocations }).discountAllocations.map(({ code }) => code)).toEqual([
      'VESPER10',
    ]);
  });

  it('has no note when the note is empty', () => {
    expect(toCart({ ...cart, note: '' }).note).toBeNull();
  });

  it.each(['javascript:alert(1)', ''])('[error.5] is a fault with %j as its checkoutUrl', (checkoutUrl) => {
    const fault = expect.objectContaining({ code: 'commerce-unavailable', kind: 'outside' });
    expect(() => toCart({ ...cart, checkoutUrl })).toThrow(fault);
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
  });
});
