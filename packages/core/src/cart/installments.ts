import { notUS } from '../market/country.ts';
import { toCents, toDecimal } from '../money.ts';
import { isAppointment } from '../product/markers.ts';
import type { Amount, Cart } from './cart.ts';
import { piecesOf } from './shipping-protection.ts';

/** `[const.locale-and-currency.6]` */
export const INSTALLMENT_COUNT = 4;

/** `[entity.installment-item.1]` `id` is the variant's global id. */
export interface InstallmentItem {
  id: string;
  isEligible: boolean;
}

export interface CartInstallments {
  count: number;
  amount: Amount;
}

/**
 * `[rule.checkout-and-installments.2]` The cart's installment banner; null when it is hidden. It is shown to visitors in the
 * US when every line is known to be eligible. Shipping protection needs no eligibility but is part of the total.
 */
export function cartInstallments(
  cart: Cart,
  items: readonly InstallmentItem[],
  country: string | null,
): CartInstallments | null {
  const eligible = new Set(items.filter(({ isEligible }) => isEligible).map(({ id }) => id));
  const pieces = piecesOf(cart);
  if (notUS(country) || pieces.length === 0) return null;
  // An hour is paid at once, as its page says: it has no instalments there.
  const isEligible = ({ merchandise: { id, product } }: (typeof pieces)[number]) =>
    eligible.has(id) && !isAppointment(product);
  if (!pieces.every(isEligible)) return null;
  const { amount, currencyCode } = cart.cost.totalAmount;
  const cents = toCents(amount) ?? 0;
  if (cents <= 0) return null;
  return {
    count: INSTALLMENT_COUNT,
    amount: { amount: toDecimal(Math.round(cents / INSTALLMENT_COUNT)), currencyCode },
  };
}
