import { createServer, type RequestListener } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PRODUCT_QUERY } from '../../packages/core/src/providers/commerce/documents/catalogue.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { largeCatalogue } from '../../packages/sandbox/src/seed/large-catalogue.ts';
import type { Catalogue } from '../../packages/sandbox/src/world/catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type { SandboxServer } from '../../packages/sandbox/src/world/world.ts';

const origin = 'http://localhost:3001';
const products = 10_000;
const rounds = 120;
/** For what takes hundreds of milliseconds. */
const heavyRounds = 20;
const clients = 50;

interface LargeShop {
  catalogue: Catalogue;
  server: SandboxServer;
  startMs: number;
}

interface Question {
  query: string;
  variables: object;
}

let open: Promise<LargeShop> | null = null;

/** The commerce double with 10,000 products, started once for all measurements. */
function largeShop(): Promise<LargeShop> {
  open ??= openLargeShop();
  return open;
}

async function openLargeShop(): Promise<LargeShop> {
  const startedAt = performance.now();
  const catalogue = largeCatalogue(products);
  const addresses = { site: '', commerce: origin, content: '', desk: '', cloud: '' };
  const server = commerceServer(makeWorld({ addresses, catalogue, stateDir: null }));
  for (const question of [productQuestion(catalogue, 1), collectionQuestion(0), searchQuestion(0)]) {
    await ask(server, question);
  }
  return { catalogue, server, startMs: performance.now() - startedAt };
}

/** Milliseconds until the first product, collection page and search have been returned. */
export async function measureStart(): Promise<number[]> {
  return [(await largeShop()).startMs];
}

/** Megabytes (millions of bytes) of live heap after the first responses. */
export async function measureHeap(): Promise<number[]> {
  await largeShop();
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return [process.memoryUsage().heapUsed / 1e6];
}

export async function measureLargeProduct(): Promise<number[]> {
  const { catalogue, server } = await largeShop();
  return measure(server, (round) => productQuestion(catalogue, round));
}

export async function measureCollectionPage(): Promise<number[]> {
  const { server } = await largeShop();
  return measure(server, collectionQuestion);
}

/** A page of a collection with every facet beside it. */
export async function measureFacets(): Promise<number[]> {
  const { server } = await largeShop();
  return measure(server, (round) => {
    const query = `query($handle: String!) { collection(handle: $handle) { products(first: 20) {
      nodes { id handle title } filters { id label type values { id label count input } } } } }`;
    return { query, variables: { handle: collections[round % collections.length] } };
  });
}

/** 250 products with up to 100 variants each, which a token may read in one request. */
export async function measureHeavyQuery(): Promise<number[]> {
  const { server } = await largeShop();
  const query = `query { products(first: 250, reverse: true) { nodes { ${card} } } }`;
  return measure(server, () => ({ query, variables: {} }), heavyRounds);
}

export async function measureTagSearch(): Promise<number[]> {
  const { server } = await largeShop();
  return measure(server, (round) => {
    const [a, b] = [tags[round % tags.length], tags[(round + 1) % tags.length]];
    return listing('products(first: 20, sortKey: BEST_SELLING, query: $query)', `tag:${a} OR tag:${b}`);
  });
}

export async function measureSearch(): Promise<number[]> {
  const { server } = await largeShop();
  return measure(server, searchQuestion);
}

/** Milliseconds of each of 1,000 requests over HTTP with 50 concurrent clients. Throws when one fails. */
export async function measureClients(): Promise<number[]> {
  const { catalogue, server } = await largeShop();
  const listener = createServer(listenerOf(server));
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const send: SandboxServer = (request) =>
    fetch(new Request(request.url.replace(origin, `http://127.0.0.1:${port}`), request));
  const times: number[] = [];
  async function shopAround(client: number): Promise<void> {
    for (let step = 0; step < 20; step++) {
      const question = [
        productQuestion(catalogue, client * 31 + step),
        collectionQuestion(step),
        searchQuestion(step),
      ];
      times.push(await ask(send, question[step % 3] ?? searchQuestion(step)));
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, (_, client) => shopAround(client)));
  } finally {
    listener.closeAllConnections();
    listener.close();
  }
  return times;
}

function listenerOf(server: SandboxServer): RequestListener {
  return async (incoming, outgoing) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const body = await readText(incoming);
    const response = await server(new Request(`${origin}${incoming.url}`, { method: 'POST', headers, body }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  };
}

const tags = ['silk', 'new-in', 'sale', 'lace', 'color-black', 'color-ivory'];
const words = ['silk', 'black dress', 'bra', 'slip', 'lace bod', 'no. 40'];
const collections = ['new', 'dresses', 'lingerie', 'nightwear'];

function productQuestion(catalogue: Catalogue, round: number): Question {
  const { handle } = catalogue.products[(round * 37) % catalogue.products.length] ?? { handle: '' };
  return { query: PRODUCT_QUERY, variables: { handle, country: 'US' } };
}

function searchQuestion(round: number): Question {
  return listing('search(first: 20, query: $query, types: PRODUCT)', words[round % words.length] ?? '');
}

const card = `id handle title productType tags availableForSale featuredImage { url width height altText }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  variants(first: 100) { nodes { id availableForSale quantityAvailable selectedOptions { name value } price { amount currencyCode } compareAtPrice { amount } } }`;

function collectionQuestion(round: number): Question {
  const query = `query($handle: String!) { collection(handle: $handle) { title
    products(first: 20) { nodes { ${card} } pageInfo { hasNextPage endCursor } } } }`;
  return { query, variables: { handle: collections[round % collections.length] } };
}

function listing(field: string, query: string): Question {
  const node =
    '... on Product { id handle title featuredImage { url } priceRange { minVariantPrice { amount } } }';
  return { query: `query($query: String!) { ${field} { nodes { ${node} } } }`, variables: { query } };
}

async function measure(
  server: SandboxServer,
  question: (round: number) => Question,
  count = rounds,
): Promise<number[]> {
  for (let round = 0; round < count / 4; round++) await ask(server, question(round));
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await ask(server, question(round)));
  return times;
}

async function ask(server: SandboxServer, question: Question): Promise<number> {
  const request = new Request(`${origin}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
    body: JSON.stringify(question),
  });
  const startedAt = performance.now();
  const response = await server(request);
  const text = await response.text();
  const took = performance.now() - startedAt;
  if (!text.startsWith('{"data":{') || text.includes('"errors"') || text.includes('{"nodes":[]}')) {
    throw new Error(`The double did not answer ${JSON.stringify(question.variables)}: ${text.slice(0, 300)}`);
  }
  return took;
}
