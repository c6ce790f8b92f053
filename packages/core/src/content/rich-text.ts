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
