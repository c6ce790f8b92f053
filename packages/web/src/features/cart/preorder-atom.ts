import { isPreorder } from '@storefront/core/cart/shown-piece';
import { atom } from 'jotai';
import { pendingPiecesAtom } from './cart-atoms.ts';

/**
 * `[entity.site-state.8]` selectedPreorderVariant: the variant that the shopper has just ordered before it comes, until
 * the platform has confirmed it.
 */
export const selectedPreorderVariantAtom = atom(
  (get) => get(pendingPiecesAtom).findLast(({ shown }) => isPreorder(shown)) ?? null,
);
