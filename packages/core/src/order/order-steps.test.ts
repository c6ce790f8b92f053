import { describe, expect, it } from 'vitest';
import { orderNumber, orderSteps } from './order-steps.ts';

const order = { canceledAt: null, financialStatus: 'PAID', fulfillmentStatus: 'UNFULFILLED' };
const states = (changes: Partial<typeof order>) =>
  orderSteps({ ...order, ...changes })?.map(({ state }) => state) ?? null;

describe('the way of an order', () => {
  it.each([
    [{ financialStatus: 'PENDING' }, ['now', 'to-come', 'to-come']],
    [{}, ['done', 'now', 'to-come']],
    [{ fulfillmentStatus: 'PARTIALLY_FULFILLED' }, ['done', 'done', 'now']],
    [{ fulfillmentStatus: 'FULFILLED' }, ['done', 'done', 'now']],
    [{ financialStatus: 'REFUNDED' }, null],
    [{ fulfillmentStatus: 'ON_HOLD' }, null],
  ])('with %j is %j', (changes, expected) => {
    expect(states(changes)).toEqual(expected);
  });

  it('is none for a cancelled order', () => {
    expect(orderSteps({ ...order, canceledAt: '2026-11-22T10:00:00Z' })).toBeNull();
  });

  it('has a number without its sign', () => {
    expect([orderNumber({ name: '#1001' }), orderNumber({ name: 'VV-7' })]).toEqual(['1001', 'VV-7']);
  });
});
