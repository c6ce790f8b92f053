/**
 * The cents of a decimal amount in any currency, `[const.locale-and-currency.3]`: '29.95' → 2995, 12 → 1200.
 * Null for an invalid amount: the caller drops it rather than sell for nothing.
 */
export function toCents(amount: unknown): number | null {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?$/.test(text.trim())) return null;
  // Shifting by exponent instead of multiplying keeps 1.005 from becoming 100.49999….
  const cents = Math.round(Number(`${text.trim()}e2`));
  // Adding 0 turns the -0 of a tiny negative amount into 0.
  return Number.isSafeInteger(cents) ? cents + 0 : null;
}

/** Cents as the platform writes amounts, always with two decimals: 2995 → '29.95'. Expects whole cents. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of decimal amounts in cents; invalid amounts count as 0. */
export function sumCents(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0);
}
