import type { Allocation, PricedCart, PricedLine } from '../cart/price-cart.ts';

/**
 * Splits the discounts of the whole order over the lines, in proportion to their totals after line discounts. Shares
 * are rounded down; the last line takes what is left, so that they add up to the discount. Gift cards have none.
 */
export function splitOrderDiscounts({
  lines,
  allocations,
  country,
}: PricedCart): Map<PricedLine, Allocation[]> {
  const goods = lines.filter(({ variant }) => !variant.product.data.isGiftCard);
  const shares = new Map<PricedLine, Allocation[]>(lines.map((line) => [line, []]));
  const unit = country.currency.digits === 0 ? 100 : 1;
  for (const allocation of allocations) {
    if (allocation.target !== 'LINE_ITEM') continue;
    const amounts = splitAmount(
      allocation.amount,
      goods.map(({ total }) => total),
      unit,
    );
    for (const [at, line] of goods.entries()) {
      const amount = amounts[at] ?? 0;
      if (amount > 0) shares.get(line)?.push({ ...allocation, amount });
    }
  }
  return shares;
}

/** Parts of an amount in proportion to totals, in whole units; none exceeds its total unless the amount does. */
export function splitAmount(amount: number, totals: readonly number[], unit: number): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0);
  if (whole === 0) return totals.map(() => 0);
  const parts = totals.map((total) => Math.floor((amount * total) / whole / unit) * unit);
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  for (let at = totals.length - 1; at >= 0 && left > 0; at -= 1) {
    const more = Math.min(left, (totals[at] ?? 0) - (parts[at] ?? 0));
    parts[at] = (parts[at] ?? 0) + more;
    left -= more;
  }
  return parts;
}
