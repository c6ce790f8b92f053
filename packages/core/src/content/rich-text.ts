/**
 * Rich text as pages carry it: resolved on the server (references become hrefs), so that browsers need no
 * portable-text library. Values are clean: no stega, no edit marks.
 */
export interface RichSpan {
  text: string;
  strong?: true;
  em?: true;
  /** Ready to use: a path of ours, an address, or one of the special values `chat:`, `cookie:`, `mailto:…`. */
  href?: string;
}

export interface RichBlock {
  kind: 'p' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';
  spans: RichSpan[];
}

export type RichText = RichBlock[];
