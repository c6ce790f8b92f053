import type { CartLine } from './cart.ts';

/** `[entity.cart.15]` The attribute that ties a line to the gift that was made for it. */
export const GIFT_ID_KEY = '_gift_id';

export type QuantityChange = { kind: 'remove' } | { kind: 'update'; quantity: number } | { kind: 'none' };

/**
 * What is asked of the platform for a quantity the shopper chose: whole, not negative, within the limit; 0 is
 * a removal `[state.cart-lifecycle.13]`. Nothing when nothing would change or when it is no number.
 */
export function chooseQuantityChange(line: CartLine, wished: number): QuantityChange {
  if (!Number.isFinite(wished)) return { kind: 'none' };
  const whole = Math.trunc(wished);
  if (whole <= 0) return { kind: 'remove' };
  const quantity = Math.min(whole, quantityLimit(line) ?? whole);
  return quantity === line.quantity ? { kind: 'none' } : { kind: 'update', quantity };
}

/**
 * The most that the shopper can have of a line; null where the platform tells no limit. What is sold on order
 * has none or fewer on hand and no limit. A card made as a gift is one card.
 */
export function quantityLimit({ merchandise, attributes }: CartLine): number | null {
  if (attributes.some(({ key }) => key === GIFT_ID_KEY)) return 1;
  const { quantityAvailable } = merchandise;
  return (quantityAvailable ?? 0) > 0 ? quantityAvailable : null;
}
