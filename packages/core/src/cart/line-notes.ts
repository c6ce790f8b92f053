import type { CartLine } from './cart.ts';
import { priceOfLine } from './line-price.ts';

/**
 * What a line of the bag says beside title, choice and price, each fact once: the old price stands beside the new one,
 * and what begins with `_` is not for shoppers. The attributes travel to the order all the same.
 */
export function lineNotes(line: CartLine, saidAlready: readonly string[]): string[] {
  const isReduced = priceOfLine(line).before !== null;
  const texts = line.attributes.flatMap(({ key, value }) => {
    if (key.startsWith('_') || (key === 'Marked Down From' && isReduced)) return [];
    return key === 'Note' ? value.split(',').map((note) => note.trim()) : [`${key}: ${value}`];
  });
  const said = new Set(['', ...saidAlready.map(fold)]);
  return texts.filter((text) => !said.has(fold(text)) && said.add(fold(text)));
}

function fold(text: string): string {
  return text.trim().toLowerCase().replace(/\.$/, '');
}
