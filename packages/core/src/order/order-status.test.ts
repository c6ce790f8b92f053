import { describe, expect, it } from 'vitest';
import { orderStatus, sortOrders } from './order-status.ts';

describe('the status of an order', () => {
  it.each([
    ['paid', { financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED' }, 'in-preparation'],
    ['sent', { financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED' }, 'on-its-way'],
    [
      'sent in part',
      { financialStatus: 'PAID', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
      'partly-on-its-way',
    ],
    ['held', { financialStatus: 'PAID', fulfillmentStatus: 'ON_HOLD' }, 'on-hold'],
    ['not paid', { financialStatus: 'PENDING', fulfillmentStatus: 'UNFULFILLED' }, 'awaiting-payment'],
    ['paid in part', { financialStatus: 'PARTIALLY_PAID', fulfillmentStatus: 'OPEN' }, 'awaiting-payment'],
    ['not paid, but sent', { financialStatus: 'PENDING', fulfillmentStatus: 'FULFILLED' }, 'on-its-way'],
    ['refunded', { financialStatus: 'REFUNDED', fulfillmentStatus: 'FULFILLED' }, 'refunded'],
    [
      'refunded in part',
      { financialStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED' },
      'on-its-way',
    ],
    ['voided', { financialStatus: 'VOIDED', fulfillmentStatus: 'UNFULFILLED' }, 'cancelled'],
    ['unknown statuses', { financialStatus: 'NEW_WORD', fulfillmentStatus: 'constructor' }, 'in-preparation'],
    ['no status', { financialStatus: null, fulfillmentStatus: '' }, 'in-preparation'],
  ])('%s', (_, order, status) => {
    expect(orderStatus({ canceledAt: null, ...order })).toBe(status);
  });

  it('a cancelled order is cancelled, whatever else it is', () => {
    const order = { financialStatus: 'REFUNDED', fulfillmentStatus: 'FULFILLED' };
    expect(orderStatus({ ...order, canceledAt: '2026-12-01T10:00:00Z' })).toBe('cancelled');
  });
});

it('orders are sorted newest first, those without a date last', () => {
  const [a, b, c] = ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z', '?'].map((processedAt) => ({
    processedAt,
  }));
  expect(sortOrders([c, a, b].flatMap((order) => order ?? []))).toEqual([b, a, c]);
});
