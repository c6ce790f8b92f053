/**
 * How far a list must be scrolled on, in px, so that no row is cut at its upper edge; 0 where none is.
 *
 * @param rows in their order, the first column first
 */
export function cutRow(edge: number, rows: Iterable<Pick<DOMRect, 'top' | 'bottom'>>): number {
  // Fractions of a pixel are no cut.
  for (const { top, bottom } of rows) if (bottom > edge + 1) return top < edge - 1 ? bottom - edge : 0;
  return 0;
}
