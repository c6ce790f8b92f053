import type { OrderState } from './orders/order-state.ts';

/** What the platform sends webhooks about, by topic. */
export type ShopEvent =
  | { topic: 'products/create' | 'products/update' | 'products/delete'; productId: number }
  | { topic: 'collections/create' | 'collections/update' | 'collections/delete'; collectionId: number }
  | { topic: 'metaobjects/create' | 'metaobjects/update'; metaobjectId: number }
  | { topic: 'metaobjects/delete'; metaobject: { id: number; type: string; handle: string } }
  | { topic: 'inventory_levels/update'; inventoryItemId: number; available: number }
  | { topic: 'orders/create'; order: OrderState };

export interface ShopEvents {
  notify(event: ShopEvent): void;
  listen(listener: (event: ShopEvent) => void): void;
}

export function createShopEvents(): ShopEvents {
  const listeners: ((event: ShopEvent) => void)[] = [];
  return {
    notify(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
