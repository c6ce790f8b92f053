import { systemClock } from '@storefront/core/clock';
import type { ContentDocument } from '@storefront/core/content/document-search';
import type { ContentImage } from '@storefront/core/content/site-content';
import type { ProductCard } from '@storefront/core/product/card';
import { readContentText } from '@storefront/core/providers/content/parts/content-value';
import type {
  ArchiveEntry,
  ArchiveGridSection,
} from '@storefront/core/providers/content/sections/archive-grid';
import type { ProductRailSection } from '@storefront/core/providers/content/sections/product-rail';
import { isDue } from '@storefront/core/providers/content/sections/section-bounds';
import {
  type PageSection,
  productHandlesOf,
} from '@storefront/core/providers/content/sections/section-registry';
import { PAGE_COUNTRY, readCards } from './cards.ts';
import { listTag } from './editorial-entries.ts';
import { recordSource } from './page-build.ts';
import { readShell } from './read-shell.ts';
import { findSizeGuides } from './size-guides.ts';
import { catalogue, content } from './sources.ts';

export interface FilledSections {
  /** Those that are due now. */
  sections: PageSection[];
  /** Every product that they show, by handle. */
  cards: Record<string, ProductCard>;
}

/** Pieces of a collection in a rail. */
const RAIL_SIZE = 12;

/** What a page needs to draw the sections of its document. `more` are handles of products that it shows besides. */
export async function fillSections(
  all: readonly PageSection[],
  { more = [], now = systemClock.now() }: { more?: readonly string[]; now?: number } = {},
): Promise<FilledSections> {
  const due = all.filter((section) => isDue(section, now));
  const sections = (await Promise.all(due.map(fill))).filter((section) => section !== null);
  const cards = await readCards([...new Set([...productHandlesOf(sections), ...more])]);
  return { sections, cards: Object.fromEntries(cards.map((card) => [card.handle, card])) };
}

/** Adds what a section takes from elsewhere than its own document; null for one that then has nothing to show. */
async function fill(section: PageSection): Promise<PageSection | null> {
  switch (section.kind) {
    case 'productRail':
      return section.collection === undefined ? section : ofCollection(section, section.collection);
    case 'contact':
      return { ...section, help: (await readShell()).help };
    case 'sizeGuide':
      return { ...section, guides: await findSizeGuides() };
    case 'archiveGrid':
      return ofArchive(section);
    default:
      return section;
  }
}

async function ofCollection(rail: ProductRailSection, handle: string): Promise<PageSection | null> {
  const found = await catalogue().collectionPage({ handle, size: RAIL_SIZE }, PAGE_COUNTRY);
  const handles = found?.products.map((product) => product.handle) ?? [];
  return handles.length === 0 ? null : { ...rail, handles };
}

async function ofArchive(grid: ArchiveGridSection): Promise<PageSection | null> {
  recordSource(listTag[grid.of], null);
  const { documents } = await content().searchDocuments({ type: grid.of, pageSize: grid.most });
  const entries = documents.map(toEntry);
  return entries.length === 0 ? null : { ...grid, entries };
}

function toEntry({ uid, url, data }: ContentDocument): ArchiveEntry {
  const { title, season, cover } = data;
  return {
    key: uid,
    href: url,
    title: readContentText(title) ?? uid,
    note: readContentText(season),
    image: isPicture(cover) ? cover : null,
  };
}

function isPicture(value: unknown): value is ContentImage {
  return typeof value === 'object' && value !== null && 'src' in value && 'width' in value;
}
