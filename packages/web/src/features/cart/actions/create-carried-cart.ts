import type { Cart, CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { carryOver } from '@storefront/core/cart/lifecycle';
import { linesWithoutRefused } from '@storefront/core/cart/objections';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { inMarket } from '../../../state/in-market.ts';
import { messagesOf } from './cart-messages.ts';

export interface CarryDeps {
  commerce: Pick<CartService, 'createCart' | 'updateAttributes'>;
  store: ReturnType<typeof createStore>;
}

/** A new cart with what an old one held, and messages about what it could not take. Rejects when there is none. */
export async function createCarriedCart(
  { commerce, store }: CarryDeps,
  old: Cart,
): Promise<{ cart: Cart; messages: string[] }> {
  const { lines, discountCodes, attributes } = carryOver(old);
  const create = (some: readonly CartLineInput[]): Promise<CartChange> =>
    inMarket(store, (country) => commerce.createCart(some, country, discountCodes));
  const titles = new Map(old.lines.map(({ merchandise }) => [merchandise.id, merchandise.product.title]));
  const requestedOf = (some: readonly CartLineInput[]) =>
    some.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity }));
  const first = await create(lines);
  const rest = linesWithoutRefused(lines, first);
  const change = rest === null ? first : await create(rest);
  if (!change.cart) throw new Error('The platform returned no cart to carry over to');
  const messages = [
    ...(rest === null ? [] : messagesOf({ ...first, cart: null }, requestedOf(lines), titles)),
    ...messagesOf(change, requestedOf(rest ?? lines), titles),
  ];
  let cart = change.cart;
  if (attributes.length > 0) {
    try {
      // The platform does not take them when it creates a cart.
      const { id } = cart;
      const { cart: written } = await inMarket(store, (country) =>
        commerce.updateAttributes(id, attributes, country),
      );
      if (!written) throw new Error('The platform returned no cart for cartAttributesUpdate');
      cart = written;
    } catch (error) {
      console.error('The message was not carried over', error);
      messages.push(cartCopy.messageNotCarried);
    }
  }
  return { cart, messages: [...new Set(messages)] };
}
