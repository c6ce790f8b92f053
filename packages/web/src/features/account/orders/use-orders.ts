import type { OrderSummary } from '@storefront/core/order/order';
import { sortOrders } from '@storefront/core/order/order-status';
import type { OrderPage } from '@storefront/core/providers/commerce/account';
import { type createStore, useStore } from 'jotai';
import { useState } from 'react';
import { readWithRenewal } from '../session/read-with-renewal.ts';
import { useDetails } from '../use-details.ts';
import { useRead } from '../use-read.ts';

/** Orders a page. */
export const ORDERS_PER_PAGE = 20;

export interface Orders {
  orders: readonly OrderSummary[];
  /** Null after the last page. */
  next: string | null;
}

/** The orders with the next page of them; null when the session is over, which is not the end of the history. */
export async function addNextPage(
  store: ReturnType<typeof createStore>,
  orders: readonly OrderSummary[],
  readPage: () => Promise<OrderPage | null>,
): Promise<Orders | null> {
  const page = await readWithRenewal(store, readPage);
  if (page === null) return null;
  const known = new Set(orders.map(({ id }) => id));
  const added = sortOrders(page.orders).filter(({ id }) => !known.has(id));
  return { orders: [...orders, ...added], next: page.hasNextPage ? page.endCursor : null };
}

/** The customer's orders, newest first, page after page. */
export function useOrders() {
  const store = useStore();
  const details = useDetails();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { read, retry, change } = useRead<Orders>(async (service, token, country) => {
    const page = await service.orders(token, { size: ORDERS_PER_PAGE }, country);
    return page && { orders: sortOrders(page.orders), next: page.hasNextPage ? page.endCursor : null };
  });

  async function showMore({ orders, next }: Orders): Promise<void> {
    if (next === null || more === 'loading') return;
    setMore('loading');
    try {
      const all = await addNextPage(store, orders, () =>
        details((service, token, country) =>
          service.orders(token, { size: ORDERS_PER_PAGE, after: next }, country),
        ),
      );
      if (all !== null) change(all);
      setMore('idle');
    } catch (error) {
      console.warn('More orders could not be read', error);
      setMore('failed');
    }
  }

  return { read, retry, more, showMore };
}
