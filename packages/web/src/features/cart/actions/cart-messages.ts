import type { CartChange } from '@storefront/core/cart/cart';
import { type CartNotice, noticesOf, type RequestedQuantity } from '@storefront/core/cart/objections';
import { cartCopy } from '../../../copy/cart-copy.ts';

function textOf(notice: CartNotice, titleOf: (merchandiseId: string) => string | null): string {
  switch (notice.code) {
    case 'quantity-reduced': {
      const title = titleOf(notice.merchandiseId);
      return title === null || notice.returned === 0
        ? cartCopy.notAdded(title)
        : cartCopy.onlySome(title, notice.returned);
    }
    case 'unknown-merchandise':
      return cartCopy.notAdded(notice.merchandiseId && titleOf(notice.merchandiseId));
    case 'cart-gone':
      return cartCopy.gone;
    case 'stock-short':
      return cartCopy.stockShort;
    case 'change-refused':
      console.error(`The platform refused a change of the cart: ${notice.reason}`);
      return cartCopy.refused;
  }
}

/**
 * The texts for a change of the cart, each once. The platform's own texts are never shown. `known` are the titles of
 * pieces that the cart does not hold, by variant.
 */
export function messagesOf(
  change: CartChange,
  requested: readonly RequestedQuantity[],
  known: ReadonlyMap<string, string> = new Map(),
): string[] {
  const titles = new Map([
    ...known,
    ...(change.cart?.lines ?? []).map(
      ({ merchandise }) => [merchandise.id, merchandise.product.title] as const,
    ),
  ]);
  const texts = noticesOf(change, requested).map((notice) => textOf(notice, (id) => titles.get(id) ?? null));
  return [...new Set(texts)];
}
