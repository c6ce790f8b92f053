import type { SizeGuides } from '../../../product/read-size-guides.ts';
import { readContentText } from '../parts/content-value.ts';
import { field } from '../parts/fields.ts';
import type { SectionRow } from './section-row.ts';

export interface SizeGuideSection {
  key: string;
  kind: 'sizeGuide';
  /** Above the tables. */
  note: string | null;
  /** Those of the settings; the page adds them, null while it cannot read them. */
  guides: SizeGuides | null;
}

export const sizeGuide: SectionRow<'sizeGuide', SizeGuideSection> = {
  fields: [field('note', 'text')],
  texts: ['note'],
  projection: 'note',
  map: (fetched, key) => ({ key, kind: 'sizeGuide', note: readContentText(fetched.note), guides: null }),
  example: { note: 'Between two sizes, take the smaller in silk.' },
};
