import type { Cart } from '@storefront/core/cart/cart';
import { inLineOrder, keyOfLine, readLineOrder, writeLineOrder } from '@storefront/core/cart/line-order';
import type { createStore } from 'jotai';
import type { BrowserStorage } from '../../../state/browser-storage.ts';
import { cartAtom, removedLinesAtom, requestedQuantitiesAtom } from '../cart-atoms.ts';
import { lineOrderAtom } from '../line-order-atom.ts';

const LINE_ORDER_KEY = 'lineOrder';

interface OrderDeps {
  store: ReturnType<typeof createStore>;
  storage: BrowserStorage;
}

/**
 * The platform puts a line that comes back before all others. What the browser shows, now and on later pages, has it
 * where it was.
 */
export function keepLineOrder({ store, storage }: OrderDeps) {
  const read = () => readLineOrder(storage.read(LINE_ORDER_KEY));

  function write(order: readonly string[]): void {
    storage.write(LINE_ORDER_KEY, writeLineOrder(order));
    store.set(lineOrderAtom, order);
  }

  return {
    /** The cart with its lines in the kept order. */
    arrange(cart: Cart): Cart {
      const order = read();
      store.set(lineOrderAtom, order);
      return order.length === 0 ? cart : { ...cart, lines: inLineOrder(cart.lines, order, keyOfLine) };
    },

    /** Keeps the order in which lines and undo rows stand. */
    keep(): void {
      const lines = store.get(cartAtom)?.lines ?? [];
      const removed = store.get(removedLinesAtom).filter(({ id }) => lines.every((line) => line.id !== id));
      write(inLineOrder([...lines, ...removed], read(), keyOfLine).map(keyOfLine));
    },

    /** Lines that are not in the bag are new when they are added. */
    forgetRemoved(): void {
      const requested = store.get(requestedQuantitiesAtom);
      const lines = (store.get(cartAtom)?.lines ?? []).filter(({ id }) => requested[id] !== 0);
      const keys = new Set(lines.map(keyOfLine));
      const order = read();
      if (order.length > 0) write(order.filter((key) => keys.has(key)));
    },
  };
}
