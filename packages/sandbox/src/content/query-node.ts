import { parse } from 'groq-js';
import { isObject } from './document.ts';

/** A node of groq-js's syntax tree, whose types the package does not export. */
export interface QueryNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is QueryNode {
  return isObject(value) && typeof value.type === 'string';
}

/** Throws groq-js's error, with a `position`, for invalid GROQ. */
export function parseTree(query: string, params: Record<string, unknown> = {}): QueryNode {
  const tree: unknown = parse(query, { params });
  if (!isNode(tree)) throw new TypeError('groq-js did not parse the query into a tree.');
  return tree;
}

/** The node of a constant. */
export function constant(value: string | number | boolean): QueryNode {
  return { type: 'Value', value };
}

/** The node of an object with these attributes. */
export function objectOf(attributes: Record<string, QueryNode>): QueryNode {
  const values = Object.entries(attributes).map(([name, value]) => attributeOf(name, value));
  return { type: 'Object', attributes: values };
}

export function attributeOf(name: string, value: QueryNode): QueryNode {
  return { type: 'ObjectAttributeValue', name, value };
}
