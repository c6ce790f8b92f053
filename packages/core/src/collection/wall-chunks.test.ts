import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chunk, toChunks } from './wall-chunks.ts';

interface Card {
  name: number;
  isDoubleWide?: boolean;
}

const narrow = (name: number): Card => ({ name });
const wide = (name: number): Card => ({ name, isDoubleWide: true });
const namesOf = (chunks: Chunk<Card>[]) => chunks.map(({ cards }) => cards.map(({ name }) => name));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('cards in parts of a grid', () => {
  it('are one part on a first page', () => {
    expect(namesOf(toChunks(range(1, 20).map(narrow)))).toEqual([range(1, 20)]);
    expect(toChunks([])).toEqual([]);
  });

  it('are parts of twelve from the twenty-fifth on, the last one of what is left', () => {
    const chunks = toChunks(range(1, 40).map(narrow));
    expect(namesOf(chunks)).toEqual([range(1, 24), range(25, 36), range(37, 40)]);
    expect(chunks.map(({ from }) => from)).toEqual([0, 24, 36]);
  });

  it('fill the last cell before a double-wide card with the next narrow one', () => {
    const cards = [...range(1, 23).map(narrow), wide(24), wide(25), narrow(26), narrow(27)];
    expect(namesOf(toChunks(cards))).toEqual([
      [...range(1, 23), 26],
      [24, 25, 27],
    ]);
  });

  it('leave no narrow one out where only double-wide ones follow', () => {
    const cards = [...range(1, 23).map(narrow), wide(24), wide(25)];
    expect(namesOf(toChunks(cards))).toEqual([range(1, 24), [25]]);
  });

  it('are each there once, and fill whole rows while narrow ones are left', () => {
    const cards = fc.array(fc.boolean()).map((kinds) => kinds.map((is, at) => (is ? wide(at) : narrow(at))));
    fc.assert(
      fc.property(cards, (all) => {
        const chunks = toChunks(all);
        expect(chunks.flatMap((chunk) => chunk.cards).toSorted((a, b) => a.name - b.name)).toEqual(all);
        for (const [at, chunk] of chunks.slice(0, -1).entries()) {
          const cells = chunk.cards.reduce((sum, { isDoubleWide }) => sum + (isDoubleWide ? 2 : 1), 0);
          const hasNarrowAfter = chunks
            .slice(at + 1)
            .some((later) => later.cards.some((card) => !card.isDoubleWide));
          if (hasNarrowAfter) expect(cells).toBe(at === 0 ? 24 : 12);
        }
      }),
    );
  });

  it('stay in their parts when more are added, except in the last one', () => {
    const before = toChunks(range(1, 40).map(narrow));
    const after = toChunks(range(1, 60).map(narrow));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  });
});
