/** Cents as analytics services write amounts: 18900 → '189.00'; what is no number is '0.00'. */
export function decimalAmount(cents: number | null | undefined): string {
  return (Number.isFinite(cents) ? Number(cents) / 100 : 0).toFixed(2);
}
