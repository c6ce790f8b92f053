import { readContentText, readRows } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';
import { archiveGrid } from './archive-grid.ts';
import { contact } from './contact.ts';
import { editorial } from './editorial.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { hero } from './hero.ts';
import { imageGrid } from './image-grid.ts';
import { marquee } from './marquee.ts';
import { newsletter } from './newsletter.ts';
import { passage } from './passage.ts';
import { productRail } from './product-rail.ts';
import { quote } from './quote.ts';
import { boundsProjection, mapBounds, type SectionBounds } from './section-bounds.ts';
import type { FetchedSections, FetchedSectionsByKind, SectionKind, SectionRow } from './section-row.ts';
import { shoppable } from './shoppable.ts';
import { sizeGuide } from './size-guide-section.ts';
import { tiles } from './tiles.ts';
import { video } from './video.ts';

/** One row per kind of section, by its `_type` in the CMS. */
export const sectionRows = {
  hero,
  productRail,
  tiles,
  editorial,
  quote,
  shoppable,
  newsletter,
  passage,
  imageGrid,
  video,
  faq,
  figures,
  marquee,
  contact,
  sizeGuide,
  archiveGrid,
};

/** Each kind's section as pages draw it. */
export type SectionsByKind = {
  [Kind in SectionKind]: NonNullable<ReturnType<(typeof sectionRows)[Kind]['map']>>;
};

/** A section that editors compose pages and campaigns of. */
export type PageSection = SectionsByKind[SectionKind] & SectionBounds;

/** The same rows, typed so that a kind that is not known yet leads to its own row. */
const rowsByKind: { readonly [Kind in SectionKind]: SectionRow<Kind, SectionsByKind[Kind]> } = sectionRows;

const projections = Object.entries(sectionRows).map(
  ([kind, { projection }]) => `_type == "${kind}" => {${projection}}`,
);

/** The GROQ of a document's sections. */
export const sectionsProjection = `sections[]{
  _key, _type, ${boundsProjection},
  ${projections.join(',\n  ')}
}`;

/**
 * The sections in the editor's order, without hidden ones, those of unknown kinds and those that lack their essentials.
 * Those that are bound to a time are among them.
 */
export function mapSections(sections: FetchedSections | undefined, toImage: ImageMapper): PageSection[] {
  return readRows(sections).flatMap((section) => {
    const key = readContentText(section._key);
    if (key === null || section.isHidden === true || !Object.hasOwn(sectionRows, section._type)) return [];
    const bounds = mapBounds(section);
    const mapped = bounds && mapSection(section._type, section, key, toImage);
    return mapped ? [{ ...mapped, ...bounds }] : [];
  });
}

function mapSection<Kind extends SectionKind>(
  kind: Kind,
  fetched: FetchedSectionsByKind[Kind],
  key: string,
  toImage: ImageMapper,
): SectionsByKind[Kind] | null {
  return rowsByKind[kind].map(fetched, key, toImage);
}

/** Handles of the products that the sections show, each once. */
export function productHandlesOf(sections: readonly PageSection[]): string[] {
  return [...new Set(sections.flatMap((section) => handlesOfSection(section.kind, section)))];
}

function handlesOfSection<Kind extends SectionKind>(
  kind: Kind,
  section: SectionsByKind[Kind],
): readonly string[] {
  return rowsByKind[kind].productHandles?.(section) ?? [];
}
