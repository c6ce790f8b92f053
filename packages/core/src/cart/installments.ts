import { notUS } from '../market/country.ts';
import { toCents, toDecimal } from '../money.ts';
import type { Amount, Cart } from './cart.ts';
import { piecesOf } from './shipping-protection.ts';

/** `[const.locale-and-currency.6]` */
export const INSTALLMENT_COUNT = 4;

/** `[entity.installment-item]` `id` is the variant's global id. */
export interface InstallmentItem {
  id: string;
  isEligible: boolean;
}

export interface CartInstallments {
  count: number;
  amount: Amount;
}

/**
 * `[rule.checkout-and-installments.2]` What the cart's banner says, or null where it is not shown: every piece
 * must be known to be eligible, and the visitor in the US. Shipping protection is no piece and is paid along.
 */
export function cartInstallments(
  cart: Cart,
  items: readonly InstallmentItem[],
  country: string | null,
): CartInstallments | null {
  const eligible = new Set(items.filter(({ isEligible }) => isEligible).map(({ id }) => id));
  const pieces = piecesOf(cart);
  if (notUS(country) || pieces.length === 0) return null;
  if (!pieces.every(({ merchandise }) => eligible.has(merchandise.id))) return null;
  const { amount, currencyCode } = cart.cost.totalAmount;
  const cents = toCents(amount) ?? 0;
  if (cents <= 0) return null;
  return {
    count: INSTALLMENT_COUNT,
    amount: { amount: toDecimal(Math.round(cents / INSTALLMENT_COUNT)), currencyCode },
  };
}
