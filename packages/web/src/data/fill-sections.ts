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
import { type OrNone, withoutOutage } from './without-outage.ts';

export interface FilledSections {
  /** Those that are due now. */
  sections: PageSection[];
  /** Every product that they show, by handle. */
  cards: Record<string, ProductCard>;
}

/** Pieces of a collection in a rail. */
const RAIL_SIZE = 12;

interface FillOptions {
  /** Handles of products that the page shows besides. */
  more?: readonly string[];
  /** Rejects while the commerce platform fails, for a page that is nothing without its pieces. */
  needsPieces?: boolean;
  now?: number;
}

/**
 * What a page needs to draw the sections of its document. While the commerce platform fails, texts and pictures are there
 * without pieces, and the page is incomplete: one that is complete stays in its place.
 */
export async function fillSections(
  all: readonly PageSection[],
  { more = [], needsPieces = false, now = systemClock.now() }: FillOptions = {},
): Promise<FilledSections> {
  const orNone: OrNone = needsPieces ? (pieces) => pieces : withoutOutage;
  const due = all.filter((section) => isDue(section, now));
  const filled = await Promise.all(due.map((section) => fill(section, orNone)));
  const sections = filled.filter((section) => section !== null);
  const found = await orNone(readCards([...new Set([...productHandlesOf(sections), ...more])]));
  const cards = Object.fromEntries(found.map((card) => [card.handle, card]));
  return { sections: sections.filter((section) => hasPieces(section, cards)), cards };
}

/** A rail of which no piece is left has nothing to show; what a profile recommends comes later. */
function hasPieces(section: PageSection, cards: FilledSections['cards']): boolean {
  if (section.kind !== 'productRail' || section.profile !== undefined) return true;
  return section.handles.some((handle) => Object.hasOwn(cards, handle));
}

/** Adds what a section takes from elsewhere than its own document; null for one that then has nothing to show. */
async function fill(section: PageSection, orNone: OrNone): Promise<PageSection | null> {
  switch (section.kind) {
    case 'productRail':
      return section.collection === undefined ? section : ofCollection(section, section.collection, orNone);
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

async function ofCollection(
  rail: ProductRailSection,
  handle: string,
  orNone: OrNone,
): Promise<PageSection | null> {
  const handles = await orNone(handlesIn(handle));
  return handles.length === 0 ? null : { ...rail, handles: [...handles] };
}

async function handlesIn(collection: string): Promise<string[]> {
  const found = await catalogue().collectionPage({ handle: collection, size: RAIL_SIZE }, PAGE_COUNTRY);
  return found?.products.map((product) => product.handle) ?? [];
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
