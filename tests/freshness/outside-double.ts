import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** The sources and the site as the worker knows them: versions, and pages made from them. */
export interface Outside {
  url: string;
  /** Handle → ISO 8601, as the commerce platform shows it now. */
  products: Map<string, string>;
  /** Id → ISO 8601, as the commerce platform shows it now. */
  metaobjects: Map<string, string>;
  /** Id → ISO 8601, as the CMS shows it now. */
  documents: Map<string, string>;
  /** Called before each answer about a version. */
  onAsk: () => void | Promise<void>;
  /** Paths in the order in which they were made, and what their product's version was then. */
  built: { path: string; version: string | null }[];
  /** Paths that the site fails to make. */
  broken: Set<string>;
  /** Paths that the site takes for no page's address. */
  refused: Set<string>;
  /** How often it was asked for them. */
  refusals: number;
  secret: string;
  close(): Promise<void>;
}

/** The wire formats of the three, on a free port. */
export async function openOutside(): Promise<Outside> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await answerTo(incoming, outside);
    outgoing.writeHead(answer === null ? 401 : 'error' in answer ? 400 : 200, {
      'content-type': 'application/json',
    });
    outgoing.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const outside: Outside = {
    url: `http://127.0.0.1:${portOf(server)}`,
    products: new Map(),
    metaobjects: new Map(),
    documents: new Map(),
    onAsk: () => {},
    built: [],
    broken: new Set(),
    refused: new Set(),
    refusals: 0,
    secret: 'open-sesame-to-operators',
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return outside;
}

async function answerTo(incoming: IncomingMessage, outside: Outside): Promise<object | null> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', outside.url);
  const body = await readJson(incoming);
  if (pathname === '/api/revalidate') {
    if (incoming.headers.authorization !== `Bearer ${outside.secret}`) return null;
    const paths: string[] = body.paths;
    if (paths.some((path) => outside.refused.has(path))) {
      outside.refusals += 1;
      return { error: { code: 'paths-invalid' } };
    }
    const failed = paths.filter((path) => outside.broken.has(path));
    const refreshed = paths.filter((path) => !outside.broken.has(path));
    const versionOf = (path: string) => outside.products.get(path.replace('/products/', '')) ?? null;
    outside.built.push(...refreshed.map((path) => ({ path, version: versionOf(path) })));
    return { refreshed, failed };
  }
  await outside.onAsk();
  if (pathname.endsWith('/graphql.json')) {
    const { id, handle } = body.variables;
    const updatedAt = outside.metaobjects.get(id) ?? outside.products.get(handle);
    return { data: { found: updatedAt === undefined ? null : { updatedAt } } };
  }
  const id: string = JSON.parse(searchParams.get('$id') ?? '""');
  return { result: outside.documents.get(id) ?? null };
}

async function readJson(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
