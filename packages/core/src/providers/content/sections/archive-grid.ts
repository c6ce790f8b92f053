import type { DocumentType } from '../../../content/document-search.ts';
import { slugOf } from '../../../content/links.ts';
import { readContentText, readNumber, readRows } from '../parts/content-value.ts';
import { choice, field, reference, rows } from '../parts/fields.ts';
import { target } from '../parts/projections.ts';
import type { FetchedSectionsByKind, SectionRow } from './section-row.ts';

/** A campaign, a story or a past collection. */
export interface ArchiveEntry {
  href: string;
  title: string;
  /** The season of a campaign or collection. */
  note: string | null;
  image?: ArchivePicture | null;
  /** The address of a collection's picture, where it is shown. */
  picture?: string;
  /** How many pieces a collection has now; null where that is not known yet. */
  pieces?: number | null;
}

interface ArchivePicture {
  src: string;
  width: number | null;
  height: number | null;
  focus: { x: number; y: number } | null;
}

export interface ArchiveGridSection {
  key: string;
  kind: 'archiveGrid';
  heading: string | null;
  of: DocumentType | 'collection';
  /** The past collections, in the editor's order: the catalogue has no season. */
  collections?: { handle: string; season: string | null }[];
  most: number;
  /** The newest first, or in the editor's order; the page adds them. */
  entries: ArchiveEntry[];
}

const DEFAULT_MOST = 8;
const LIMIT = 40;

type FetchedCollections = FetchedSectionsByKind['archiveGrid']['collections'];

/** Each collection once: its handle is the key of its row. */
function listed(fetched: FetchedCollections): NonNullable<ArchiveGridSection['collections']> {
  const found = new Map<string, { handle: string; season: string | null }>();
  for (const { collection, season } of readRows(fetched)) {
    const handle = slugOf(collection);
    if (handle !== null && !found.has(handle)) found.set(handle, { handle, season: readContentText(season) });
  }
  return [...found.values()];
}

export const archiveGrid: SectionRow<'archiveGrid', ArchiveGridSection> = {
  fields: [
    field('heading', 'string'),
    choice('of', ['campaign', 'story', 'collection']),
    field('most', 'number'),
    rows('collections', [reference('collection', ['collection']), field('season', 'string')]),
  ],
  texts: ['heading'],
  projection: `heading, of, most, collections[]{season, "collection": collection${target}}`,
  map(fetched, key) {
    const collections = fetched.of === 'collection' ? listed(fetched.collections) : null;
    if (collections?.length === 0) return null;
    const most = readNumber(fetched.most) ?? DEFAULT_MOST;
    return {
      key,
      kind: 'archiveGrid',
      heading: readContentText(fetched.heading),
      of: collections ? 'collection' : fetched.of === 'story' ? 'story' : 'campaign',
      ...(collections && { collections }),
      most: Math.min(LIMIT, Math.max(1, Math.floor(most))),
      entries: [],
    };
  },
  example: { heading: 'From the archive', of: 'story', most: 1000.5 },
};
