import type { Amount, Cart, CartLine } from './cart.ts';

/** `[const.locale-and-currency.5]` */
export const SHIPPING_PROTECTION_HANDLE = 'route-package-protection';
const SHIPPING_PROTECTION_PRICE = '3.55';

export function isShippingProtection(line: CartLine): boolean {
  return line.merchandise.product.handle === SHIPPING_PROTECTION_HANDLE;
}

/** The line that protects the parcel; null where the shopper has not asked for it. */
export function protectionLineOf(cart: Cart): CartLine | null {
  return cart.lines.find(isShippingProtection) ?? null;
}

/** The lines that hold pieces: all but the protection, which screens show as a choice and not as a piece. */
export function piecesOf(cart: Cart): CartLine[] {
  return cart.lines.filter((line) => !isShippingProtection(line));
}

/** `[const.locale-and-currency.5]` 3.55, in whatever currency the cart has. */
export function shippingProtectionPrice(cart: Cart): Amount {
  return { amount: SHIPPING_PROTECTION_PRICE, currencyCode: cart.cost.totalAmount.currencyCode };
}
