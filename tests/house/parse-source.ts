import { parseAst } from 'vitest/node';
import type { SourceFile } from './source-files.ts';

export type Program = ReturnType<typeof parseAst>;
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
export type Node = NonNullable<Statement['parent']>;

const parsed = new WeakMap<SourceFile, Program>();

/** The syntax tree of a TypeScript or JavaScript file. */
export function parseSource(file: SourceFile): Program {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const program = parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }, file.path);
  parsed.set(file, program);
  return program;
}

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
