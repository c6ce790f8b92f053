import { PRODUCT_QUERY } from '../../packages/core/src/providers/commerce/documents/catalogue.ts';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';

const warmups = 100;
const rounds = 600;

/** Milliseconds of each product query of the product page, over the whole seed, through the double's server. */
export async function measureProductQuery(): Promise<number[]> {
  const catalogue = seedCatalogue();
  const origin = 'http://localhost:3001';
  const addresses = { site: '', commerce: origin, content: '', desk: '', cloud: '' };
  const server = commerceServer(makeWorld({ addresses, catalogue, stateDir: null }));

  async function ask(round: number): Promise<number> {
    const handle = catalogue.products[round % catalogue.products.length]?.handle;
    const request = new Request(`${origin}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({ query: PRODUCT_QUERY, variables: { handle, country: 'US' } }),
    });
    const startedAt = performance.now();
    const response = await server(request);
    const text = await response.text();
    const took = performance.now() - startedAt;
    if (!text.startsWith('{"data":{"product":{'))
      throw new Error(`The double did not answer ${handle}: ${text.slice(0, 300)}`);
    return took;
  }

  for (let round = 0; round < warmups; round++) await ask(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await ask(round));
  return times;
}
