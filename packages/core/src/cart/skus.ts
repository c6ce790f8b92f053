import type { Cart } from './cart.ts';
import { piecesOf } from './shipping-protection.ts';

/** The SKUs in the cart, each once, `[call.site-search-provider.5]`. */
export function cartSkus(cart: Cart | null): string[] {
  if (cart === null) return [];
  return [...new Set(piecesOf(cart).flatMap(({ merchandise }) => merchandise.sku ?? []))];
}
