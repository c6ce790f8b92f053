import { resolveRichText } from '../../../content/resolve-rich-text.ts';
import type { RichText } from '../../../content/rich-text.ts';
import { readContentText } from '../parts/content-value.ts';
import { field } from '../parts/fields.ts';
import { newsletter as projection } from '../parts/projections.ts';
import type { SectionRow } from './section-row.ts';

export interface NewsletterSection {
  key: string;
  kind: 'newsletter';
  heading: string;
  text: string;
  consent: RichText;
}

export const newsletter: SectionRow<'newsletter', NewsletterSection> = {
  fields: [field('heading', 'string'), field('text', 'text'), field('consent', 'richText')],
  texts: ['heading', 'text'],
  projection,
  map(fetched, key) {
    const heading = readContentText(fetched.heading);
    if (heading === null) return null;
    const text = readContentText(fetched.text) ?? '';
    return { key, kind: 'newsletter', heading, text, consent: resolveRichText(fetched.consent) };
  },
  example: {
    heading: 'First refusal',
    text: 'Small runs go to the list a day before anyone else.',
    consent: [
      {
        _type: 'block',
        style: 'normal',
        children: [{ text: 'By joining you agree.', marks: [] }],
        markDefs: [],
      },
    ],
  },
};
