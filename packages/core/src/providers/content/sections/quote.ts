import { readContentText } from '../parts/content-value.ts';
import { field } from '../parts/fields.ts';
import type { SectionRow } from './section-row.ts';

export interface QuoteSection {
  key: string;
  kind: 'quote';
  quote: string;
  source: string | null;
}

export const quote: SectionRow<'quote', QuoteSection> = {
  fields: [field('quote', 'text'), field('source', 'string')],
  texts: ['quote', 'source'],
  projection: 'quote, source',
  map(fetched, key) {
    const text = readContentText(fetched.quote);
    return text === null
      ? null
      : { key, kind: 'quote', quote: text, source: readContentText(fetched.source) };
  },
  example: { quote: 'Nobody sees it but you.', source: 'Ana Ferreira' },
};
