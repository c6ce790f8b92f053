import { describe, expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { lineNotes } from './line-notes.ts';

const marked = { key: 'Marked Down From', value: '$595' };
const note = (value: string) => ({ key: 'Note', value });

describe('a line of the bag says each fact once', () => {
  it('the old price beside the new one only', () => {
    expect(lineNotes(exampleLine({ price: '425.0', before: '595.0', attributes: [marked] }), [])).toEqual([]);
    expect(lineNotes(exampleLine({ attributes: [marked] }), [])).toEqual(['Marked Down From: $595']);
  });

  it('a note that is there twice, or that the line says already', () => {
    const line = exampleLine({ attributes: [note('Final Sale, final sale, Ships from 8 December')] });
    expect(lineNotes(line, [])).toEqual(['Final Sale', 'Ships from 8 December']);
    expect(lineNotes(exampleLine({ attributes: [note('We write to you')] }), ['We write to you.'])).toEqual(
      [],
    );
  });

  it('nothing that is not for shoppers; everything else by its name', () => {
    const attributes = [
      { key: '_gift_id', value: 'g1' },
      { key: 'Promo', value: 'Nocturne preview' },
      { key: 'Name', value: 'Jules' },
    ];
    expect(lineNotes(exampleLine({ attributes }), [])).toEqual(['Promo: Nocturne preview', 'Name: Jules']);
  });
});
