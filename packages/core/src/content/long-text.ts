import type { RichBlock } from './rich-text.ts';
import type { ContentImage } from './site-content.ts';

/** A block of a text that also holds pictures, tables and pieces of the shop. */
export type LongTextBlock =
  | RichBlock
  | { kind: 'image'; image: ContentImage; caption: string | null }
  /** Handles of products; the page adds their cards. */
  | { kind: 'pieces'; handles: string[] }
  /** The first row holds the headings of the columns; all rows are equally long. */
  | { kind: 'table'; rows: string[][] }
  | { kind: 'pairs'; pairs: { term: string; text: string }[] };

export type LongText = LongTextBlock[];

export function isRichBlock(block: LongTextBlock): block is RichBlock {
  return 'spans' in block;
}

/** Handles of the products within the text, each once. */
export function piecesIn(text: LongText): string[] {
  return [...new Set(text.flatMap((block) => (block.kind === 'pieces' ? block.handles : [])))];
}

/** Whether a drop capital suits the text: a script without capitals has none, and joined letters must not be parted. */
export function beginsWithCapital([first]: LongText): boolean {
  if (first?.kind !== 'p') return false;
  return /^[\p{P}\s]*\p{Lu}/u.test(first.spans.map(({ text }) => text).join(''));
}
