import type { ContentDocument, DocumentType } from '@storefront/core/content/document-search';
import { PICTURED_COLLECTIONS } from '@storefront/core/content/past-collections';
import type { ContentImage } from '@storefront/core/content/site-content';
import { readContentText } from '@storefront/core/providers/content/parts/content-value';
import type {
  ArchiveEntry,
  ArchiveGridSection,
} from '@storefront/core/providers/content/sections/archive-grid';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { countCollection } from './collection-size.ts';
import { listTag } from './editorial-entries.ts';
import { recordSource } from './page-build.ts';
import { sectionName } from './section-losses.ts';
import { catalogue, content } from './sources.ts';

type Report = (loss: string) => void;

/** The newest stories or campaigns of the archive. */
export async function documentEntries(
  grid: ArchiveGridSection,
  type: DocumentType,
  report: Report,
): Promise<ArchiveEntry[]> {
  recordSource(listTag[type], null);
  const { documents } = await content().searchDocuments({ type, pageSize: grid.most });
  if (documents.length === 0) report(`${sectionName(grid)} is left out: there is no ${type}`);
  return documents.map(toEntry);
}

/**
 * The past collections that editors list, with the catalogue's title, picture and count of pieces. Rejects while the
 * commerce platform fails; collections that it does not have are reported and left out.
 */
export async function collectionEntries(grid: ArchiveGridSection, report: Report): Promise<ArchiveEntry[]> {
  const { collections = [], most } = grid;
  const found = await Promise.all(
    collections
      .slice(0, most)
      .map(async ({ handle, season }) => ({ handle, entry: await readCollection(handle, season) })),
  );
  const missing = found.filter(({ entry }) => entry === null).map(({ handle }) => handle);
  if (missing.length > 0)
    report(`${sectionName(grid)} lists collections that the platform does not have: ${missing.join(', ')}`);
  return onlyFirstPictured(found.flatMap(({ entry }) => entry ?? []));
}

/** Pictures that are not shown would only weigh in the page's data. */
function onlyFirstPictured(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const pictured = entries.filter(({ picture }) => picture !== undefined).slice(0, PICTURED_COLLECTIONS);
  return entries.map(({ picture, ...entry }) =>
    picture !== undefined && pictured.some(({ href }) => href === entry.href) ? { ...entry, picture } : entry,
  );
}

async function readCollection(handle: string, season: string | null): Promise<ArchiveEntry | null> {
  // The smallest page: it names the collection as a source, and the count is shared with the collection's own pages.
  const found = await catalogue().collectionPage({ handle, size: 1 }, PAGE_COUNTRY);
  if (found === null) return null;
  const { title, image } = found;
  return {
    href: paths.collection(found.handle),
    title,
    note: season,
    ...(image && { picture: image.src }),
    pieces: await countCollection(found, 1),
  };
}

function toEntry({ uid, url, data }: ContentDocument): ArchiveEntry {
  const { title, season, cover } = data;
  return {
    href: url,
    title: readContentText(title) ?? uid,
    note: readContentText(season),
    image: isPicture(cover) ? cover : null,
  };
}

function isPicture(value: unknown): value is ContentImage {
  return typeof value === 'object' && value !== null && 'src' in value && 'width' in value;
}
