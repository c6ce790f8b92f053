import { readDiscountCode } from '@storefront/core/cart/discount-code';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { noticeAtom } from '../../../state/notice-atom.ts';
import { useCart } from '../use-cart.ts';

/** Puts a link's code on the bag and says what the platform made of it. Returns whether the platform could be reached. */
export function useLinkDiscount(): (code: string) => Promise<boolean> {
  const store = useStore();
  const { applyDiscount } = useCart();
  return useCallback(
    async (text) => {
      const outcome = await applyDiscount(text);
      const code = readDiscountCode(text) ?? '';
      store.set(noticeAtom, { text: cartCopy.codeOutcome[outcome](code) });
      return outcome !== 'unreachable';
    },
    [store, applyDiscount],
  );
}
