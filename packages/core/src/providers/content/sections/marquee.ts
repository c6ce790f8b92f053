import { readContentTexts } from '../parts/content-value.ts';
import { list } from '../parts/fields.ts';
import type { SectionRow } from './section-row.ts';

export interface MarqueeSection {
  key: string;
  kind: 'marquee';
  phrases: string[];
}

export const marquee: SectionRow<'marquee', MarqueeSection> = {
  fields: [list('phrases', [{ type: 'string' }])],
  texts: [],
  projection: 'phrases',
  map(fetched, key) {
    const phrases = readContentTexts(fetched.phrases);
    return phrases.length === 0 ? null : { key, kind: 'marquee', phrases };
  },
  example: { phrases: ['Small runs', ' ', 'Cut on the cross', 'Small runs'] },
};
