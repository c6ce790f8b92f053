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

type Attributes = { dir: 'auto' } | null;

// Children passed as arguments instead of a list need no keys.
const inside = (tag: string, nodes: ReactNode[], attributes: Attributes) =>
  createElement(tag, attributes, ...nodes);
const together = (nodes: ReactNode[]) => createElement(Fragment, null, ...nodes);

/** The words of one block, without a tag around them. */
export function RichSpans({ spans }: { spans: RichSpan[] }) {
  return together(spans.map(spanNode));
}

const TAGS = { p: 'p', h2: 'h2', h3: 'h3', quote: 'blockquote', bullet: 'li', number: 'li' } as const;
const LISTS: Partial<Record<RichBlock['kind'], 'ul' | 'ol'>> = { bullet: 'ul', number: 'ol' };

interface RichTextProps {
  blocks: RichBlock[];
  /** Whether each block runs in the direction of its own script. */
  hasDirections?: boolean;
}

/** Rich text that the server has resolved; runs of list items become one list. */
export function RichTextView({ blocks, hasDirections }: RichTextProps) {
  const attributes: Attributes = hasDirections ? { dir: 'auto' } : null;
  const runs: RichBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (LISTS[block.kind] && last?.[0]?.kind === block.kind) last.push(block);
    else runs.push([block]);
  }
  return together(
    runs.map((run) => {
      const nodes = run.map(({ kind, spans }) => inside(TAGS[kind], spans.map(spanNode), attributes));
      const list = run[0] && LISTS[run[0].kind];
      return list ? inside(list, nodes, attributes) : together(nodes);
    }),
  );
}
