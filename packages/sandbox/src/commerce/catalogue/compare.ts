import type { Comparator } from './search-syntax.ts';

/** Compares with a range of `length`: a date is a whole day, a price is one cent. */
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
