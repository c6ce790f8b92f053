import type { CartChange } from '@storefront/core/cart/cart';
import { isCartGone } from '@storefront/core/cart/objections';
import { protectionLineOf } from '@storefront/core/cart/shipping-protection';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { requestedProtectionAtom } from '../cart-atoms.ts';
import type { CartQueue } from './cart-queue.ts';

/** The variant of the protection product for a country; null where the shop does not have it. */
export type FindProtection = (country: string) => Promise<string | null>;

export function createProtectionActions(
  { store, currentCart, enqueue, clearMessages, request, accept, replaceGoneCart, cartWithLost }: CartQueue,
  findProtection: FindProtection,
) {
  /** The cart with or without the line; null when it is so already. */
  async function send(isWanted: boolean): Promise<CartChange | null> {
    const cart = await currentCart.fetch();
    const line = protectionLineOf(cart);
    if (isWanted === (line !== null)) return null;
    if (line !== null) {
      return request((service, country) => service.removeLines(cart.id, [line.id], country));
    }
    return request(async (service, country) => {
      const merchandiseId = await findProtection(country);
      if (merchandiseId === null) throw new Error('The shop has no product for shipping protection');
      return service.addLines(cart.id, [{ merchandiseId, quantity: 1 }], country);
    });
  }

  return {
    /** `[const.locale-and-currency.5]` Shown at once; the last choice of several quick ones counts. Never rejects. */
    async setProtection(isWanted: boolean): Promise<void> {
      store.set(requestedProtectionAtom, isWanted);
      clearMessages();
      await enqueue(
        async () => {
          const latest = store.get(requestedProtectionAtom);
          if (latest === null) return false;
          try {
            const change = await send(latest);
            if (change && isCartGone(change)) await replaceGoneCart();
            else if (change) accept(change, []);
          } catch (error) {
            await cartWithLost(error, (found) => (protectionLineOf(found) !== null) === latest);
          } finally {
            if (store.get(requestedProtectionAtom) === latest) store.set(requestedProtectionAtom, null);
          }
          return true;
        },
        cartCopy.unreachable,
        'protection',
      );
    },
  };
}
