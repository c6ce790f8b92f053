import { evaluateSync, GroqSyntaxError, parse } from 'groq-js';
import { type ContentDocument, isObject } from './document.ts';
import type { View } from './lake.ts';
import { contentProject } from './project.ts';
import { Refusal } from './refusal.ts';

/** Parsed queries are kept up to this number; parsing costs more than most evaluations. */
const mostKeptTrees = 200;

type Tree = ReturnType<typeof parse>;
const trees = new Map<string, Tree>();

function parseQuery(query: string, params: Record<string, unknown>): Tree {
  // groq-js folds parameters of slices into the tree, so a tree with parameters serves one request only.
  const isReusable = Object.keys(params).length === 0;
  const known = isReusable ? trees.get(query) : undefined;
  if (known) return known;
  try {
    const tree = parse(query, { params });
    if (isReusable) {
      if (trees.size >= mostKeptTrees) trees.clear();
      trees.set(query, tree);
    }
    return tree;
  } catch (cause) {
    throw Refusal.data(400, 'queryParseError', cause instanceof Error ? cause.message : String(cause), {
      query,
      ...(cause instanceof GroqSyntaxError ? { start: cause.position, end: cause.position } : {}),
    });
  }
}

interface GroqValue {
  data?: unknown;
  getSync?: () => unknown;
}

function isGroqValue(value: unknown): value is GroqValue {
  return isObject(value);
}

/** Only documents of the types that the query asks for, where it asks for types only: a large dataset is slow to walk. */
function fittingDocuments({ documents, byType }: View, query: string): readonly ContentDocument[] {
  const everything = query.split('*').length - 1;
  const types = [...query.matchAll(/\*\s*\[\s*_type\s*==\s*(["'])([\w.-]+)\1\s*(?:\]|&&)/g)].map(
    ([, , type]) => type ?? '',
  );
  if (types.length !== everything || query.includes('||')) return documents;
  return [...new Set(types)].flatMap((type) => byType.get(type) ?? []);
}

/** The answer of a GROQ query, in plain JSON values; refuses with 400 what does not parse or cannot be run. */
export function runQuery(
  view: View,
  query: string,
  params: Record<string, unknown>,
  identity: string,
): unknown {
  const tree = parseQuery(query, params);
  try {
    const value: unknown = evaluateSync(tree, {
      dataset: fittingDocuments(view, query),
      params,
      dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref),
      sanity: { projectId: contentProject.projectId, dataset: contentProject.dataset },
      identity,
    });
    if (!isGroqValue(value)) return null;
    return typeof value.getSync === 'function' ? value.getSync() : (value.data ?? null);
  } catch (cause) {
    throw Refusal.data(400, 'queryEvaluationError', cause instanceof Error ? cause.message : String(cause), {
      query,
    });
  }
}
