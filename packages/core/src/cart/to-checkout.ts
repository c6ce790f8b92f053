import { sumCents, toDecimal } from '../money.ts';
import type { Cart } from './cart.ts';
import type { Checkout } from './checkout.ts';
import { requiresShipping } from './shipping-protection.ts';

/** `[entity.checkout.6]` `[const.cart.2]` */
const MAX_LINES = 250;

/**
 * The legacy checkout of a cart. Read-only. Email, address and taxes are known only to the
 * hosted checkout: the first two are null, the taxes 0.
 */
export function toCheckout(cart: Cart): Checkout {
  const { checkoutChargeAmount, subtotalAmount, totalAmount } = cart.cost;
  const { currencyCode } = totalAmount;
  const lines = cart.lines.slice(0, MAX_LINES);
  const linesCents = sumCents(lines.map(({ cost }) => cost.subtotalAmount));
  return {
    id: cart.id,
    ready: lines.length > 0,
    requiresShipping: requiresShipping(cart),
    note: cart.note ?? null,
    paymentDue: checkoutChargeAmount,
    webUrl: cart.checkoutUrl,
    orderStatusUrl: null,
    taxExempt: false,
    taxesIncluded: false,
    currencyCode,
    totalTax: { amount: toDecimal(0), currencyCode },
    lineItemsSubtotalPrice: { amount: toDecimal(linesCents), currencyCode },
    subtotalPrice: subtotalAmount,
    totalPrice: totalAmount,
    completedAt: cart.completedAt,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    email: null,
    shippingAddress: null,
    customAttributes: cart.attributes,
    lineItems: lines.map(({ id, merchandise, quantity, attributes }) => ({
      id,
      title: merchandise.product.title,
      variant: merchandise,
      quantity,
      customAttributes: attributes,
    })),
  };
}
