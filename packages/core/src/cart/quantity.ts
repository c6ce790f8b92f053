import { isAppointment } from '../product/markers.ts';
import type { Cart, CartAttribute, CartLine, CartLineInput } from './cart.ts';

/** `[entity.cart.15]` The attribute that ties a line to the gift that was made for it. */
export const GIFT_ID_KEY = '_gift_id';

export type QuantityChange = { kind: 'remove' } | { kind: 'update'; quantity: number } | { kind: 'none' };

/**
 * The request to the platform for a quantity that the shopper chose: whole, not negative, within the limit; 0 is
 * a removal `[state.cart-lifecycle.13]`. `none` when nothing would change or when it is not a number.
 */
export function chooseQuantityChange(line: CartLine, wanted: number): QuantityChange {
  if (!Number.isFinite(wanted)) return { kind: 'none' };
  const whole = Math.trunc(wanted);
  if (whole <= 0) return { kind: 'remove' };
  const quantity = Math.min(whole, quantityLimit(line) ?? whole);
  return quantity === line.quantity ? { kind: 'none' } : { kind: 'update', quantity };
}

/** The quantity of a line after a change. */
export function quantityAfter(change: QuantityChange, line: CartLine): number {
  if (change.kind === 'none') return line.quantity;
  return change.kind === 'remove' ? 0 : change.quantity;
}

/**
 * The largest quantity of a line; null for no limit. A made-to-order variant has a stock of 0 or less and no limit.
 * A gift card that is made as a gift is a single card, and an appointment one hour.
 */
export function quantityLimit(line: CartLine): number | null {
  return isSingle(line) ? 1 : stockLimit(line);
}

/** How many are left of a piece; null where that is no limit, or where another one comes first. */
export function stockLimit(line: CartLine): number | null {
  const { quantityAvailable } = line.merchandise;
  return (quantityAvailable ?? 0) > 0 && !isSingle(line) ? quantityAvailable : null;
}

function isSingle({ merchandise, attributes }: CartLine): boolean {
  return giftIdOf(attributes) !== undefined || isAppointment(merchandise.product);
}

/** The lines to add, without what a cart has once and this one has: an hour is booked once, and a gift is one card. */
export function withoutSinglesInCart(
  cart: Pick<Cart, 'lines'>,
  lines: readonly CartLineInput[],
): CartLineInput[] {
  const singles = cart.lines.filter(isSingle);
  return lines.filter(({ merchandiseId, attributes = [] }) => {
    const giftId = giftIdOf(attributes);
    return !singles.some(
      (line) => line.merchandise.id === merchandiseId && giftIdOf(line.attributes) === giftId,
    );
  });
}

/** The id that the gift provider gave what is sent with this line, if it is a gift. */
export function giftIdOf(attributes: readonly CartAttribute[]): string | undefined {
  return attributes.find(({ key }) => key === GIFT_ID_KEY)?.value;
}
