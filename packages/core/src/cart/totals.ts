import { sumCents, toDecimal } from '../money.ts';
import type { Amount, Cart, CartLineDiscount } from './cart.ts';
import { piecesOf, protectionLineOf } from './shipping-protection.ts';

export interface DiscountRow {
  /** The code, or the title of an automatic discount; empty where the platform names neither. */
  label: string;
  /** What the shopper may take out; null for an automatic discount. */
  code: string | null;
  /** Positive: how much less is paid. */
  amount: Amount;
}

export interface CartTotals {
  /** The pieces before any discount. */
  subtotal: Amount;
  discounts: DiscountRow[];
  /** Null where the shopper has not asked for it. */
  shippingProtection: Amount | null;
  /** What will be paid before shipping and taxes, as the platform says. */
  total: Amount;
}

/** `[screen.cart-drawer.7]` The rows under the bag, from top to bottom. */
export function cartTotals(cart: Cart): CartTotals {
  const { currencyCode } = cart.cost.totalAmount;
  const subtotalCents = sumCents(piecesOf(cart).map((line) => line.cost.subtotalAmount));
  return {
    subtotal: { amount: toDecimal(subtotalCents), currencyCode },
    discounts: discountRows(cart),
    shippingProtection: protectionLineOf(cart)?.cost.totalAmount ?? null,
    total: cart.cost.totalAmount,
  };
}

/**
 * One row per discount, in the order in which the platform names them. The platform tells a discount on the
 * whole cart beside the lines', sometimes in both places: then only the lines count.
 */
export function discountRows(cart: Cart): DiscountRow[] {
  const onLines = cart.lines.flatMap((line) => line.discountAllocations);
  const onCart = cart.discountAllocations.filter(
    (discount) => !onLines.some((other) => labelOf(other) === labelOf(discount)),
  );
  const all = [...onLines, ...onCart];
  const firsts = all.filter(
    (discount, place) => all.findIndex((other) => labelOf(other) === labelOf(discount)) === place,
  );
  return firsts.flatMap((first) => {
    const label = labelOf(first);
    const cents = sumCents(
      all.filter((discount) => labelOf(discount) === label).map(({ discountedAmount }) => discountedAmount),
    );
    if (cents <= 0) return [];
    const { currencyCode } = first.discountedAmount;
    return [{ label, code: first.code, amount: { amount: toDecimal(cents), currencyCode } }];
  });
}

function labelOf({ code, title }: CartLineDiscount): string {
  return code ?? title ?? '';
}
