import type { CartChange } from '../../cart/cart.ts';
import { readCartId } from '../../cart/cart-id.ts';
import type { CommerceClient } from './client.ts';
import type { CartService } from './commerce.ts';
import * as documents from './documents/cart.ts';
import {
  cartAttributesUpdateShape,
  cartBuyerUpdateShape,
  cartCreateShape,
  cartDiscountCodesUpdateShape,
  cartGiftCardsUpdateShape,
  cartLinesAddShape,
  cartLinesRemoveShape,
  cartLinesUpdateShape,
  cartNoteUpdateShape,
  cartShape,
} from './generated/answer-shapes.ts';
import { toCart, toCartChange } from './map-cart.ts';
import { unreadable } from './unreadable.ts';

/** The cart, for browsers and for the server's checkout. */
export function createCartService({ query, mutate }: CommerceClient): CartService {
  return {
    async cart(id, country) {
      if (readCartId(id) === null) return null;
      const { cart } = await query(documents.CART_QUERY, cartShape, { id, country });
      return cart && toCart(cart);
    },

    async createCart(lines, country, discountCodes = []) {
      const variables = { lines: [...lines], discountCodes: [...discountCodes], country };
      return change((await mutate(documents.CART_CREATE, cartCreateShape, variables)).cartCreate);
    },

    async addLines(cartId, lines, country) {
      const variables = { cartId, lines: [...lines], country };
      return change((await mutate(documents.CART_LINES_ADD, cartLinesAddShape, variables)).cartLinesAdd);
    },

    async updateLines(cartId, lines, country) {
      const variables = { cartId, lines: [...lines], country };
      return change(
        (await mutate(documents.CART_LINES_UPDATE, cartLinesUpdateShape, variables)).cartLinesUpdate,
      );
    },

    async removeLines(cartId, lineIds, country) {
      const variables = { cartId, lineIds: [...lineIds], country };
      return change(
        (await mutate(documents.CART_LINES_REMOVE, cartLinesRemoveShape, variables)).cartLinesRemove,
      );
    },

    async updateAttributes(cartId, attributes, country) {
      const variables = { cartId, attributes: [...attributes], country };
      return change(
        (await mutate(documents.CART_ATTRIBUTES_UPDATE, cartAttributesUpdateShape, variables))
          .cartAttributesUpdate,
      );
    },

    async updateDiscountCodes(cartId, codes, country) {
      const variables = { cartId, discountCodes: [...codes], country };
      return change(
        (await mutate(documents.CART_DISCOUNT_CODES_UPDATE, cartDiscountCodesUpdateShape, variables))
          .cartDiscountCodesUpdate,
      );
    },

    async updateGiftCards(cartId, codes, country) {
      const variables = { cartId, giftCardCodes: [...codes], country };
      return change(
        (await mutate(documents.CART_GIFT_CARDS_UPDATE, cartGiftCardsUpdateShape, variables))
          .cartGiftCardCodesUpdate,
      );
    },

    async updateNote(cartId, note, country) {
      return change(
        (await mutate(documents.CART_NOTE_UPDATE, cartNoteUpdateShape, { cartId, note, country }))
          .cartNoteUpdate,
      );
    },

    async updateBuyer(cartId, { token, ...buyer }, country) {
      const variables = {
        cartId,
        ...buyer,
        ...(token === undefined ? {} : { customerAccessToken: token }),
        country,
      };
      return change(
        (await mutate(documents.CART_BUYER_UPDATE, cartBuyerUpdateShape, variables)).cartBuyerIdentityUpdate,
      );
    },
  };
}

/** A change has an effect or an objection. No cart without an objection is a fault: null would make the shopper lose it. */
function change(payload: Parameters<typeof toCartChange>[0] | null): CartChange {
  const outcome = payload && toCartChange(payload);
  if (outcome === null || (outcome.cart === null && outcome.userErrors.length === 0)) {
    throw unreadable('neither a cart nor an objection');
  }
  return outcome;
}
