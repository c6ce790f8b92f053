import { evaluateSync, GroqSyntaxError } from 'groq-js';
import type { ContentDocument } from './document.ts';
import { isObject } from './document.ts';
import type { View } from './lake.ts';
import { plainValue } from './plain-value.ts';
import { contentProject } from './project.ts';
import { isNode, parseTree, type QueryNode } from './query-node.ts';
import { Refusal } from './refusal.ts';
import { Origins } from './source-map/origins.ts';
import { type ContentSourceMap, SourceMapper } from './source-map/source-map.ts';
import { askForWitnesses } from './source-map/witness.ts';
import type { ReadSources } from './sync-tags.ts';

/** Parsed queries are kept up to this number; parsing costs more than most evaluations. */
const mostKeptTrees = 200;

const trees = new Map<string, QueryNode>();
const originsOfView = new WeakMap<View, Origins>();

/** Refuses with 400 and the place what does not parse. */
export function parseQuery(query: string, params: Record<string, unknown>): QueryNode {
  // groq-js folds parameters of slices into the tree, so a tree with parameters serves one request only.
  const isReusable = Object.keys(params).length === 0;
  const known = isReusable ? trees.get(query) : undefined;
  if (known) return known;
  try {
    const tree = parseTree(query, params);
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

/** The type that every document of a filter has: it stands alone or beside others that must hold too. */
function typeOf(condition: unknown): string | null {
  if (!isNode(condition)) return null;
  const { type, op, left, right, base } = condition;
  if (type === 'Group') return typeOf(base);
  if (type === 'And') return typeOf(left) ?? typeOf(right);
  const isOfType = type === 'OpCall' && op === '==' && isNode(left) && isNode(right) && left.name === '_type';
  return isOfType && left.type === 'AccessAttribute' && typeof right.value === 'string' ? right.value : null;
}

/** The type, or null for any, of each place where the tree takes all documents. */
function readTypes(node: unknown): (string | null)[] {
  if (Array.isArray(node)) return node.flatMap(readTypes);
  if (!isNode(node)) return [];
  if (node.type === 'Everything') return [null];
  const isOfAll = node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything';
  if (isOfAll) return [typeOf(node.expr), ...readTypes(node.expr)];
  return Object.values(node).flatMap(readTypes);
}

/** The types that the query looks at where it looks at types only; null where it may look at any. */
function typesOf(tree: QueryNode): ReadonlySet<string> | null {
  const types = readTypes(tree);
  const named = types.filter((type) => type !== null);
  return named.length === types.length ? new Set(named) : null;
}

export interface Question {
  query: string;
  params: Record<string, unknown>;
  identity: string;
  /** What `now()` says, in milliseconds since the epoch. */
  now?: number;
  /** Whether the answer should tell where its values come from, and members of lists by key or by place. */
  sourceMap?: 'keys' | 'places' | null;
}

export interface QueryAnswer {
  /** In plain JSON values. */
  result: unknown;
  sources: ReadSources;
  sourceMap: ContentSourceMap | null;
}

/** Evaluates a GROQ query; refuses with 400 what does not parse or cannot be run. */
export function runQuery(
  view: View,
  { query, params, identity, now, sourceMap = null }: Question,
): QueryAnswer {
  const parsed = parseQuery(query, params);
  const tree = sourceMap === null ? parsed : askForWitnesses(parsed);
  const asked = typesOf(parsed);
  // A large dataset is slow to walk.
  const dataset = asked === null ? view.documents : [...asked].flatMap((type) => view.byType.get(type) ?? []);
  const referred = new Set<ContentDocument>();
  const missingIds = new Set<string>();
  let answer: unknown;
  try {
    answer = plainValue(
      evaluateSync(tree, {
        dataset,
        params,
        dereference: ({ _ref }: { _ref: string }) => {
          const document = view.byId.get(_ref);
          if (document === undefined) missingIds.add(_ref);
          else referred.add(document);
          return document;
        },
        sanity: { projectId: contentProject.projectId, dataset: contentProject.dataset },
        identity,
        ...(now === undefined ? {} : { timestamp: new Date(now) }),
      }),
    );
  } catch (cause) {
    throw Refusal.data(400, 'queryEvaluationError', cause instanceof Error ? cause.message : String(cause), {
      query,
    });
  }
  const types = asked === null ? null : new Set([...asked, ...[...referred].map(({ _type }) => _type)]);
  const sources = { types, missingIds };
  if (sourceMap === null || !isObject(answer)) return { result: answer, sources, sourceMap: null };
  const mapper = new SourceMapper(originsOf(view), [...referred, ...dataset], sourceMap === 'keys');
  const result = mapper.read(answer.value, answer.witness);
  return { result, sources, sourceMap: mapper.map };
}

function originsOf(view: View): Origins {
  const known = originsOfView.get(view);
  if (known !== undefined) return known;
  const made = new Origins();
  originsOfView.set(view, made);
  return made;
}
