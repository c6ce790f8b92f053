import type { DocumentType } from '../../../content/document-search.ts';
import type { ContentImage } from '../../../content/site-content.ts';
import { readContentText, readNumber } from '../parts/content-value.ts';
import { choice, field } from '../parts/fields.ts';
import type { SectionRow } from './section-row.ts';

/** A campaign or story in the grid. */
export interface ArchiveEntry {
  key: string;
  href: string;
  title: string;
  /** The season of a campaign. */
  note: string | null;
  image: ContentImage | null;
}

export interface ArchiveGridSection {
  key: string;
  kind: 'archiveGrid';
  heading: string | null;
  of: DocumentType;
  most: number;
  /** The newest first; the page adds them. */
  entries: ArchiveEntry[];
}

const DEFAULT_MOST = 8;
const LIMIT = 40;

export const archiveGrid: SectionRow<'archiveGrid', ArchiveGridSection> = {
  fields: [field('heading', 'string'), choice('of', ['campaign', 'story']), field('most', 'number')],
  texts: ['heading'],
  projection: 'heading, of, most',
  map(fetched, key) {
    const most = readNumber(fetched.most) ?? DEFAULT_MOST;
    return {
      key,
      kind: 'archiveGrid',
      heading: readContentText(fetched.heading),
      of: fetched.of === 'story' ? 'story' : 'campaign',
      most: Math.min(LIMIT, Math.max(1, Math.floor(most))),
      entries: [],
    };
  },
  example: { heading: 'From the archive', of: 'story', most: 1000.5 },
};
