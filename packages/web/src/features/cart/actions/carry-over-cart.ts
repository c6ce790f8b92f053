import type { Cart, CartAttribute, CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { carryOver } from '@storefront/core/cart/lifecycle';
import { linesWithoutRefused } from '@storefront/core/cart/objections';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom, cartMessagesAtom, removedLinesAtom } from '../cart-atoms.ts';
import { messagesOf } from './cart-messages.ts';
import type { CartQueue } from './cart-queue.ts';

/** A new cart takes over an old one: `[state.cart-lifecycle.14]`, and after a logout. */
export function createCarryActions({ store, currentCart, enqueue, request }: CartQueue) {
  /** The country for which the cart was last replaced. */
  let movedTo: string | null = null;

  function create(lines: readonly CartLineInput[], codes: readonly string[]): Promise<CartChange> {
    return request((service, country) => service.createCart(lines, country, codes));
  }

  /** The cart with the attributes, which the platform does not take when it creates one. */
  async function withAttributes(cart: Cart, attributes: readonly CartAttribute[]): Promise<Cart> {
    const { cart: written } = await request((service, country) =>
      service.updateAttributes(cart.id, attributes, country),
    );
    if (!written) throw new Error('The platform returned no cart for cartAttributesUpdate');
    return written;
  }

  async function carry(cart: Cart): Promise<void> {
    const { lines, discountCodes, attributes } = carryOver(cart);
    const titles = new Map(cart.lines.map(({ merchandise }) => [merchandise.id, merchandise.product.title]));
    const requestedOf = (some: readonly CartLineInput[]) =>
      some.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity }));
    const first = await create(lines, discountCodes);
    const rest = linesWithoutRefused(lines, first);
    const change = rest === null ? first : await create(rest, discountCodes);
    if (!change.cart) throw new Error('The platform returned no cart to carry over to');
    const messages = [
      ...(rest === null ? [] : messagesOf({ ...first, cart: null }, requestedOf(lines), titles)),
      ...messagesOf(change, requestedOf(rest ?? lines), titles),
    ];
    let moved = change.cart;
    if (attributes.length > 0) {
      try {
        moved = await withAttributes(moved, attributes);
      } catch (error) {
        console.error('The message was not carried over', error);
        messages.push(cartCopy.messageNotCarried);
      }
    }
    store.set(removedLinesAtom, []);
    // Only the whole cart replaces the old one.
    currentCart.save(moved);
    store.set(cartMessagesAtom, [...new Set(messages)]);
  }

  return {
    /**
     * A new cart for the shopper's country takes over lines, codes and message of a cart of another; once for each
     * country, so that tabs of two countries do not take the cart from each other for ever.
     */
    async followCountry(): Promise<void> {
      await enqueue(async () => {
        const cart = store.get(cartAtom);
        const wanted = store.get(currencyCountryAtom);
        if (!cart || cart.buyerIdentity.countryCode === wanted || movedTo === wanted) return;
        movedTo = wanted;
        await carry(cart);
      });
    },

    /**
     * `[state.session.2]` The platform remembers who took a cart to the checkout, and where to: after a logout its pieces
     * are in a new one. A failure is logged; the shopper did not request it.
     */
    async forgetBuyer(): Promise<void> {
      await enqueue(async () => carry(await currentCart.find()), null);
    },
  };
}
