import { randomUUID } from 'node:crypto';
import { evaluateSync } from 'groq-js';
import { ApiError } from './api-error.ts';
import type { ContentDocument } from './document.ts';
import { type SendEvent, streamEvents } from './event-stream.ts';
import type { Lake } from './lake.ts';
import { plainValue } from './plain-value.ts';
import type { ContentRole } from './project.ts';
import { isNode, type QueryNode } from './query-node.ts';
import { readQueryFromUrl } from './query-request.ts';
import { parseQuery } from './run-query.ts';
import type { DocumentChange, Transaction } from './transaction.ts';

interface Listener {
  role: ContentRole;
  filter: QueryNode;
  params: Record<string, unknown>;
  withResult: boolean;
  withPrevious: boolean;
  withMutations: boolean;
  isVisibleToQueries: boolean;
}

/** Returns the top-level filter: projections, slices and orders around it are ignored. */
function filterOf(node: QueryNode): QueryNode {
  if (node.type === 'Filter' || node.type === 'Everything') return node;
  if (isNode(node.base)) return filterOf(node.base);
  throw ApiError.data(
    400,
    'queryParseError',
    'A listener’s query must be a filter, like *[_type == "page"].',
  );
}

function matches({ role, filter, params }: Listener, document: ContentDocument | null): boolean {
  if (document === null || (role === 'anonymous' && document._id.includes('.'))) return false;
  const found = plainValue(evaluateSync(filter, { dataset: [document], params }));
  return Array.isArray(found) && found.length > 0;
}

function transitionOf(listener: Listener, { before, after }: DocumentChange) {
  const was = matches(listener, before);
  const is = matches(listener, after);
  if (was && is) return 'update';
  if (is) return 'appear';
  return was ? 'disappear' : null;
}

function sendEvents(send: SendEvent, listener: Listener, transaction: Transaction): void {
  const events = transaction.changes.flatMap((change) => {
    const transition = transitionOf(listener, change);
    return transition === null ? [] : [{ change, transition }];
  });
  for (const [place, { change, transition }] of events.entries()) {
    const { id, before, after, mutations } = change;
    const eventId = `${transaction.id}#${id}`;
    const data = {
      type: 'mutation',
      eventId,
      documentId: id,
      transactionId: transaction.id,
      transition,
      identity: 'editor',
      timestamp: transaction.at,
      visibility: listener.isVisibleToQueries ? 'query' : 'transaction',
      transactionTotalEvents: events.length,
      transactionCurrentEvent: place,
      ...(before === null ? {} : { previousRev: before._rev }),
      ...(after === null ? {} : { resultRev: after._rev }),
      ...(listener.withMutations ? { mutations } : { mutations: [] }),
      ...(listener.withResult && after !== null ? { result: after } : {}),
      ...(listener.withPrevious ? { previous: before } : {}),
    };
    send({ name: 'mutation', id: eventId, data });
  }
}

/** `GET /v…/data/listen/{dataset}`: streams the changes of the documents of a filter. */
export function handleListen(url: URL, lake: Lake, role: ContentRole, isVisibleToQueries: boolean): Response {
  const isTrue = (name: string) => url.searchParams.get(name) === 'true';
  for (const name of ['effectFormat', 'enableResume']) {
    if (url.searchParams.has(name))
      throw ApiError.gateway(400, 'Bad Request', `The content double has no ${name}.`);
  }
  return streamEvents((send) => {
    try {
      const { query, params } = readQueryFromUrl(url);
      const listener: Listener = {
        role,
        filter: filterOf(parseQuery(query, params)),
        params,
        withResult: isTrue('includeResult'),
        withPrevious: isTrue('includePreviousRevision'),
        withMutations: url.searchParams.get('includeMutations') !== 'false',
        isVisibleToQueries,
      };
      send({ name: 'welcome', data: { listenerName: randomUUID() } });
      return lake.onCommit((transaction) => sendEvents(send, listener, transaction));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      send({ name: 'channelError', data: Object(cause.body) });
      return () => undefined;
    }
  });
}
