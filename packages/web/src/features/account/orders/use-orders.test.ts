import type { Order } from '@storefront/core/order/order';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenAtom } from '../../../state/session-atoms.ts';
import { addNextPage } from './use-orders.ts';

const usd = { amount: '10.0', currencyCode: 'USD' };
const orderOf = (id: string): Order => ({
  ...{
    id,
    name: `#${id}`,
    processedAt: '2026-11-01T10:00:00Z',
    canceledAt: null,
    statusUrl: null,
    email: null,
  },
  ...{ financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED', discounts: [], tax: null, duties: null },
  ...{ subtotal: usd, shipping: usd, total: usd, refunded: usd },
  ...{ shippingAddress: [], billingAddress: [], lines: [], fulfillments: [] },
});

function openStore() {
  const store = createStore();
  store.set(tokenAtom, 'token');
  return store;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [true, 'c2'],
  [false, null],
])(
  '[screen.route-table.19] adds the orders that are not shown yet; another page: %s',
  async (hasNextPage, next) => {
    const page = { orders: [orderOf('1'), orderOf('2')], hasNextPage, endCursor: 'c2' };
    const all = await addNextPage(openStore(), [orderOf('1')], async () => page);
    expect(all).toMatchObject({ orders: [{ id: '1' }, { id: '2' }], next });
  },
);

it('[role.4] ends the session for a token that the platform does not know, instead of ending the history', async () => {
  const store = openStore();
  expect(await addNextPage(store, [orderOf('1')], async () => null)).toBeNull();
  expect(store.get(tokenAtom)).toBeNull();
});
