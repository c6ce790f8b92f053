import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from './link.tsx';

/** Text that the server has resolved; `ui` imports no noun, so the shape stands here too. */
export interface RichSpan {
  text: string;
  strong?: true;
  em?: true;
  href?: string;
}

export interface RichBlock {
  kind: 'p' | 'h2' | 'h3' | 'quote' | 'bullet' | 'number';
  spans: RichSpan[];
}

function spanNode({ text, strong, em, href }: RichSpan): ReactNode {
  let node: ReactNode = text;
  if (strong) node = <strong>{node}</strong>;
  if (em) node = <em>{node}</em>;
  if (!href) return node;
  return <Link href={href}>{node}</Link>;
}

// Children passed as arguments instead of a list need no keys.
const inside = (tag: string | typeof Fragment, nodes: ReactNode[]) => createElement(tag, null, ...nodes);

/** The words of one block, without a tag around them. */
export function RichSpans({ spans }: { spans: RichSpan[] }) {
  return inside(Fragment, spans.map(spanNode));
}

const TAGS = { p: 'p', h2: 'h2', h3: 'h3', quote: 'blockquote', bullet: 'li', number: 'li' } as const;
const LISTS: Partial<Record<RichBlock['kind'], 'ul' | 'ol'>> = { bullet: 'ul', number: 'ol' };

/** Rich text that the server has resolved; runs of list items become one list. */
export function RichTextView({ blocks }: { blocks: RichBlock[] }) {
  const runs: RichBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (LISTS[block.kind] && last?.[0]?.kind === block.kind) last.push(block);
    else runs.push([block]);
  }
  return inside(
    Fragment,
    runs.map((run) => {
      const nodes = run.map(({ kind, spans }) => inside(TAGS[kind], spans.map(spanNode)));
      const list = run[0] && LISTS[run[0].kind];
      return list ? inside(list, nodes) : inside(Fragment, nodes);
    }),
  );
}
