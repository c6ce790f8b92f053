import type { Cart, CartChange } from '../../cart/cart.ts';
import { Fault } from '../../fault.ts';
import { toNumericId } from '../../product/identifiers.ts';
import { type CommerceOptions, createCommerceClient } from './client.ts';
import type { CartKeeper, Inventory, LiveReader } from './commerce.ts';
import * as documents from './documents/cart.ts';
import { INVENTORY_QUERY, MORE_INVENTORY_QUERY } from './documents/inventory.ts';
import type { InventoryQuery } from './generated/storefront.generated.d.ts';
import { toCart, toCartChange } from './map-cart.ts';
import { readFurther } from './paging.ts';
import { readList, readNumber, readText, readTexts, type Wire } from './wire.ts';

export type BrowserCommerceOptions = CommerceOptions & {
  token: { public: string };
  /** The browser's own unless a test gives another. */
  fetch?: typeof fetch;
};

/**
 * The bag and the live stock, asked for by the browser itself with the public token. It is loaded after the
 * first paint, so nothing that is not needed here may be imported. Rejects as `CommerceClient` does.
 */
export function createBrowserCommerce(options: BrowserCommerceOptions): CartKeeper & LiveReader {
  const { fetch: send = fetch } = options;
  // Called as a method of something else, the browser's fetch refuses.
  const { query, mutate } = createCommerceClient(options, (url, init) => send(url, init));

  return {
    async cart(id, country) {
      if (!isCartId(id)) return null;
      const { cart } = await query(documents.CART_QUERY, { id, country });
      return cart ? understand(toCart(cart)) : null;
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

    async inventory(handle, country) {
      const { product } = await query(INVENTORY_QUERY, { handle, country });
      if (!product) return null;
      const found: Inventory = { tags: readTexts(product.tags), variants: toStock(product) };
      await readFurther(product.variants?.pageInfo, async (after) => {
        const more = await query(MORE_INVENTORY_QUERY, { handle, after, country });
        found.variants.push(...toStock(more.product));
        return more.product?.variants?.pageInfo;
      });
      return found;
    },
  };
}

/** Ids of the platform's former checkouts may still lie in a shopper's storage; they count as no cart. */
function isCartId(id: string): boolean {
  return id.startsWith('gid://shopify/Cart/');
}

function change(payload: Parameters<typeof toCartChange>[0]): CartChange {
  const outcome = toCartChange(payload);
  if (payload?.cart) understand(outcome.cart);
  return outcome;
}

/** A cart that cannot be read must not pass for one that is gone, or the shopper's bag would be thrown away. */
function understand(cart: Cart | null): Cart {
  if (cart !== null) return cart;
  const say = 'The commerce platform answered a cart without id, total or checkout address.';
  throw new Fault({ code: 'commerce-unavailable', kind: 'outside', say });
}

function toStock(product: Wire<{ variants: NonNullable<InventoryQuery['product']>['variants'] }>) {
  return readList(product?.variants?.nodes).flatMap(({ id, availableForSale, quantityAvailable }) => {
    const numericId = toNumericId(readText(id) ?? '');
    if (numericId === null) return [];
    const inventory_quantity = readNumber(quantityAvailable);
    return [{ id: numericId, availableForSale: availableForSale === true, inventory_quantity }];
  });
}
