import type { RouteQuote } from './wire.ts';

/** The premium in cents; null for what is no amount of money. Some versions of the script send texts. */
export function toPremiumCents(quote: RouteQuote | null | undefined): number | null {
  const price = quote?.insurance_price;
  const dollars = typeof price === 'string' && price.trim() !== '' ? Number(price) : price;
  if (typeof dollars !== 'number' || !(dollars >= 0 && dollars < 1_000_000)) return null;
  return Math.round(dollars * 100);
}
