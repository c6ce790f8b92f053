import type { CartLineInput } from '@storefront/core/cart/cart';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { cartOpenAtom, isAddingAtom } from './cart-atoms.ts';

/** The platform's client and the cart's rules come after first paint. */
const loadActions = () => import('./cart-actions.ts');

/** What a shopper can do with the bag. Every verb shows its effect at once and never rejects. */
export function useCart() {
  const store = useStore();
  return useMemo(
    () => ({
      /** `[state.cart-lifecycle.9-12]`; the drawer opens before anything is fetched. */
      async add(lines: readonly CartLineInput[]) {
        store.set(isAddingAtom, true);
        store.set(cartOpenAtom, true);
        await (await loadActions()).addLines(store, lines);
      },
      async restore() {
        await (await loadActions()).restoreCart(store);
      },
      async setQuantity(lineId: string, quantity: number) {
        await (await loadActions()).setQuantity(store, lineId, quantity);
      },
      async putBack(lineId: string) {
        await (await loadActions()).putBack(store, lineId);
      },
      /** Fetches what the first add will need, when the shopper looks like adding. */
      warmUp() {
        void loadActions();
      },
    }),
    [store],
  );
}
