import { PANEL_DELAY_MS } from '@storefront/core/shell/panels';
import type { createStore } from 'jotai';
import { warnUnlessLeft } from '../../../hooks/late-part.ts';
import { paths } from '../../../paths.ts';
import { cartOpenAtom } from '../cart-atoms.ts';
import type { ShownSet } from './load-set.ts';
import { getTheSetProductAtom } from './set-atoms.ts';

/**
 * `[const.timings.2]` `[state.cart-drawer-and-panels.4]` Offers a set 300 ms after it was asked for, or as soon as it
 * has come; null where it cannot be read. Returns a cleanup function.
 */
export function offerSet(
  coming: Promise<ShownSet | null>,
  offer: (found: ShownSet | null) => void,
): () => void {
  let isStale = false;
  const found = coming.catch((error: unknown) => {
    warnUnlessLeft('The set could not be read', error);
    return null;
  });
  const timer = setTimeout(async () => {
    const set = await found;
    if (!isStale) offer(set);
  }, PANEL_DELAY_MS);
  return () => {
    isStale = true;
    clearTimeout(timer);
  };
}

/** Whether the shopper has the bag before her, over which a set is offered: as a drawer, or as the page. */
export function isBagShown(store: ReturnType<typeof createStore>, path: string): boolean {
  return store.get(cartOpenAtom) || path === paths.cart;
}

/** `[state.cart-drawer-and-panels.4]` 300 ms after the panel has closed, unless another product is asked for by then. */
export function clearProduct(store: ReturnType<typeof createStore>): void {
  const closed = store.get(getTheSetProductAtom);
  setTimeout(() => {
    if (store.get(getTheSetProductAtom) === closed) store.set(getTheSetProductAtom, null);
  }, PANEL_DELAY_MS);
}
