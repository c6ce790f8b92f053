import type { StegaConfig } from '@sanity/client/stega';

type MarkFilter = NonNullable<StegaConfig['filter']>;

/** Fields of answers that pages draw as they are. Whatever is compared, counted, linked or styled by is not here. */
const drawn: ReadonlySet<string> = new Set([
  'title',
  'text',
  'heading',
  'quote',
  'source',
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
]);

/** Below these a title is a name that code knows: of a colour, of a product, of a page for search engines. */
const named: ReadonlySet<string> = new Set(['colours', 'store', 'seo', 'sizeGuides']);

/** Whether a text gets an edit mark. */
export const marksText: MarkFilter = (field) => {
  const { resultPath, value, filterDefault } = field;
  const last = resultPath.at(-1);
  if (typeof last !== 'string' || !drawn.has(last) || value.trim() === '') return false;
  return !resultPath.some((step) => typeof step === 'string' && named.has(step)) && filterDefault(field);
};
