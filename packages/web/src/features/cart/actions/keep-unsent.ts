import { readUnsent, withoutUnsent, writeUnsent } from '@storefront/core/cart/unsent-quantities';
import type { BrowserStorage } from '../../../state/browser-storage.ts';
import { cartAtom, removedLinesAtom, requestedQuantitiesAtom } from '../cart-atoms.ts';
import type { CurrentCartDeps } from './current-cart.ts';

export interface LeavingDeps {
  /** Of this tab: outlives the page, not the tab. */
  tabStorage: BrowserStorage;
  /** Calls back when the page is left, with whether the browser may show it again as it is. */
  onLeave: (work: (isKept: boolean) => void) => void;
}

type UnsentDeps = Pick<CurrentCartDeps, 'store' | 'clock'> & LeavingDeps;

const KEY = 'unsentQuantities';

/**
 * A page that is left before the platform has confirmed a quantity hands it on to the next page of the tab, because a
 * request that waits or is under way does not outlive its page.
 */
export function keepUnsent(
  { store, clock, tabStorage, onLeave }: UnsentDeps,
  sendQuantity: (lineId: string, quantity: number) => Promise<void>,
) {
  onLeave((isKept) => {
    const cart = store.get(cartAtom);
    const requested = store.get(requestedQuantitiesAtom);
    if (!cart || Object.keys(requested).length === 0) return;
    tabStorage.write(KEY, writeUnsent(cart.id, requested, clock.now()));
    if (!isKept) return;
    // What was handed on is not sent again when the browser shows this page later, nor are its removals undone there.
    const removed = store.get(removedLinesAtom).filter(({ id }) => requested[id] === undefined);
    store.set(removedLinesAtom, removed);
    store.set(requestedQuantitiesAtom, {});
  });

  return {
    /** What the shopper chooses now replaces what was handed on. */
    async setQuantity(lineId: string, quantity: number): Promise<void> {
      const text = tabStorage.read(KEY);
      if (text !== null) tabStorage.write(KEY, withoutUnsent(text, lineId));
      await sendQuantity(lineId, quantity);
    },

    /** Sends what the page before could not, once the cart is known. */
    async sendUnsent(): Promise<void> {
      const cart = store.get(cartAtom);
      const text = tabStorage.read(KEY);
      if (!cart || text === null) return;
      tabStorage.write(KEY, null);
      const unsent = Object.entries(readUnsent(text, cart.id, clock.now()));
      await Promise.all(unsent.map(([lineId, quantity]) => sendQuantity(lineId, quantity)));
    },
  };
}
