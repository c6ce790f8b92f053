import { readContentText, readRows } from '../parts/content-value.ts';
import type { ImageMapper } from '../parts/map-image.ts';
import { editorial } from './editorial.ts';
import { hero } from './hero.ts';
import { newsletter } from './newsletter.ts';
import { productRail } from './product-rail.ts';
import { quote } from './quote.ts';
import type { FetchedSections, FetchedSectionsByKind, SectionKind, SectionRow } from './section-row.ts';
import { shoppable } from './shoppable.ts';
import { tiles } from './tiles.ts';

/** One row per kind of section, by its `_type` in the CMS. */
export const sectionRows = { hero, productRail, tiles, editorial, quote, shoppable, newsletter };

/** Each kind's section as pages draw it. */
export type SectionsByKind = {
  [Kind in SectionKind]: NonNullable<ReturnType<(typeof sectionRows)[Kind]['map']>>;
};

/** A section that editors compose pages and campaigns of. */
export type PageSection = SectionsByKind[SectionKind];

/** The same rows, typed so that a kind that is not known yet leads to its own row. */
const rowsByKind: { readonly [Kind in SectionKind]: SectionRow<Kind, SectionsByKind[Kind]> } = sectionRows;

const projections = Object.entries(sectionRows).map(
  ([kind, { projection }]) => `_type == "${kind}" => {${projection}}`,
);

/** The GROQ of a document's sections. */
export const sectionsProjection = `sections[]{
  _key, _type,
  ${projections.join(',\n  ')}
}`;

/** The sections in the editor's order, without those of unknown kinds and those that lack their essentials. */
export function mapSections(sections: FetchedSections | undefined, toImage: ImageMapper): PageSection[] {
  return readRows(sections).flatMap((section) => {
    const key = readContentText(section._key);
    if (key === null || !Object.hasOwn(sectionRows, section._type)) return [];
    return mapSection(section._type, section, key, toImage) ?? [];
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
