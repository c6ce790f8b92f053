import { GraphQLError } from 'graphql/index.js';
import { parseJson } from '../../http/parse-json.ts';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
  sortKey?: string | null;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<T> {
  nodes: T[];
  edges: { node: T; cursor: string }[];
  pageInfo: PageInfo;
}

/** What a cursor stores of a node. */
export interface Mark {
  id: number | string;
  value: number | string;
}

/**
 * A page of a sorted list. A cursor holds the node's id and sort value, so it stays valid when products are added,
 * removed or changed: the id is looked up first, else the value gives the position. A cursor of another sort is
 * refused.
 */
export function page<T>(list: readonly T[], args: PageArgs, markOf: (item: T) => Mark): Connection<T> {
  const { first, last, after, before } = args;
  const sort = args.sortKey ?? null;
  check(first, last);
  const ordered = args.reverse ? list.toReversed() : list;
  let from = 0;
  let to = ordered.length;
  if (after !== null && after !== undefined) {
    const place = placeOf(ordered, readCursor(after, sort), markOf);
    from = place.isFound ? place.at + 1 : place.at;
  }
  if (before !== null && before !== undefined) {
    to = placeOf(ordered, readCursor(before, sort), markOf).at;
  }
  if (first !== null && first !== undefined) to = Math.min(to, from + first);
  else if (last !== null && last !== undefined) from = Math.max(from, to - last);
  const nodes = ordered.slice(from, to);
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ node, cursor: cursor(markOf(node), sort) }));
    },
    pageInfo: {
      hasNextPage: to < ordered.length,
      hasPreviousPage: from > 0,
      startCursor: endOf(nodes, 0, markOf, sort),
      endCursor: endOf(nodes, nodes.length - 1, markOf, sort),
    },
  };
}

/** The same page and cursors with mapped nodes. */
export function mapConnection<T, U>(connection: Connection<T>, change: (item: T) => U): Connection<U> {
  return {
    nodes: connection.nodes.map(change),
    get edges() {
      return connection.edges.map(({ node, cursor }) => ({ node: change(node), cursor }));
    },
    pageInfo: connection.pageInfo,
  };
}

/** A page of a list in its own order: the position is the sort value. */
export function pageByPlace<T>(
  list: readonly T[],
  args: PageArgs,
  idOf: (item: T) => number | string,
): Connection<T> {
  const placed = list.map((item, place) => ({ item, place }));
  const found = page(placed, args, ({ item, place }) => ({ id: idOf(item), value: place }));
  return mapConnection(found, ({ item }) => item);
}

export const emptyConnection: Connection<never> = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

function check(first: number | null | undefined, last: number | null | undefined): void {
  const isFirstGiven = first !== null && first !== undefined;
  const isLastGiven = last !== null && last !== undefined;
  if (!isFirstGiven && !isLastGiven) throw badRequest('you must provide one of first or last');
  if (isFirstGiven && isLastGiven) throw badRequest('providing both first and last is not supported');
  if (isFirstGiven) checkSize('first', first);
  if (isLastGiven) checkSize('last', last);
}

function checkSize(name: string, size: number): void {
  if (size < 0) throw badRequest(`${name} must be a non-negative Integer`);
  if (size > 250) throw badRequest(`${name} cannot exceed 250`);
}

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

function endOf<T>(nodes: T[], at: number, markOf: (item: T) => Mark, sort: string | null): string | null {
  const node = nodes[at];
  return node === undefined ? null : cursor(markOf(node), sort);
}

function cursor({ id, value }: Mark, sort: string | null): string {
  const mark = { last_id: id, last_value: value, ...(sort === null ? {} : { sort }) };
  return Buffer.from(JSON.stringify(mark)).toString('base64');
}

function readCursor(text: string, sort: string | null): Mark {
  const read = parseJson(Buffer.from(text, 'base64').toString());
  if (read && typeof read === 'object' && 'last_id' in read && 'last_value' in read) {
    const { last_id: id, last_value: value } = read;
    const own = 'sort' in read ? read.sort : null;
    if (isKey(id) && isKey(value) && own === sort) return { id, value };
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

function isKey(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function placeOf<T>(
  list: readonly T[],
  mark: Mark,
  markOf: (item: T) => Mark,
): { at: number; isFound: boolean } {
  const same = list.findIndex((item) => markOf(item).id === mark.id);
  const found = list[same];
  if (found !== undefined && markOf(found).value === mark.value) return { at: same, isFound: true };
  const [first, last] = [list[0], list.at(-1)];
  const isDescending = first !== undefined && last !== undefined && order(markOf(first), markOf(last)) > 0;
  const behind = list.findIndex((item) => order(markOf(item), mark) * (isDescending ? -1 : 1) > 0);
  return { at: behind < 0 ? list.length : behind, isFound: false };
}

function order(a: Mark, b: Mark): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}
