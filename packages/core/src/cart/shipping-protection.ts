import { isAppointment, isGiftCard } from '../product/markers.ts';
import type { Amount, Cart, CartLine } from './cart.ts';

/** `[const.locale-and-currency.5]` */
export const SHIPPING_PROTECTION_HANDLE = 'route-package-protection';
const SHIPPING_PROTECTION_PRICE = '3.55';

export function isShippingProtection(line: CartLine): boolean {
  return line.merchandise.product.handle === SHIPPING_PROTECTION_HANDLE;
}

/** The line of the shipping protection; null when the shopper did not choose it. */
export function protectionLineOf(cart: Cart): CartLine | null {
  return cart.lines.find(isShippingProtection) ?? null;
}

/** All lines but the shipping protection, which screens show as an option. */
export function piecesOf(cart: Cart): CartLine[] {
  return cart.lines.filter((line) => !isShippingProtection(line));
}

/** Whether anything in the cart is sent: gift cards come by e-mail, appointments are kept. */
export function requiresShipping(cart: Cart): boolean {
  return piecesOf(cart).some(
    ({ merchandise: { product } }) => !isGiftCard(product) && !isAppointment(product),
  );
}

/** `[const.locale-and-currency.5]` 3.55 in the currency of the cart; where it is chosen, what the cart says it costs. */
export function shippingProtectionPrice(cart: Cart): Amount {
  const { currencyCode } = cart.cost.totalAmount;
  return protectionLineOf(cart)?.cost.subtotalAmount ?? { amount: SHIPPING_PROTECTION_PRICE, currencyCode };
}
