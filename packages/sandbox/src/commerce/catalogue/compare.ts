import type { Comparator } from './search-syntax.ts';

/** Compares with a value that covers a stretch: a day lasts until its end, a price is one cent long. */
export function compare(known: number, wanted: number, comparator: Comparator, length: number): boolean {
  switch (comparator) {
    case '<':
      return known < wanted;
    case '<=':
      return known < wanted + length;
    case '>':
      return known >= wanted + length;
    case '>=':
      return known >= wanted;
    default:
      return known >= wanted && known < wanted + length;
  }
}
