import type { CartLineInput } from '@storefront/core/cart/cart';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { cartUnreachable } from '../../copy/cart-unreachable.ts';
import { fetchPart } from '../../hooks/late-part.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { cartMessagesAtom, cartOpenAtom, isAddingAtom, isFetchingAtom } from './cart-atoms.ts';

/** The platform's client and the cart's rules come after first paint. */
const loadActions = () => import('./cart-actions.ts');
type Actions = typeof import('./cart-actions.ts');

/** What a shopper can do with the bag. Every verb shows its effect at once and never rejects. */
export function useCart() {
  const store = useStore();
  return useMemo(() => {
    const act = async (verb: (actions: Actions) => Promise<void>) => {
      const actions = await fetchPart(loadActions).catch(() => null);
      if (actions) return verb(actions);
      store.set(isAddingAtom, false);
      store.set(isFetchingAtom, false);
      store.set(cartMessagesAtom, [cartUnreachable]);
    };
    return {
      /** `[state.cart-lifecycle.9-12]`; the drawer opens before anything is fetched. */
      async add(lines: readonly CartLineInput[]) {
        store.set(isAddingAtom, true);
        store.set(cartOpenAtom, true);
        await act(({ addLines }) => addLines(store, lines));
      },
      async restore() {
        await act(({ restoreCart }) => restoreCart(store));
      },
      async setQuantity(lineId: string, quantity: number) {
        await act((actions) => actions.setQuantity(store, lineId, quantity));
      },
      async putBack(lineId: string) {
        await act((actions) => actions.putBack(store, lineId));
      },
      /** Fetches what the first add will need, when the shopper looks like adding. */
      warmUp() {
        warmUp(loadActions);
      },
    };
  }, [store]);
}
