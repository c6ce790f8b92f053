/** Twelve cells fill whole rows of two, three, four and six columns. */
const CHUNK_CELLS = 12;
/** What a first page shows stands in the grid itself. */
const FIRST_CELLS = 2 * CHUNK_CELLS;

export interface Chunk<Card> {
  /** How many cards stand before it. */
  from: number;
  cards: Card[];
}

/**
 * Cards in parts of a grid that browsers may leave out while they are far away: each fills whole rows at every width and
 * density, so that no row has a gap where a part ends. A double-wide card takes two cells; where one cell is left before
 * it, the next narrow card comes first. The first part is twice as large.
 */
export function toChunks<Card extends { isDoubleWide?: boolean }>(cards: readonly Card[]): Chunk<Card>[] {
  const left = [...cards];
  const chunks: Chunk<Card>[] = [];
  while (left.length > 0) {
    const chunk: Card[] = [];
    let cells = chunks.length === 0 ? FIRST_CELLS : CHUNK_CELLS;
    while (cells > 0 && left.length > 0) {
      const fitting = left.findIndex((card) => cellsOf(card) <= cells);
      for (const card of left.splice(Math.max(0, fitting), 1)) {
        chunk.push(card);
        cells -= cellsOf(card);
      }
    }
    chunks.push({ from: cards.length - left.length - chunk.length, cards: chunk });
  }
  return chunks;
}

function cellsOf(card: { isDoubleWide?: boolean }): number {
  return card.isDoubleWide ? 2 : 1;
}
