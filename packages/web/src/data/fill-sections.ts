import { systemClock } from '@storefront/core/clock';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { ArchiveGridSection } from '@storefront/core/providers/content/sections/archive-grid';
import type { ProductRailSection } from '@storefront/core/providers/content/sections/product-rail';
import { isDue } from '@storefront/core/providers/content/sections/section-bounds';
import {
  type PageSection,
  productHandlesOf,
} from '@storefront/core/providers/content/sections/section-registry';
import { collectionEntries, documentEntries } from './archive-entries.ts';
import { PAGE_COUNTRY, readCards, readCardTexts } from './cards.ts';
import { readShell } from './read-shell.ts';
import { lossesOfProducts, reportLoss, sectionName } from './section-losses.ts';
import { findSizeGuides } from './size-guides.ts';
import { catalogue } from './sources.ts';
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
  /** The id of their document, for the log; by default that of the document which the page is about. */
  document?: string | null;
  now?: number;
}

/**
 * What a page needs to draw the sections of its document. While the commerce platform fails, texts and pictures are there
 * without pieces, and the page is incomplete: one that is complete stays in its place.
 */
export async function fillSections(
  all: readonly PageSection[],
  { more = [], needsPieces = false, document = null, now = systemClock.now() }: FillOptions = {},
): Promise<FilledSections> {
  const orNone: OrNone = needsPieces ? (pieces) => pieces : withoutOutage;
  const report: Report = (loss) => reportLoss(document, loss);
  const due = all.filter((section) => isDue(section, now));
  const filled = await Promise.all(due.map((section) => fill(section, orNone, report)));
  const sections = filled.filter((section) => section !== null);
  const found = await orNone(readReported(sections, more, report));
  const cards = Object.fromEntries(found.map((card) => [card.handle, card]));
  return { sections: sections.filter((section) => hasPieces(section, cards)), cards };
}

type Report = (loss: string) => void;

/** The cards of everything that is shown. Products that the platform does not have are reported. */
async function readReported(sections: readonly PageSection[], more: readonly string[], report: Report) {
  const found = await readCards([...new Set([...productHandlesOf(sections), ...more])]);
  for (const loss of lossesOfProducts(sections, more, found)) report(loss);
  return found;
}

/** For the cards of what is recommended, which the browser makes; null without such a rail. */
export async function readRailTexts(sections: readonly PageSection[]): Promise<CardTexts | null> {
  const hasRail = sections.some((one) => one.kind === 'productRail' && one.profile !== undefined);
  return hasRail ? readCardTexts() : null;
}

/** A rail of which no piece is left has nothing to show; what a profile recommends comes later. */
function hasPieces(section: PageSection, cards: FilledSections['cards']): boolean {
  if (section.kind !== 'productRail' || section.profile !== undefined) return true;
  return section.handles.some((handle) => Object.hasOwn(cards, handle));
}

/** Adds what a section takes from elsewhere than its own document; null for one that then has nothing to show. */
async function fill(section: PageSection, orNone: OrNone, report: Report): Promise<PageSection | null> {
  switch (section.kind) {
    case 'productRail':
      return section.collection === undefined
        ? section
        : ofCollection(section, section.collection, orNone, report);
    case 'contact':
      return { ...section, help: (await readShell()).help };
    case 'sizeGuide':
      return { ...section, guides: await findSizeGuides() };
    case 'archiveGrid':
      return ofArchive(section, orNone, report);
    default:
      return section;
  }
}

async function ofCollection(
  rail: ProductRailSection,
  handle: string,
  orNone: OrNone,
  report: Report,
): Promise<PageSection | null> {
  const reportEmpty = () =>
    report(`${sectionName(rail)} is left out: its collection '${handle}' has no products`);
  const handles = await orNone(handlesIn(handle, reportEmpty));
  return handles.length === 0 ? null : { ...rail, handles: [...handles] };
}

async function handlesIn(collection: string, reportEmpty: () => void): Promise<string[]> {
  const found = await catalogue().collectionPage({ handle: collection, size: RAIL_SIZE }, PAGE_COUNTRY);
  const handles = found?.products.map((product) => product.handle) ?? [];
  if (handles.length === 0) reportEmpty();
  return handles;
}

async function ofArchive(
  grid: ArchiveGridSection,
  orNone: OrNone,
  report: Report,
): Promise<PageSection | null> {
  const entries =
    grid.of === 'collection'
      ? await orNone(collectionEntries(grid, report))
      : await documentEntries(grid, grid.of, report);
  // The entries say what the list of collections named.
  const { collections: _, ...shown } = grid;
  return entries.length === 0 ? null : { ...shown, entries: [...entries] };
}
