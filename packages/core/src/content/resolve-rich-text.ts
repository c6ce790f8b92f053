import type { LinkTarget } from './links.ts';
import { externalHref, internalHref } from './links.ts';
import type { RichBlock, RichSpan, RichText } from './rich-text.ts';

/** Portable text of the CMS, with the targets of internal links already dereferenced. */
export interface PortableBlock {
  _type?: string | null;
  style?: string | null;
  listItem?: string | null;
  children?: readonly PortableSpan[] | null;
  markDefs?: readonly PortableMark[] | null;
}

export interface PortableSpan {
  text?: string | null;
  marks?: readonly string[] | null;
}

export interface PortableMark {
  _key?: string | null;
  /** Of a link mark. */
  href?: string | null;
  /** Of an `internalLink` mark. */
  reference?: LinkTarget | null;
}

const kindOfStyle: ReadonlyMap<string, RichBlock['kind']> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
  ['blockquote', 'quote'],
]);

function kindOf(block: PortableBlock): RichBlock['kind'] {
  if (block.listItem) return block.listItem === 'number' ? 'number' : 'bullet';
  return kindOfStyle.get(block.style ?? '') ?? 'p';
}

function resolveSpan(span: PortableSpan, marks: ReadonlyMap<string, PortableMark>): RichSpan | null {
  if (typeof span?.text !== 'string' || span.text === '') return null;
  const resolved: RichSpan = { text: span.text };
  for (const name of Array.isArray(span.marks) ? span.marks : []) {
    const mark = marks.get(name);
    if (name === 'strong') resolved.strong = true;
    else if (name === 'em') resolved.em = true;
    else if (mark) {
      const href = internalHref(mark.reference) ?? externalHref(mark.href);
      if (href !== null) resolved.href = href;
    }
  }
  return resolved;
}

/**
 * Portable text → the blocks that pages show. `[screen.link-rules.2]` `[entity.cms-product.2]` Links become hrefs; a
 * link without a target stays as plain text; blocks without text and blocks of other types are left out.
 */
export function resolveRichText(blocks: readonly PortableBlock[] | null | undefined): RichText {
  const resolved: RichText = [];
  for (const block of Array.isArray(blocks) ? blocks : []) {
    if (block?._type !== 'block') continue;
    const marks = new Map<string, PortableMark>();
    for (const mark of Array.isArray(block.markDefs) ? block.markDefs : []) {
      if (mark?._key) marks.set(mark._key, mark);
    }
    const spans = (Array.isArray(block.children) ? block.children : [])
      .map((span: PortableSpan) => resolveSpan(span, marks))
      .filter((span: RichSpan | null) => span !== null);
    if (spans.some((span: RichSpan) => span.text.trim() !== ''))
      resolved.push({ kind: kindOf(block), spans });
  }
  return resolved;
}
