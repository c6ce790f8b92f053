import type { QueryResults } from '../generated/query-results.ts';
import type { SchemaField } from '../parts/fields.ts';
import type { ImageMapper } from '../parts/map-image.ts';

export type FetchedSections = NonNullable<QueryResults['home']>['sections'];
type FetchedSection = NonNullable<FetchedSections>[number];

/** A section's `_type` in the CMS. */
export type SectionKind = FetchedSection['_type'];

export type FetchedSectionsByKind = {
  [Kind in SectionKind]: Extract<FetchedSection, { _type: Kind }>;
};

/** Everything that the CMS side of the shop knows about one kind of section. */
export interface SectionRow<Kind extends SectionKind, Section extends { key: string; kind: SectionKind }> {
  /** The fields that editors fill in. */
  fields: readonly SchemaField[];
  /** The fields that pages draw unchanged as text, so that previews may mark them for the editing tool. */
  texts: readonly string[];
  /** The GROQ projection of the fields. */
  projection: string;
  /** The fields as editors may fill them in; the section's test maps them. */
  example: Readonly<Record<string, unknown>>;
  /** Null for a section that lacks its essentials. */
  map(fetched: FetchedSectionsByKind[Kind], key: string, toImage: ImageMapper): Section | null;
  /** Handles of the products that the section shows; the page adds their cards. */
  productHandles?(section: Section): readonly string[];
}
