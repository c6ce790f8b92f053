import type { Allocation, PricedCart, PricedLine } from '../cart/price-cart.ts';
import { settle } from '../market/currency-amounts.ts';

/**
 * Splits the discounts of the whole order over the lines, in proportion to their totals after line discounts.
 * The shares add up to the discount; gift cards have none.
 */
export function splitOrderDiscounts({
  lines,
  allocations,
  country,
}: PricedCart): Map<PricedLine, Allocation[]> {
  const goods = lines.filter(({ variant }) => !variant.product.data.isGiftCard);
  const whole = goods.reduce((sum, { total }) => sum + total, 0);
  const shares = new Map<PricedLine, Allocation[]>(lines.map((line) => [line, []]));
  for (const allocation of allocations) {
    if (allocation.target !== 'LINE_ITEM' || whole === 0) continue;
    const upTo = (part: number) => settle((allocation.amount * part) / whole, country.currency);
    let before = 0;
    for (const line of goods) {
      const amount = upTo(before + line.total) - upTo(before);
      before += line.total;
      if (amount > 0) shares.get(line)?.push({ ...allocation, amount });
    }
  }
  return shares;
}
