import { readDiscountCode } from '@storefront/core/cart/discount-code';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { useCart } from '../use-cart.ts';
import { showCodeNotice } from './show-code-notice.ts';

/** Puts a link's code on the bag and says what the platform made of it. Returns whether the platform could be reached. */
export function useLinkDiscount(): (code: string) => Promise<boolean> {
  const store = useStore();
  const { applyDiscount } = useCart();
  return useCallback(
    async (text) => {
      const outcome = await applyDiscount(text);
      const code = readDiscountCode(text) ?? '';
      const isGoodNews = outcome === 'applied' || outcome === 'waiting';
      showCodeNotice(store, { text: cartCopy.codeOutcome[outcome](code) }, { isGoodNews });
      return outcome !== 'unreachable';
    },
    [store, applyDiscount],
  );
}
