import { type PortableBlock, resolveRichText } from '../content/resolve-rich-text.ts';
import { type RichBlock, type RichText, richTextToText } from '../content/rich-text.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { pageExtras } from './page-extras.ts';
import type { ProductMetafields } from './product.ts';

export interface DetailsHeadings {
  fit: string;
  care: string;
}

/** What editors wrote, and what of it the page says already. */
interface DetailsContext {
  /** `[entity.cms-product.2]` */
  editorial: RichText;
  /** Plain text of the page's own description. */
  shown: string | null;
  headings: DetailsHeadings;
}

/**
 * What the catalogue knows of a product: the fabric first, then composition, measurements and making as a list, fit and
 * care. `[entity.normalized-product.21]` `[entity.normalized-product.22]` `[entity.normalized-product.23]` The list
 * comes from the first of these that has text: editors' blocks or lines, the platform's HTML. Nothing that the page says
 * above is repeated.
 */
export function detailsText(metafields: ProductMetafields, context: DetailsContext): RichText {
  const { editorial, shown, headings } = context;
  const care = portableText(metafields.fabricCare);
  // Of several paragraphs the first is about the fabric.
  const fabric = care.length > 1 ? care.slice(0, 1) : [];
  const isShown = shown?.includes(richTextToText(editorial));
  return [
    ...(isShown ? [] : editorial),
    ...fabric,
    ...factsOf(metafields),
    ...under(headings.fit, fitText(metafields)),
    ...under(headings.care, care.slice(fabric.length)),
  ];
}

/** How a product is cut, in the words of its makers. */
export function fitText(metafields: ProductMetafields): RichText {
  return portableText(metafields.fitNotes);
}

function factsOf(metafields: ProductMetafields): RichText {
  const { details, fieldDetails } = pageExtras(metafields);
  if (details?.kind === 'lines')
    return details.lines.map((text): RichBlock => ({ kind: 'bullet', spans: [{ text }] }));
  const blocks = portableText(details?.blocks);
  return blocks.length > 0 ? blocks : htmlToRichText(fieldDetails);
}

function under(heading: string, text: RichText): RichText {
  return text.length === 0 ? [] : [{ kind: 'h3', spans: [{ text: heading }] }, ...text];
}

function portableText(blocks: readonly unknown[] | undefined): RichText {
  return resolveRichText(blocks?.filter(isBlock));
}

/** Every field of it is optional, and is checked where it is read. */
function isBlock(value: unknown): value is PortableBlock {
  return typeof value === 'object' && value !== null;
}
