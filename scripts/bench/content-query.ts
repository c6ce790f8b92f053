import { completeDocumentSearch } from '../../packages/core/src/content/document-search.ts';
import { contentQueries } from '../../packages/core/src/providers/content/queries.ts';
import { searchQuery } from '../../packages/core/src/providers/content/search-query.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { contentServer } from '../../packages/sandbox/src/content/server.ts';
import { seedContent } from '../../packages/sandbox/src/seed/content/seed-content.ts';
import { largeCatalogue } from '../../packages/sandbox/src/seed/large-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { SandboxServer } from '../../packages/sandbox/src/world/world.ts';

const origin = 'http://localhost:3002';
const products = 340;
const leastDocuments = 5_000;
const rounds = 40;

interface Question {
  query: string;
  params: Record<string, unknown>;
}

/** The content lake of a catalogue large enough for 5,000 documents; deterministic. */
function openLargeLake(): { server: SandboxServer; handles: string[] } {
  const catalogue = largeCatalogue(products);
  const count = seedContent(catalogue).length;
  if (count < leastDocuments) throw new Error(`The lake holds ${count} documents: take more products.`);
  const addresses = { site: '', commerce: 'http://localhost:3001', content: origin, desk: '', cloud: '' };
  const server = contentServer(makeWorld({ addresses, catalogue, stateDir: null }));
  return { server, handles: catalogue.products.map(({ handle }) => handle) };
}

/** Every query of the content face, with different parameters each round. */
function questionsOf(handles: readonly string[], round: number): Question[] {
  const handle = handles[(round * 37) % handles.length] ?? '';
  const paramsOf: Partial<Record<string, Record<string, unknown>>> = {
    product: { handle },
    storeProducts: { handles: [handle] },
    page: { handle: 'returns' },
    story: { handle: 'cut-on-the-cross' },
    campaign: { handle: 'nocturne' },
    documentPath: { type: 'page', slug: 'returns', id: null },
    collection: { handle: 'new' },
    routeRule: { spellings: ['/pages/about'] },
  };
  const search = completeDocumentSearch({ type: 'story', filters: [{ field: 'tags', anyOf: ['silk'] }] });
  const fixed = Object.entries(contentQueries).map(([name, query]) => ({
    query,
    params: paramsOf[name] ?? {},
  }));
  return [...fixed, searchQuery(search)];
}

async function measure(perspective: 'published' | 'drafts'): Promise<number[]> {
  const { server, handles } = openLargeLake();

  async function ask({ query, params }: Question): Promise<number> {
    const url = new URL(`${origin}/v2026-01-01/data/query/${contentProject.dataset}`);
    url.searchParams.set('query', query);
    url.searchParams.set('perspective', perspective);
    if (perspective === 'drafts') url.searchParams.set('resultSourceMap', 'withKeyArraySelector');
    for (const [name, value] of Object.entries(params))
      url.searchParams.set(`$${name}`, JSON.stringify(value));
    const request = new Request(url, { headers: { authorization: `Bearer ${contentProject.viewerToken}` } });
    const startedAt = performance.now();
    const response = await server(request);
    const text = await response.text();
    const took = performance.now() - startedAt;
    if (!response.ok || text.includes('"result":null')) {
      throw new Error(`The lake does not answer ${query.slice(0, 80)}: ${text.slice(0, 300)}`);
    }
    return took;
  }

  for (const question of questionsOf(handles, 0)) await ask(question);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const question of questionsOf(handles, round)) times.push(await ask(question));
  }
  return times;
}

/** Milliseconds of the content face's queries over 5,000 documents, through the double's server. */
export function measureContentQueries(): Promise<number[]> {
  return measure('published');
}

/** The same in the editors' perspective: drafts first, with source maps. */
export function measurePreviewQueries(): Promise<number[]> {
  return measure('drafts');
}
