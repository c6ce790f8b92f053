import type { CartAttribute, CartLineInput } from '@storefront/core/cart/cart';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { cartUnreachable } from '../../copy/cart-unreachable.ts';
import { fetchPart } from '../../hooks/late-part.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import type { AddSource, CartActions } from './cart-actions.ts';
import { cartMessagesAtom, cartOpenAtom, isAddingAtom, isFetchingAtom } from './cart-atoms.ts';

/** The platform's client and the cart's rules load after the first paint. */
const loadActions = () => import('./shared-cart-actions.ts').then((module) => module.sharedCartActions);

/** What a shopper can do with the cart. Every function shows its effect at once and never rejects. */
export function useCart() {
  const store = useStore();
  return useMemo(() => {
    const act = async (operation: (actions: CartActions) => Promise<void>) => {
      const sharedCartActions = await fetchPart(loadActions).catch(() => null);
      if (sharedCartActions) return operation(sharedCartActions(store));
      store.set(isAddingAtom, false);
      store.set(isFetchingAtom, false);
      store.set(cartMessagesAtom, [cartUnreachable]);
    };
    return {
      /** `[state.cart-lifecycle.10]`: the drawer opens before anything is fetched. */
      async add(lines: readonly CartLineInput[], source?: AddSource) {
        store.set(isAddingAtom, true);
        store.set(cartOpenAtom, true);
        await act((actions) => actions.addLines(lines, source));
      },
      async restore() {
        await act((actions) => actions.restoreCart());
      },
      async setQuantity(lineId: string, quantity: number) {
        await act((actions) => actions.setQuantity(lineId, quantity));
      },
      async putBack(lineId: string) {
        await act((actions) => actions.putBack(lineId));
      },
      /** `[state.cart-lifecycle.14]` */
      async followCountry() {
        await act((actions) => actions.followCountry());
      },
      /** `[entity.cart.2]` */
      async writeChat(attributes: readonly CartAttribute[]) {
        await act((actions) => actions.writeChat(attributes));
      },
      /** Loads the code of the first add on a hint that the shopper is about to add. */
      warmUp() {
        warmUp(loadActions);
      },
    };
  }, [store]);
}
