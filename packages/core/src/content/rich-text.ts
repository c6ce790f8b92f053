import type { ShippingTerm } from '../market/shipping-terms.ts';

/**
 * Rich text as pages carry it: resolved on the server (references become hrefs), so that browsers need no
 * portable-text library. Values contain no stega and no edit marks.
 */
export interface RichSpan {
  text: string;
  strong?: true;
  em?: true;
  /** Ready to use: a path of ours, an address, or one of the special values `chat:`, `cookie:`, `mailto:…`. */
  href?: string;
  /** The words for the shipping of the US, in whose place those of the visitor's country stand. */
  term?: ShippingTerm;
}

export interface RichBlock {
  kind: 'p' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';
  spans: RichSpan[];
}

export type RichText = RichBlock[];

/** The text of all blocks on one line, for titles, descriptions and the banner's length. */
export function richTextToText(blocks: RichText): string {
  return blocks
    .map((block) => block.spans.map((span) => span.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of all blocks as one line, with their links and emphasis; blocks are joined by a space. Null for none. */
export function richTextToSpans(blocks: RichText): RichSpan[] | null {
  const spans = blocks.flatMap((block, place) => (place > 0 ? [{ text: ' ' }, ...block.spans] : block.spans));
  return spans.length > 0 ? spans : null;
}

/** A text without links or emphasis. */
export function plainSpans(text: string | null): RichSpan[] | null {
  return text === null ? null : [{ text }];
}
