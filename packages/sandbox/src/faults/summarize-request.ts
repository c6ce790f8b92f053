import { parseJson } from '../http/parse-json.ts';

/** What faults need to know of a request. */
export interface RequestSummary {
  path: string;
  /** Names of the GraphQL operations in it; empty for anything else. */
  operations: string[];
  /** It changes nothing, judging by its form. */
  isRead: boolean;
  /** Equal requests have equal keys. */
  key: string;
}

const operation = /\b(query|mutation)\s+(\w+)/g;
const groqQuery = /^\/v[\w-]+\/data\/query\//;

/** Leaves the request's body readable. */
export async function summarizeRequest(request: Request): Promise<RequestSummary> {
  const { pathname, search } = new URL(request.url);
  const text = request.body === null ? '' : await request.clone().text();
  const document = readDocument(text);
  const found = [...document.matchAll(operation)];
  const isGraphqlRead = document !== '' && !/\bmutation\b/.test(document);
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  return {
    path: pathname,
    operations: found.flatMap(([, , name]) => name ?? []),
    isRead: isGet || isGraphqlRead || groqQuery.test(pathname),
    // The caller decides what a response may show, and to which origin.
    key: [request.method, pathname, search, text, ...callerOf(request)].join('\n'),
  };
}

function callerOf({ headers }: Request): string[] {
  return ['authorization', 'origin'].map((name) => headers.get(name) ?? '');
}

/** The GraphQL document of a body; empty for any other body. */
function readDocument(text: string): string {
  const query: unknown = Object(parseJson(text)).query;
  return typeof query === 'string' ? query : '';
}
