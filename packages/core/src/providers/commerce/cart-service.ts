import type { Cart, CartChange } from '../../cart/cart.ts';
import { Fault } from '../../fault.ts';
import type { CommerceClient } from './client.ts';
import type { CartService } from './commerce.ts';
import * as documents from './documents/cart.ts';
import { toCart, toCartChange } from './map-cart.ts';

/** The cart, for browsers and for the server's checkout. */
export function createCartService({ query, mutate }: CommerceClient): CartService {
  return {
    async cart(id, country) {
      if (!isCartId(id)) return null;
      const { cart } = await query(documents.CART_QUERY, { id, country });
      return cart ? requireCart(toCart(cart)) : null;
    },

    async createCart(lines, country, discountCodes = []) {
      const variables = { lines: [...lines], discountCodes: [...discountCodes], country };
      return change((await mutate(documents.CART_CREATE, variables)).cartCreate);
    },

    async addLines(cartId, lines, country) {
      const variables = { cartId, lines: [...lines], country };
      return change((await mutate(documents.CART_LINES_ADD, variables)).cartLinesAdd);
    },

    async updateLines(cartId, lines, country) {
      const variables = { cartId, lines: [...lines], country };
      return change((await mutate(documents.CART_LINES_UPDATE, variables)).cartLinesUpdate);
    },

    async removeLines(cartId, lineIds, country) {
      const variables = { cartId, lineIds: [...lineIds], country };
      return change((await mutate(documents.CART_LINES_REMOVE, variables)).cartLinesRemove);
    },

    async updateAttributes(cartId, attributes, country) {
      const variables = { cartId, attributes: [...attributes], country };
      return change((await mutate(documents.CART_ATTRIBUTES_UPDATE, variables)).cartAttributesUpdate);
    },

    async updateDiscountCodes(cartId, codes, country) {
      const variables = { cartId, discountCodes: [...codes], country };
      return change((await mutate(documents.CART_DISCOUNT_CODES_UPDATE, variables)).cartDiscountCodesUpdate);
    },

    async updateGiftCards(cartId, codes, country) {
      const variables = { cartId, giftCardCodes: [...codes], country };
      return change((await mutate(documents.CART_GIFT_CARDS_UPDATE, variables)).cartGiftCardCodesUpdate);
    },

    async updateNote(cartId, note, country) {
      return change((await mutate(documents.CART_NOTE_UPDATE, { cartId, note, country })).cartNoteUpdate);
    },

    async updateBuyer(cartId, { token, ...buyer }, country) {
      const variables = {
        cartId,
        ...buyer,
        ...(token === undefined ? {} : { customerAccessToken: token }),
        country,
      };
      return change((await mutate(documents.CART_BUYER_UPDATE, variables)).cartBuyerIdentityUpdate);
    },
  };
}

/** Browsers may still store ids of the platform's former checkouts. */
function isCartId(id: string): boolean {
  return id.startsWith('gid://shopify/Cart/');
}

function change(payload: Parameters<typeof toCartChange>[0]): CartChange {
  const outcome = toCartChange(payload);
  if (payload?.cart || outcome.userErrors.length === 0) requireCart(outcome.cart);
  return outcome;
}

/** An unreadable cart is a fault, not null: null would make the shopper lose it. */
function requireCart(cart: Cart | null): Cart {
  if (cart !== null) return cart;
  const say = 'The commerce platform returned no cart, or one without id, total, lines or checkout address.';
  throw new Fault({ code: 'commerce-unavailable', kind: 'outside', say });
}
