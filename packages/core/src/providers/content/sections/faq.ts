import { type LongText, piecesIn } from '../../../content/long-text.ts';
import { readContentText, readRows } from '../parts/content-value.ts';
import { field, rows } from '../parts/fields.ts';
import { mapLongText } from '../parts/map-long-text.ts';
import { longText } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface FaqSection {
  key: string;
  kind: 'faq';
  heading: string | null;
  questions: { key: string; question: string; answer: LongText }[];
}

export const faq: SectionRow<'faq', FaqSection> = {
  fields: [
    field('heading', 'string'),
    rows('questions', [field('question', 'string'), field('answer', 'longText')]),
  ],
  texts: ['heading'],
  projection: `heading, questions[]{_key, question, answer${longText}}`,
  map(fetched, key, toImage) {
    const questions = readRows(fetched.questions).flatMap((row, place) => {
      const question = readContentText(row.question);
      const answer = mapLongText(row.answer, toImage);
      if (question === null || answer.length === 0) return [];
      return [{ key: readContentText(row._key) ?? String(place), question, answer }];
    });
    if (questions.length === 0) return null;
    return { key, kind: 'faq', heading: readContentText(fetched.heading), questions };
  },
  productHandles: ({ questions }) => questions.flatMap(({ answer }) => piecesIn(answer)),
  example: {
    heading: 'Asked often',
    questions: [
      {
        _key: 'moths',
        question: 'Do you mend what moths have eaten?',
        answer: [
          {
            _type: 'block',
            style: 'normal',
            children: [{ text: 'Yes, and we talk about cedar.', marks: [] }],
            markDefs: [],
          },
        ],
      },
      { _key: 'open', question: 'And zips?' },
    ],
  },
};
