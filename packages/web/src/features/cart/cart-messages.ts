import type { CartChange } from '@storefront/core/cart/cart';
import { copy } from '../../copy.ts';

export interface WishedQuantity {
  merchandiseId: string;
  quantity: number;
}

/** What the shopper must hear about an answer: objections, and quantities that are not what was wished. */
export function messagesOf(change: CartChange, wished: readonly WishedQuantity[]): string[] {
  return wished.flatMap(({ merchandiseId, quantity }) => {
    const lines = change.cart?.lines.filter(({ merchandise }) => merchandise.id === merchandiseId) ?? [];
    const returned = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (returned >= quantity) return [];
    const title = lines[0]?.merchandise.product.title;
    return title === undefined ? [copy.cart.notAdded] : [copy.cart.onlySome(title, returned)];
  });
}
