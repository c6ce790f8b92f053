import type { CartAttribute } from '@storefront/core/cart/cart';
import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { systemClock } from '@storefront/core/clock';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { cartUnreachable } from '../../copy/cart-unreachable.ts';
import { fetchPart, unlessLeft } from '../../hooks/late-part.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { tabStore } from '../../state/browser-storage.ts';
import type { AddOutcome } from './actions/add-lines.ts';
import type { AddSource } from './actions/add-source.ts';
import type { CartActions } from './actions/cart-actions.ts';
import type { ApplyOutcome } from './actions/change-discount.ts';
import {
  cartIsNearAtom,
  cartMessagesAtom,
  cartOpenAtom,
  isAddingAtom,
  isFetchingAtom,
} from './cart-atoms.ts';
import { storeUnsentAdds } from './cart-storage.ts';
import { getTheSetProductAtom } from './set/set-atoms.ts';

/** The platform's client and the cart's rules load after the first paint. */
const loadActions = () =>
  import('./actions/shared-cart-actions.ts').then((module) => {
    loadedActions = module.sharedCartActions;
    return loadedActions;
  });

/** Once they have come, an operation shows its effect in the same frame as the click. */
let loadedActions: ((store: ReturnType<typeof useStore>) => CartActions) | null = null;

const NOT_REACHED: AddOutcome = { isReached: false, refused: [], explained: [] };

/** What a shopper can do with the cart. Every function shows its effect at once and never rejects. */
export function useCart() {
  const store = useStore();
  return useMemo(() => {
    const act = async <Result>(
      operation: (actions: CartActions) => Promise<Result>,
      failed: Result,
      onCome?: (() => void) | null,
    ) => {
      const sharedCartActions = loadedActions ?? (await fetchPart(loadActions).catch(() => null));
      if (sharedCartActions) {
        onCome?.();
        return operation(sharedCartActions(store));
      }
      if (onCome) unlessLeft(onCome);
      store.set(isAddingAtom, false);
      store.set(isFetchingAtom, false);
      store.set(cartMessagesAtom, [cartUnreachable]);
      return failed;
    };
    const carryOut = (operation: (actions: CartActions) => Promise<void>) => act(operation, undefined);
    /** Adds without opening the drawer, for pages that show what happens themselves. */
    const addQuietly = (
      lines: readonly PieceToAdd[],
      source?: AddSource,
      isOpening?: boolean,
    ): Promise<AddOutcome> => {
      // The code of the add says so itself, together with what else it shows.
      if (!loadedActions) store.set(isAddingAtom, true);
      return act(
        (actions) => actions.addLines(lines, source, isOpening),
        NOT_REACHED,
        // For the next page, where this one is left before the code that adds has come.
        loadedActions
          ? null
          : storeUnsentAdds(tabStore, [{ pieces: lines, ...source, before: null }], systemClock.now()),
      );
    };
    return {
      /** `[state.cart-lifecycle.10]`: the drawer opens before anything is fetched. */
      async add(lines: readonly PieceToAdd[], source?: AddSource): Promise<AddOutcome> {
        const isOpening = loadedActions?.(store).openDrawn(lines);
        if (!isOpening) store.set(cartOpenAtom, true);
        const outcome = await addQuietly(lines, source, isOpening);
        const added = lines.find(({ merchandiseId }) => !outcome.refused.includes(merchandiseId));
        if (outcome.isReached && added?.shown) store.set(getTheSetProductAtom, added.shown.handle);
        return outcome;
      },
      addQuietly,
      /** Before the click that may add it: draws the bag with the piece, closed, at a lower priority than anything else. */
      prepare(piece: PieceToAdd) {
        loadedActions?.(store).prepareAdd(piece);
      },
      /** `[state.cart-lifecycle.8]` Also without a cart. The bag's field shows the outcome too. */
      applyDiscount: (code: string): Promise<ApplyOutcome> =>
        act((actions) => actions.applyDiscount(code), 'unreachable'),
      removeDiscount: (code: string) => carryOut((actions) => actions.removeDiscount(code)),
      setProtection: (isWanted: boolean) => carryOut((actions) => actions.setProtection(isWanted)),
      /** `[state.gift-message.2]` Returns whether the message is saved. */
      saveGiftMessage: (text: string): Promise<boolean> =>
        act((actions) => actions.saveGiftMessage(text), false),
      restore: () => carryOut((actions) => actions.restoreCart()),
      setQuantity: (lineId: string, quantity: number) =>
        carryOut((actions) => actions.setQuantity(lineId, quantity)),
      putBack: (lineId: string) => carryOut((actions) => actions.putBack(lineId)),
      /** `[state.cart-lifecycle.14]` */
      followCountry: () => carryOut((actions) => actions.followCountry()),
      /** `[state.session.2]` */
      forgetBuyer: () => carryOut((actions) => actions.forgetBuyer()),
      /** `[entity.cart.2]` */
      writeChat: (attributes: readonly CartAttribute[]) =>
        carryOut((actions) => actions.writeChat(attributes)),
      /** Loads the code of the first add, and of the drawer, on a hint that the shopper is about to add. */
      warmUp() {
        warmUp(loadActions);
        store.set(cartIsNearAtom, true);
      },
    };
  }, [store]);
}
