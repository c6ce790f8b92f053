import type { OrderState } from './orders/order-state.ts';

/** What the platform tells others about, by the name of its topic. */
export type ShopEvent =
  | { topic: 'products/create' | 'products/update' | 'products/delete'; productId: number }
  | { topic: 'collections/create' | 'collections/update' | 'collections/delete'; collectionId: number }
  | { topic: 'metaobjects/create' | 'metaobjects/update'; metaobjectId: number }
  | { topic: 'metaobjects/delete'; metaobject: { id: number; type: string; handle: string } }
  | { topic: 'inventory_levels/update'; inventoryItemId: number; available: number }
  | { topic: 'orders/create'; order: OrderState };

export interface ShopEvents {
  tell(event: ShopEvent): void;
  listen(listener: (event: ShopEvent) => void): void;
}

export function makeShopEvents(): ShopEvents {
  const listeners: ((event: ShopEvent) => void)[] = [];
  return {
    tell(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
