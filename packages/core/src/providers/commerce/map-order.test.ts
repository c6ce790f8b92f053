import { describe, expect, it } from 'vitest';
import { sumCents } from '../../money.ts';
import type { OrderFieldsAnswer } from './generated/answer-shapes.ts';
import { toOrder } from './map-order.ts';

const money = (amount: string) => ({ amount, currencyCode: 'USD' as const });
const byCode = (amount: string) => ({
  allocatedAmount: money(amount),
  discountApplication: {
    __typename: 'DiscountCodeApplication' as const,
    targetType: 'LINE_ITEM',
    code: 'VESPER10',
  },
});
const two = {
  __typename: 'AutomaticDiscountApplication' as const,
  targetType: 'LINE_ITEM',
  title: 'Two',
};

const line: OrderFieldsAnswer['lineItems']['nodes'][number] = {
  title: 'Aurelia Slip Dress',
  quantity: 2,
  customAttributes: [{ key: 'Note', value: 'Final Sale' }],
  originalTotalPrice: money('571.2'),
  discountedTotalPrice: money('536.4'),
  discountAllocations: [byCode('29.8'), { allocatedAmount: money('5'), discountApplication: two }],
  variant: {
    id: 'gid://shopify/ProductVariant/43695710371862',
    availableForSale: true,
    selectedOptions: [{ name: 'Size', value: 'S' }],
    image: { url: 'https://cdn.shopify.com/s/files/1/s.jpg', altText: null, width: 1200, height: 1805 },
    compareAtPrice: money('350.0'),
    product: {
      handle: 'aurelia-slip-dress',
      tags: ['final-sale', 'cart-ships-in May'],
      variants: { nodes: [{ price: money('298.0') }] },
    },
  },
};

/** In the form of the platform's published examples. */
const order: OrderFieldsAnswer = {
  id: 'gid://shopify/Order/118?key=c0ffee',
  name: '#1001',
  processedAt: '2026-11-20T10:05:00Z',
  canceledAt: null,
  financialStatus: 'PAID' as const,
  fulfillmentStatus: 'FULFILLED' as const,
  statusUrl: 'https://vesper-vine.myshopify.com/1/orders/c0ffee/authenticate?key=1',
  email: 'ines@example.test',
  subtotalPrice: money('1072.8'),
  totalShippingPrice: money('10.0'),
  totalTax: null,
  originalTotalDuties: null,
  totalPrice: money('546.4'),
  totalRefunded: money('0.0'),
  shippingAddress: { formatted: ['Inès Marchetti', 'New York NY 10012'] },
  billingAddress: null,
  discountApplications: {
    nodes: [{ __typename: 'DiscountCodeApplication', targetType: 'LINE_ITEM', code: 'VESPER10' }, two],
  },
  shippingDiscountAllocations: [byCode('0.2')],
  lineItems: {
    nodes: [line, { ...line, originalTotalPrice: money('536.4'), discountAllocations: [], variant: null }],
  },
  successfulFulfillments: [
    {
      trackingCompany: 'UPS',
      trackingInfo: [{ number: '1Z999', url: 'https://www.ups.com/track?tracknum=1Z999' }],
    },
  ],
};

describe('the platform’s order', () => {
  it('becomes the shop’s, with each discount once and its sum', () => {
    expect(toOrder(order)).toEqual({
      id: 'gid://shopify/Order/118?key=c0ffee',
      name: '#1001',
      processedAt: '2026-11-20T10:05:00Z',
      canceledAt: null,
      financialStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      statusUrl: order.statusUrl,
      email: 'ines@example.test',
      subtotal: money('1107.60'),
      discounts: [
        { label: 'VESPER10', amount: money('30.00') },
        { label: 'Two', amount: money('5.00') },
      ],
      shipping: money('10.0'),
      tax: null,
      duties: null,
      total: money('546.4'),
      refunded: money('0.0'),
      shippingAddress: ['Inès Marchetti', 'New York, NY 10012'],
      billingAddress: [],
      lines: [
        {
          title: 'Aurelia Slip Dress',
          quantity: 2,
          attributes: [{ key: 'Note', value: 'Final Sale' }],
          selectedOptions: [{ name: 'Size', value: 'S' }],
          total: money('571.2'),
          image: {
            src: 'https://cdn.shopify.com/s/files/1/s.jpg',
            altText: null,
            width: 1200,
            height: 1805,
          },
          variant: {
            id: 'gid://shopify/ProductVariant/43695710371862',
            availableForSale: true,
            productHandle: 'aurelia-slip-dress',
            attributes: [
              { key: 'Note', value: 'Final Sale, ships in May' },
              { key: 'Marked Down From', value: '$350' },
            ],
          },
        },
        expect.objectContaining({ image: null, variant: null, selectedOptions: [] }),
      ],
      fulfillments: [
        { company: 'UPS', tracking: [{ number: '1Z999', url: 'https://www.ups.com/track?tracknum=1Z999' }] },
      ],
    });
  });

  it('has lines whose prices add up to its subtotal, which the discounts are taken off', () => {
    const { lines, subtotal } = toOrder(order);
    expect(sumCents(lines.map(({ total }) => total))).toBe(sumCents([subtotal]));
  });

  it('lists a discount on the whole order though no line has it', () => {
    const byCode = { __typename: 'DiscountCodeApplication' as const };
    const nodes = [{ ...byCode, targetType: 'LINE_ITEM', code: 'TWENTY' }];
    const shipping = { ...byCode, targetType: 'SHIPPING_LINE', code: 'FREESHIP' };
    const found = toOrder({
      ...order,
      subtotalPrice: money('516.4'),
      discountApplications: { nodes: [...nodes, shipping] },
      shippingDiscountAllocations: [],
      lineItems: { nodes: [{ ...line, discountAllocations: [] }] },
    });
    expect(found.discounts).toEqual([{ label: 'TWENTY', amount: money('20.00') }]);
  });

  it('[entity.normalized-product.30] has titles without character references', () => {
    const lineItems = { nodes: [{ ...line, title: 'Silk &amp; Lace' }] };
    expect(toOrder({ ...order, lineItems }).lines[0]?.title).toBe('Silk & Lace');
  });

  it.each([
    ['an order', {}, ['1092.80', '10.0']],
    ['one with taxes', { totalTax: money('12.5'), totalPrice: money('1095.3') }, ['1092.80', '10.0']],
    [
      'one with duties',
      { originalTotalDuties: money('30.0'), totalPrice: money('1112.8') },
      ['1092.80', '10.0'],
    ],
    [
      'one whose shipping is free by a code',
      {
        totalShippingPrice: money('0.0'),
        shippingDiscountAllocations: [byCode('10.0')],
        totalPrice: money('1072.8'),
      },
      ['1092.80', '10.00'],
    ],
    [
      'one whose shipping is stated before its discount',
      { shippingDiscountAllocations: [byCode('10.0')], totalPrice: money('1072.8') },
      ['1092.80', '10.0'],
    ],
  ])('begins its rows before discounts, so that they add up: %s', (_, parts, [goods = '', shipping = '']) => {
    const found = toOrder({
      ...order,
      totalPrice: money('1082.8'),
      shippingDiscountAllocations: [],
      lineItems: { nodes: [{ ...line, discountAllocations: [byCode('20.0')] }] },
      ...parts,
    });
    expect([found.subtotal, found.shipping]).toEqual([money(goods), money(shipping)]);
  });

  it('has duties beside the tax', () => {
    const found = toOrder({ ...order, totalTax: money('12.5'), originalTotalDuties: money('300.0') });
    expect(found).toMatchObject({ tax: money('12.5'), duties: money('300.0') });
  });

  it('has its total where it has no subtotal, and nothing where nothing was fulfilled', () => {
    const found = toOrder({ ...order, subtotalPrice: null, successfulFulfillments: null });
    expect(found).toMatchObject({ subtotal: order.totalPrice, fulfillments: [] });
  });

  it('leaves out a discount of a kind that has no name here', () => {
    const unnamed = { __typename: 'another' as const, targetType: 'LINE_ITEM' };
    const allocation = { allocatedAmount: money('5'), discountApplication: unnamed };
    const found = toOrder({
      ...order,
      discountApplications: { nodes: [unnamed] },
      shippingDiscountAllocations: [],
      lineItems: { nodes: [{ ...line, discountAllocations: [allocation] }] },
    });
    expect(found.discounts).toEqual([]);
  });
});
