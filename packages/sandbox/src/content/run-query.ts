import { evaluateSync, GroqSyntaxError } from 'groq-js';
import { ApiError } from './api-error.ts';
import type { ContentDocument } from './document.ts';
import { isObject } from './document.ts';
import type { View } from './lake.ts';
import { plainValue } from './plain-value.ts';
import { contentProject } from './project.ts';
import { isNode, parseTree, type QueryNode } from './query-node.ts';
import { Origins } from './source-map/origins.ts';
import { type ContentSourceMap, SourceMapper } from './source-map/source-map.ts';
import { addWitnesses } from './source-map/witness.ts';
import type { ReadSources } from './sync-tags.ts';

/** Cached, as parsing costs more than most evaluations. */
const mostCachedTrees = 200;

const trees = new Map<string, QueryNode>();
const originsOfView = new WeakMap<View, Origins>();

/** Throws a 400 with the place for a query that does not parse. */
export function parseQuery(query: string, params: Record<string, unknown>): QueryNode {
  // groq-js folds parameters of slices into the tree, so a tree with parameters serves one request only.
  const isReusable = Object.keys(params).length === 0;
  const known = isReusable ? trees.get(query) : undefined;
  if (known) return known;
  try {
    const tree = parseTree(query, params);
    if (isReusable) {
      if (trees.size >= mostCachedTrees) trees.clear();
      trees.set(query, tree);
    }
    return tree;
  } catch (cause) {
    throw ApiError.data(400, 'queryParseError', cause instanceof Error ? cause.message : String(cause), {
      query,
      ...(cause instanceof GroqSyntaxError ? { start: cause.position, end: cause.position } : {}),
    });
  }
}

/** Returns the type that a filter demands, in a condition of its own or joined by `&&`; null for none. */
function typeOf(condition: unknown): string | null {
  if (!isNode(condition)) return null;
  const { type, op, left, right, base } = condition;
  if (type === 'Group') return typeOf(base);
  if (type === 'And') return typeOf(left) ?? typeOf(right);
  const isOfType = type === 'OpCall' && op === '==' && isNode(left) && isNode(right) && left.name === '_type';
  return isOfType && left.type === 'AccessAttribute' && typeof right.value === 'string' ? right.value : null;
}

/** Returns the type, or null for any, of each place where the tree reads all documents. */
function readTypes(node: unknown): (string | null)[] {
  if (Array.isArray(node)) return node.flatMap(readTypes);
  if (!isNode(node)) return [];
  if (node.type === 'Everything') return [null];
  const isOfAll = node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything';
  if (isOfAll) return [typeOf(node.expr), ...readTypes(node.expr)];
  return Object.values(node).flatMap(readTypes);
}

/** Returns the types that the query reads; null where it may read any. */
function typesOf(tree: QueryNode): ReadonlySet<string> | null {
  const types = readTypes(tree);
  const named = types.filter((type) => type !== null);
  return named.length === types.length ? new Set(named) : null;
}

interface QueryOptions {
  query: string;
  params: Record<string, unknown>;
  identity: string;
  /** The value of `now()`, in milliseconds since the epoch. */
  now?: number;
  /** Adds a source map, in which list members are named by key or by place. */
  sourceMap?: 'keys' | 'places' | null;
}

export interface QueryResult {
  /** In plain JSON values. */
  result: unknown;
  sources: ReadSources;
  sourceMap: ContentSourceMap | null;
}

/** Evaluates a GROQ query; throws a 400 for one that does not parse or cannot be run. */
export function runQuery(
  view: View,
  { query, params, identity, now, sourceMap = null }: QueryOptions,
): QueryResult {
  const parsed = parseQuery(query, params);
  const tree = sourceMap === null ? parsed : addWitnesses(parsed);
  const namedTypes = typesOf(parsed);
  // A large dataset is slow to walk.
  const dataset =
    namedTypes === null ? view.documents : [...namedTypes].flatMap((type) => view.byType.get(type) ?? []);
  const referred = new Set<ContentDocument>();
  const missingIds = new Set<string>();
  let evaluated: unknown;
  try {
    evaluated = plainValue(
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
    throw ApiError.data(400, 'queryEvaluationError', cause instanceof Error ? cause.message : String(cause), {
      query,
    });
  }
  const types =
    namedTypes === null ? null : new Set([...namedTypes, ...[...referred].map(({ _type }) => _type)]);
  const sources = { types, missingIds };
  if (sourceMap === null || !isObject(evaluated)) return { result: evaluated, sources, sourceMap: null };
  const mapper = new SourceMapper(originsOf(view), [...referred, ...dataset], sourceMap === 'keys');
  const result = mapper.read(evaluated.value, evaluated.witness);
  return { result, sources, sourceMap: mapper.map };
}

function originsOf(view: View): Origins {
  const known = originsOfView.get(view);
  if (known !== undefined) return known;
  const origins = new Origins();
  originsOfView.set(view, origins);
  return origins;
}
