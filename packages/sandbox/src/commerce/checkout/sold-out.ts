import type { PricedCart, PricedLine } from '../cart/price-cart.ts';
import { missingStock } from '../orders/place-order.ts';
import type { Shop } from '../shop.ts';

/** What the stock has too little of. */
export interface SoldOut {
  /** What happened and what to do. */
  message: string;
  /** What stands at the lines. */
  remarks: Map<PricedLine, string>;
}

/** Null when the stock has enough of everything. */
export function soldOutIn(shop: Shop, priced: PricedCart): SoldOut | null {
  const missing = new Set(missingStock(shop, priced));
  if (missing.size === 0) return null;
  return {
    message: `Someone was faster: ${[...missing].join('; ')}. Please return to your bag and change it.`,
    remarks: new Map(priced.lines.flatMap((line) => remarkOf(shop, priced, line))),
  };
}

/** Lines of one variant share its stock. */
function remarkOf(shop: Shop, priced: PricedCart, pricedLine: PricedLine): [PricedLine, string][] {
  const { variantId } = pricedLine.line;
  const lines = priced.lines.filter(({ line }) => line.variantId === variantId);
  if (missingStock(shop, { ...priced, lines }).length === 0) return [];
  const left = shop.stock.of(pricedLine.variant.data) ?? 0;
  return [[pricedLine, left > 0 ? `Only ${left} left` : 'Sold out']];
}
