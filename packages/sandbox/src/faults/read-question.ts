/** One request, as faults tell requests apart. */
export interface Question {
  path: string;
  /** Names of the GraphQL operations in it; empty for anything else. */
  operations: string[];
  /** It changes nothing, as far as its form tells. */
  isRead: boolean;
  /** The same for the same question. */
  key: string;
}

const operation = /\b(query|mutation)\s+(\w+)/g;
const groqQuery = /^\/v[\w-]+\/data\/query\//;

/** Reads a request that nobody has read yet; it can still be read afterwards. */
export async function readQuestion(request: Request): Promise<Question> {
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
    // Who asks decides what may be seen, and from where it may be read.
    key: [request.method, pathname, search, text, ...asker(request)].join('\n'),
  };
}

function asker({ headers }: Request): string[] {
  return ['authorization', 'origin'].map((name) => headers.get(name) ?? '');
}

function readDocument(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const query: unknown = Object(body).query;
    return typeof query === 'string' ? query : '';
  } catch {
    return '';
  }
}
