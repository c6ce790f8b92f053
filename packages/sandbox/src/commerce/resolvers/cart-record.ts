import type { CartState } from '../cart/cart-state.ts';
import type { PricedCart, PricedLine } from '../cart/price-cart.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';

export interface CartRecord {
  __typename: 'Cart';
  cart: CartState;
  priced: PricedCart;
  /** False hides the buyer's data. */
  hasKey: boolean;
}

export interface CartLineRecord {
  __typename: 'CartLine';
  line: PricedLine;
  record: CartRecord;
}

export function cartRecord(cart: CartState, context: Context, hasKey = true): CartRecord {
  return { __typename: 'Cart', cart, priced: context.shop.price(cart, context.country), hasKey };
}

export function findCart(id: string, context: Context): CartRecord | null {
  const found = context.shop.carts.find(id);
  return found ? cartRecord(found.cart, context, found.hasKey) : null;
}

/** Newest line first, as the platform lists them. */
export function linesOf(record: CartRecord): CartLineRecord[] {
  return record.priced.lines.map((line) => ({ __typename: 'CartLine' as const, line, record })).reverse();
}

export const cartQueries: FieldMap<unknown> = {
  cart: (_root, { id }: { id: string }, context) => findCart(id, context),
};
