import type { Order } from '@storefront/core/order/order';
import { sortOrders } from '@storefront/core/order/order-status';
import { useState } from 'react';
import { useDetails } from '../use-details.ts';
import { useRead } from '../use-read.ts';

/** Orders a page. */
export const ORDERS_PER_PAGE = 20;

export interface Orders {
  orders: readonly Order[];
  /** Null after the last page. */
  next: string | null;
}

/** The customer's orders, newest first, page after page. */
export function useOrders() {
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
      const page = await details((service, token, country) =>
        service.orders(token, { size: ORDERS_PER_PAGE, after: next }, country),
      );
      const known = new Set(orders.map(({ id }) => id));
      const added = sortOrders(page?.orders ?? []).filter(({ id }) => !known.has(id));
      change({ orders: [...orders, ...added], next: page?.hasNextPage ? page.endCursor : null });
      setMore('idle');
    } catch (error) {
      console.warn('More orders could not be read', error);
      setMore('failed');
    }
  }

  return { read, retry, more, showMore };
}
