import type { Cart } from '@storefront/core/cart/cart';
import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { piecesToAddAgain, readUnsentAdds, type UnsentAdd } from '@storefront/core/cart/unsent-adds';
import { cartAtom } from '../cart-atoms.ts';
import { storeUnsentAdds, UNSENT_ADDS_KEY } from '../cart-storage.ts';
import type { AddSource } from './add-source.ts';
import type { CurrentCartDeps } from './current-cart.ts';
import type { LeavingDeps } from './keep-unsent.ts';

type HandOnDeps = Pick<CurrentCartDeps, 'store' | 'clock'> & LeavingDeps;

interface Adding {
  addLines: (pieces: readonly PieceToAdd[], source: AddSource) => Promise<unknown>;
  takeUnconfirmed: () => UnsentAdd[];
  recordArrived: (add: UnsentAdd, cart: Cart) => void;
  /** Resolves to whether the cart is shown as the platform has it. */
  fetchCart: () => Promise<boolean>;
  /** Sends the quantities that the page before could not. */
  sendQuantities: () => Promise<void>;
}

/** The platform may still be at a request whose page is gone. */
const ARRIVES_WITHIN_MS = 2_000;

/**
 * A page that is left before the platform has confirmed an add hands it on to the next page of the tab, because a
 * request that waits or is under way does not outlive its page. Returns what the next page does with it, and with quantities.
 */
export function handOnAdds({ store, clock, tabStorage, onLeave }: HandOnDeps, adding: Adding) {
  onLeave(() => {
    const unconfirmed = adding.takeUnconfirmed();
    if (unconfirmed.length > 0) storeUnsentAdds(tabStorage, unconfirmed, clock.now());
  });

  const readAdds = () => readUnsentAdds(tabStorage.read(UNSENT_ADDS_KEY) ?? '', clock.now());
  let isWaiting = false;

  /** Whether a second look at the cart has shown all that can still arrive; true at once where nothing can. */
  async function hasArrived(): Promise<boolean> {
    const cart = store.get(cartAtom);
    const sent = readAdds().filter(({ before }) => before !== null);
    if (!cart || sent.every((add) => piecesToAddAgain(add, cart).length === 0)) return true;
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, ARRIVES_WITHIN_MS));
    const isFetched = await adding.fetchCart();
    isWaiting = false;
    return isFetched;
  }

  /** Adds what did not arrive, once the cart is known, and records what did. */
  async function addUnsent(): Promise<void> {
    if (isWaiting || !(await hasArrived())) return;
    const cart = store.get(cartAtom);
    if (!cart) return;
    const unsent = readAdds();
    tabStorage.write(UNSENT_ADDS_KEY, null);
    const addMissing = async ({ addToCartType, ...add }: UnsentAdd) => {
      const source = addToCartType === undefined ? {} : { addToCartType };
      adding.recordArrived({ ...add, ...source }, cart);
      const pieces = piecesToAddAgain(add, cart);
      if (pieces.length > 0) await adding.addLines(pieces, source);
    };
    const counted = unsent.filter(({ isCounted }) => isCounted);
    const others = unsent.filter(({ isCounted }) => !isCounted);
    await Promise.all([
      ...counted.map(addMissing),
      ...(counted.length > 0 ? [adding.sendQuantities()] : []),
      ...others.map(addMissing),
    ]);
  }

  /** A quantity that contains an add is sent after that; every other at once. */
  return async function finishUnsent(isFetched: boolean): Promise<void> {
    const mustWait = readAdds().some(({ isCounted }) => isCounted);
    await Promise.all([mustWait ? null : adding.sendQuantities(), isFetched && addUnsent()]);
  };
}
