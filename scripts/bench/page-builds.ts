import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { largeCatalogue } from '../../packages/sandbox/src/seed/large-catalogue.ts';
import { openOutsideFunctions } from './outside-functions.ts';

const PRODUCTS = 10_000;
/** Hundreds to thousands of pieces each. */
export const LARGE_COLLECTIONS = ['dresses', 'lingerie', 'nightwear', 'new'];
const child = join(import.meta.dirname, 'build-listings.ts');

/** Milliseconds of each build, by its kind. */
export interface ListingBuilds {
  /** After its time, from what the table holds. */
  stale: number[];
  /** Because a source has changed, past every cache. */
  changed: number[];
  /** The twentieth page, from the nearest stored cursor. */
  further: number[];
}

/** The double indexes its catalogue with the first requests, which take longer than the shop waits. */
async function warmUp(platform: string): Promise<void> {
  const query =
    'query($handle: String!) { collection(handle: $handle) { products(first: 20) { nodes { id } } } }';
  for (const handle of LARGE_COLLECTIONS) {
    const response = await fetch(`${platform}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({ query, variables: { handle } }),
    });
    await response.text();
  }
}

let built: Promise<ListingBuilds> | null = null;

async function buildListings(): Promise<ListingBuilds> {
  const { env, close } = await openOutsideFunctions(largeCatalogue(PRODUCTS));
  try {
    await warmUp(env.SHOPIFY_STOREFRONT_ENDPOINT ?? '');
    const builder = fork(child, [], {
      env: { NODE_ENV: 'production', ...env, CACHE_TABLE: 'storefront-cache' },
    });
    const builds = new Promise<ListingBuilds>((resolve) => {
      builder.once('message', (message: ListingBuilds) => resolve(message));
    });
    const ended = once(builder, 'exit').then(([code]) => {
      throw new Error(`The builds of listings ended with ${String(code)}.`);
    });
    return await Promise.race([builds, ended]);
  } finally {
    await close();
  }
}

/** Builds of a listing's pages against the double with 10,000 products. */
export const buildMeasurements = (['stale', 'changed', 'further'] as const).map((kind) => ({
  name: `10,000 products: listing built, ${kind}`,
  limitMs: 300,
  measure: async () => {
    built ??= buildListings();
    return (await built)[kind];
  },
}));
