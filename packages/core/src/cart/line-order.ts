import type { CartAttribute, CartLine } from './cart.ts';

/** Tells a line from the others, also when it comes back with another id; says nothing of what is in its attributes. */
export function lineKey(merchandiseId: string, attributes: readonly CartAttribute[] = []): string {
  const pairs = attributes.map(({ key, value }) => JSON.stringify([key, value])).sort();
  return `${merchandiseId.replace(/^.*\//, '')}-${hash(pairs.join())}`;
}

export function keyOfLine({ merchandise, attributes }: CartLine): string {
  return lineKey(merchandise.id, attributes);
}

/** The rows in the order of the keys; those that have none there stand before them, as the platform's new lines do. */
export function inLineOrder<Row>(
  rows: readonly Row[],
  order: readonly string[],
  keyOf: (row: Row) => string,
): Row[] {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? -1;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

/** An order of lines as text, for the browser's storage. */
export function writeLineOrder(order: readonly string[]): string | null {
  return order.join(' ') || null;
}

export function readLineOrder(text: string | null): string[] {
  return text?.split(' ') ?? [];
}

function hash(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4_294_967_291;
  return sum;
}
