import type { CartAttribute } from '@storefront/core/cart/cart';
import { hasAttributes, withChatAttributes } from '@storefront/core/cart/chat-attributes';
import { giftMessageOf, withGiftMessage } from '@storefront/core/cart/gift-message';
import { isCartGone } from '@storefront/core/cart/objections';
import { cartAtom } from '../cart-atoms.ts';
import type { CartQueue } from './cart-queue.ts';

/**
 * `[entity.cart.2]` The gift message and the chat's attributes. The cart is fetched first: an update replaces all
 * attributes, and another tab may have changed the others.
 */
export function createAttributeActions({
  store,
  currentCart,
  enqueue,
  clearMessages,
  request,
  accept,
  replaceGoneCart,
  cartWithLost,
}: CartQueue) {
  return {
    /** `[state.gift-message.2]` An empty text removes the message. Returns whether it is in the cart now. */
    async saveGiftMessage(text: string): Promise<boolean> {
      const message = text.trim();
      clearMessages();
      let isSaved = false;
      await enqueue(async () => {
        const cart = await currentCart.fetch();
        try {
          const change = await request((service, country) =>
            service.updateAttributes(cart.id, withGiftMessage(cart.attributes, message), country),
          );
          if (isCartGone(change)) return replaceGoneCart();
          accept(change, []);
          isSaved = change.cart !== null && giftMessageOf(change.cart) === message;
        } catch (error) {
          await cartWithLost(error, (found) => giftMessageOf(found) === message);
          isSaved = true;
        }
      });
      return isSaved;
    },

    /** The shopper did not ask for it, so a failure is only logged. */
    async writeChat(chat: readonly CartAttribute[]): Promise<void> {
      const shown = store.get(cartAtom);
      if (shown === null || hasAttributes(shown.attributes, chat)) return;
      await enqueue(async () => {
        const cart = await currentCart.fetch();
        if (hasAttributes(cart.attributes, chat)) return;
        const attributes = withChatAttributes(cart.attributes, chat);
        const { cart: written, userErrors } = await request((service, country) =>
          service.updateAttributes(cart.id, attributes, country),
        );
        if (written) currentCart.save(written);
        if (userErrors.length > 0) console.warn('The chat’s attributes were refused', userErrors);
      }, null);
    },
  };
}
