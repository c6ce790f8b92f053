import { sumCents, toDecimal } from '../money.ts';
import type { Amount, Cart, CartLine, CartLineDiscount } from './cart.ts';
import { piecesOf, protectionLineOf, shippingProtectionPrice } from './shipping-protection.ts';

export interface DiscountRow {
  /** The code, or the title of an automatic discount; empty when the platform names neither. */
  label: string;
  /** The code that the shopper can remove; null for an automatic discount. */
  code: string | null;
  /** Positive: the amount that is saved. */
  amount: Amount;
}

export interface CartTotals {
  /** The pieces before discounts. */
  subtotal: Amount;
  discounts: DiscountRow[];
  /** Before discounts, which have rows of their own; null when the shopper did not choose it. */
  shippingProtection: Amount | null;
  /** The platform's total before shipping and taxes. */
  total: Amount;
}

/** `[screen.cart-drawer.7]` The rows of the cart's summary, from top to bottom. */
export function cartTotals(cart: Cart): CartTotals {
  const { currencyCode } = cart.cost.totalAmount;
  const subtotalCents = sumCents(piecesOf(cart).map((line) => line.cost.subtotalAmount));
  return {
    subtotal: { amount: toDecimal(subtotalCents), currencyCode },
    discounts: discountRows(cart),
    shippingProtection: protectionLineOf(cart) && shippingProtectionPrice(cart),
    total: cart.cost.totalAmount,
  };
}

/**
 * One row per discount, in the platform's order. The platform may list a discount on the whole cart both at the
 * cart and at its lines: then only the lines count.
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

/** `[entity.cart.10]` What automatic discounts take off a line, with their titles. */
export function automaticDiscounts({ discountAllocations }: CartLine): { title: string; amount: Amount }[] {
  return discountAllocations.flatMap(({ title, discountedAmount }) =>
    title === null || sumCents([discountedAmount]) <= 0 ? [] : [{ title, amount: discountedAmount }],
  );
}

/**
 * Codes in the cart that have no row among the discounts: they do not apply to what is in it, or they apply to what only
 * the checkout knows, such as shipping.
 */
export function codesWithoutRow(cart: Cart): Cart['discountCodes'] {
  const rows = new Set(discountRows(cart).map(({ code }) => code?.toLowerCase()));
  return cart.discountCodes.filter(({ code }) => !rows.has(code.toLowerCase()));
}

function labelOf({ code, title }: CartLineDiscount): string {
  return code ?? title ?? '';
}
