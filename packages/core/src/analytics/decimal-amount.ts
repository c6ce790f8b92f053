/** Cents as analytics services write amounts: 18900 → '189.00'; '0.00' for anything but a finite number. */
export function decimalAmount(cents: number | null | undefined): string {
  return (Number.isFinite(cents) ? Number(cents) / 100 : 0).toFixed(2);
}
