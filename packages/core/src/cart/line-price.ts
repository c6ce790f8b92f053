import { toCents, toDecimal } from '../money.ts';
import type { Amount, CartLine } from './cart.ts';

export interface LinePrice {
  now: Amount;
  /** Null when it was not higher before. */
  before: Amount | null;
}

/** The price of all pieces of a line before discounts. */
export function priceOfLine({ cost, quantity }: Pick<CartLine, 'cost' | 'quantity'>): LinePrice {
  const { amountPerQuantity, compareAtAmountPerQuantity: before } = cost;
  const isReduced = before !== null && centsOf(before) > centsOf(amountPerQuantity);
  return {
    now: times(amountPerQuantity, quantity),
    before: isReduced ? times(before, quantity) : null,
  };
}

function times(amount: Amount, quantity: number): Amount {
  return { amount: toDecimal(centsOf(amount) * quantity), currencyCode: amount.currencyCode };
}

function centsOf({ amount }: Amount): number {
  return toCents(amount) ?? 0;
}
