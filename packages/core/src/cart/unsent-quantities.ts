/** Quantities that the shopper chose for lines of a cart, by line id. */
export type Quantities = Readonly<Record<string, number>>;

/** What was chosen longer ago is no intent any more: the cart may have been changed elsewhere since. */
const FRESH_MS = 60_000;

/** As text, for the next page of the same tab: quantities that the platform has not confirmed when a page is left. */
export function writeUnsent(cartId: string, quantities: Quantities, nowMs: number): string {
  const lines = Object.entries(quantities).map(([id, quantity]) => [id, String(quantity)]);
  return new URLSearchParams([['cart', cartId], ['at', String(nowMs)], ...lines]).toString();
}

/** The quantities that are still to be sent for this cart; none of another cart, or of a minute ago. */
export function readUnsent(text: string, cartId: string, nowMs: number): Quantities {
  const fields = new URLSearchParams(text);
  const ageMs = nowMs - Number(fields.get('at'));
  if (fields.get('cart') !== cartId || !(ageMs >= 0 && ageMs <= FRESH_MS)) return {};
  fields.delete('cart');
  fields.delete('at');
  const lines = [...fields].map(([id, quantity]) => [id, /^\d+$/.test(quantity) ? Number(quantity) : null]);
  return Object.fromEntries(lines.filter(([, quantity]) => quantity !== null));
}

/** The same text without one of its lines. */
export function withoutUnsent(text: string, lineId: string): string {
  const fields = new URLSearchParams(text);
  fields.delete(lineId);
  return fields.toString();
}
