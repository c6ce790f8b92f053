import { setTimeout as wait } from 'node:timers/promises';
import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { cacheKeys } from '@storefront/core/cache/keys';
import { type Receipt, readReceipt } from '@storefront/core/cache/receipt';
import { systemClock } from '@storefront/core/clock';
import { contentProject } from '../../../packages/sandbox/src/content/project.ts';
import type { PlannedFault } from '../../../packages/sandbox/src/faults/planned-fault.ts';

/** The shop that `npm test` opened, or one of `npm start` that nobody else uses. */
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const commerce = process.env.SHOPIFY_STOREFRONT_ENDPOINT ?? 'http://localhost:3001';
const content = process.env.SANITY_API_HOST ?? 'http://localhost:3002';
const desk = `http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}`;
const cloud = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? 'http://127.0.0.1:3004';
const secret = process.env.REVALIDATE_SECRET ?? 'sandbox-revalidate';

const store = createDynamoStore({
  table: process.env.CACHE_TABLE ?? 'storefront-cache',
  clock: systemClock,
  client: openDynamo(),
});

const REST_MS = 3_000;

/** How long after an edit the platforms' APIs show it. */
export const LAG_MS = 2_000;

export const pathOf = (handle: string) => `/products/${handle}`;

export interface Seen {
  /** After redirects. */
  path: string;
  status: number;
  /** The document's title, which editors write; the heading is the platform's name of a product. */
  title: string;
  heading: string;
  /** Of a product's structured data, in dollars; empty for other pages. */
  price: string;
  receipt: Receipt | null;
}

/** Fetches a page as a visitor without cookies. */
export async function visit(path: string): Promise<Seen> {
  // Uncompressed, because compressing hundreds of responses a minute would slow the making of pages.
  const response = await fetch(`${site}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const receipt = /<script type="application\/json" id="receipt">([^<]*)</.exec(html)?.[1];
  return {
    path: new URL(response.url).pathname,
    status: response.status,
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    price: /"price":"?([\d.]+)/.exec(html)?.[1] ?? '',
    receipt: receipt === undefined ? null : readReceipt(JSON.parse(receipt)),
  };
}

/** Visits repeatedly until the page is as wanted; rejects after `withinMs`. */
export async function visitUntil(
  path: string,
  isWanted: (seen: Seen) => boolean,
  withinMs = 60_000,
): Promise<Seen> {
  const end = performance.now() + withinMs;
  for (;;) {
    const seen = await visit(path).catch(inARing);
    if (seen !== null && isWanted(seen)) return seen;
    if (performance.now() > end) throw new Error(`${path} still shows ${JSON.stringify(seen)}`);
    await wait(100);
  }
}

/** While a document's path changes to and fro, of two copies one may be the older for a moment. */
function inARing(error: unknown): null {
  const cause: unknown = Object(error).cause;
  if (cause instanceof Error && cause.message === 'redirect count exceeded') return null;
  throw error;
}

/** The sitemap, as crawlers get it. */
export async function readMap(): Promise<string> {
  return (await fetch(`${site}/sitemap.xml`)).text();
}

/** Handles of products whose pages are prebuilt, in a fixed order. */
export async function productHandles(): Promise<string[]> {
  const map = await readMap();
  return [...map.matchAll(/\/products\/([^<]+)</g)].map(([, handle]) => handle ?? '').toSorted();
}

/** Edits in the back office, which sends the shop a webhook. */
export async function edit(change: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${commerce}/sandbox/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-desk': '1' },
    body: JSON.stringify(change),
  });
  if (response.status !== 204) throw new Error(`The back office returned ${response.status}.`);
}

/** Publishes a new page title of a product in the CMS, which sends the shop a webhook. */
export async function publishTitle(handle: string, title: string): Promise<void> {
  const query = '*[_type == "product" && store.slug.current == $handle && !(_id in path("drafts.**"))]';
  await publish({ query, params: { handle }, set: { 'seo.title': title } });
}

/** Publishes another slug of a document in the CMS, which sends the shop a webhook. */
export async function publishSlug(id: string, slug: string): Promise<void> {
  await publish({ id, set: { 'slug.current': slug } });
}

async function publish(patch: object): Promise<void> {
  const response = await fetch(`${content}/v2026-01-01/data/mutate/${contentProject.dataset}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${contentProject.editorToken}`,
    },
    body: JSON.stringify({ mutations: [{ patch }] }),
  });
  if (!response.ok) throw new Error(`The CMS returned ${response.status}: ${await response.text()}`);
}

/** Makes a change whose webhook the shop refuses, so that the platform gives it up. */
export async function loseWebhook(change: () => Promise<void>): Promise<void> {
  await setFaults([{ provider: 'webhooks', kind: 'refused', probability: 1 }]);
  await change();
  while (!(await isMet())) await wait(50);
  await setFaults([]);
}

async function isMet(): Promise<boolean> {
  const { faults }: { faults: { met: number }[] } = await (await fetch(`${desk}/control`)).json();
  return faults.some(({ met }) => met > 0);
}

/** Replaces all faults of the sandbox. */
export async function setFaults(faults: readonly PlannedFault[]): Promise<void> {
  const response = await fetch(`${desk}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-desk': '1' },
    body: JSON.stringify({ faults }),
  });
  if (!response.ok) throw new Error(`The desk returned ${response.status}: ${await response.text()}`);
}

/** Sends the revalidation request of an operator. */
export async function revalidate(wanted: object, token = secret): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wanted),
  });
  return { status: response.status, body: await response.json() };
}

/** How often each page of the last minutes was made so far. */
export async function timesMade(): Promise<Map<string, number>> {
  const rows = await store.list(cacheKeys.page('').pk);
  return new Map(rows.map(({ sk, entry }) => [sk, visitsOf(entry.value)]));
}

/** Resolves when the queue was empty for a while, so that all changes are handled. */
export async function queueAtRest(): Promise<{ dead: number }> {
  for (let since = performance.now(); ; ) {
    const { unfinished, dead }: { unfinished: number; dead: number } = await (
      await fetch(`${cloud}/sandbox/queue`)
    ).json();
    if (unfinished > 0) since = performance.now();
    if (performance.now() - since > REST_MS) return { dead };
    await wait(250);
  }
}

function visitsOf(record: unknown): number {
  const isRecord = typeof record === 'object' && record !== null && 'visits' in record;
  return isRecord ? Number(record.visits) : 0;
}
