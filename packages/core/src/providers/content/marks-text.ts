import type { StegaConfig } from '@sanity/client/stega';
import { sectionRows } from './sections/section-registry.ts';

type MarkFilter = NonNullable<StegaConfig['filter']>;

/** Fields that pages draw unchanged; fields that code compares, counts, links or styles by must not be here. */
const drawn: ReadonlySet<string> = new Set([
  'title',
  'text',
  'heading',
  'quote',
  'dropdownCaption',
  'quickAddText',
  'standfirst',
  'byline',
  'season',
  'summary',
  'instructionsHeading',
  'gtsBannerTitle',
  'gtsBannerTitleLingerie',
  'gtsBannerText',
  ...Object.values(sectionRows).flatMap(({ texts }) => texts),
]);

/** Below these a title is a name that code reads: of a colour, a product, or a page for search engines. */
const named: ReadonlySet<string> = new Set(['colours', 'store', 'seo', 'sizeGuides']);

/** Whether a text gets a mark that links to its field in the editing tool. */
export const marksText: MarkFilter = (field) => {
  const { resultPath, value, filterDefault } = field;
  const last = resultPath.at(-1);
  if (typeof last !== 'string' || !drawn.has(last) || value.trim() === '') return false;
  return !resultPath.some((step) => typeof step === 'string' && named.has(step)) && filterDefault(field);
};
