import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** A double of the commerce platform, the CMS and the site as the worker sees them: versions, and pages made of them. */
export interface SourcesDouble {
  url: string;
  /** Handle → ISO 8601, as the commerce platform shows it now. */
  products: Map<string, string>;
  /** Id → ISO 8601, as the commerce platform shows it now. */
  metaobjects: Map<string, string>;
  /** Id → ISO 8601, as the CMS shows it now. */
  documents: Map<string, string>;
  /** Called before each response with a version. */
  onRequest: () => void | Promise<void>;
  /** Paths in the order in which they were made, each with the version of its product at that time. */
  built: { path: string; version: string | null }[];
  /** Paths that the site fails to make. */
  broken: Set<string>;
  /** Paths that the site refuses, because no page can have them. */
  refused: Set<string>;
  /** How often a refused path was requested. */
  refusals: number;
  secret: string;
  close(): Promise<void>;
}

/** Serves the wire formats of all three on a free port. */
export async function openSources(): Promise<SourcesDouble> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await respondTo(incoming, sources);
    outgoing.writeHead(response === null ? 401 : 'error' in response ? 400 : 200, {
      'content-type': 'application/json',
    });
    outgoing.end(JSON.stringify(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sources: SourcesDouble = {
    url: `http://127.0.0.1:${portOf(server)}`,
    products: new Map(),
    metaobjects: new Map(),
    documents: new Map(),
    onRequest: () => {},
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
  return sources;
}

async function respondTo(incoming: IncomingMessage, sources: SourcesDouble): Promise<object | null> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', sources.url);
  const body = await readJson(incoming);
  if (pathname === '/api/revalidate') {
    if (incoming.headers.authorization !== `Bearer ${sources.secret}`) return null;
    const paths: string[] = body.paths;
    if (paths.some((path) => sources.refused.has(path))) {
      sources.refusals += 1;
      return { error: { code: 'paths-invalid' } };
    }
    const failed = paths.filter((path) => sources.broken.has(path));
    const refreshed = paths.filter((path) => !sources.broken.has(path));
    const versionOf = (path: string) => sources.products.get(path.replace('/products/', '')) ?? null;
    sources.built.push(...refreshed.map((path) => ({ path, version: versionOf(path) })));
    return { refreshed, failed };
  }
  await sources.onRequest();
  if (pathname.endsWith('/graphql.json')) {
    const { id, handle } = body.variables;
    const updatedAt = sources.metaobjects.get(id) ?? sources.products.get(handle);
    return { data: { found: updatedAt === undefined ? null : { updatedAt } } };
  }
  const id: string = JSON.parse(searchParams.get('$id') ?? '""');
  return { result: sources.documents.get(id) ?? null };
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
