import { readContentText, readRows } from '../parts/content-value.ts';
import { field, rows } from '../parts/fields.ts';
import type { SectionRow } from './section-row.ts';

export interface FiguresSection {
  key: string;
  kind: 'figures';
  heading: string;
  figures: { key: string; figure: string; words: string }[];
}

/** A few numbers, each with what it counts. */
export const figures: SectionRow<'figures', FiguresSection> = {
  fields: [
    field('heading', 'string'),
    rows('figures', [field('figure', 'string'), field('words', 'string')]),
  ],
  texts: ['heading'],
  projection: 'heading, figures[]{_key, figure, words}',
  map(fetched, key) {
    const heading = readContentText(fetched.heading);
    const counted = readRows(fetched.figures).flatMap((row) => {
      const figure = readContentText(row.figure);
      const words = readContentText(row.words);
      return figure !== null && words !== null
        ? [{ key: readContentText(row._key) ?? words, figure, words }]
        : [];
    });
    if (heading === null || counted.length === 0) return null;
    return { key, kind: 'figures', heading, figures: counted };
  },
  example: {
    heading: 'The house, counted',
    figures: [
      { _key: 'people', figure: '19', words: 'people, fourteen of them sewing' },
      { _key: 'bare', figure: '2' },
    ],
  },
};
