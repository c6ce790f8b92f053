import { searchspringServer } from '../../packages/sandbox/src/searchspring/server.ts';
import { largeCatalogue } from '../../packages/sandbox/src/seed/large-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';

const products = 10_000;
const warmups = 20;
const rounds = 200;

/** Milliseconds of each recommend call of a product page over 10,000 products, through the double's server. */
export async function measureRecommendations(): Promise<number[]> {
  const catalogue = largeCatalogue(products);
  const origin = 'http://localhost:3003';
  const addresses = { site: '', commerce: 'http://localhost:3001', content: '', desk: origin, cloud: '' };
  const server = searchspringServer(makeWorld({ addresses, catalogue, stateDir: null }));
  const skuAt = (place: number) => catalogue.products[place % products]?.variants[0]?.sku ?? '';

  async function ask(round: number): Promise<number> {
    const query = new URLSearchParams({
      intellisuggest: '0',
      tags: 'customers-also-viewed',
      product: skuAt(round * 37),
      cart: [1, 2].map((step) => skuAt(round * 41 + step)).join(','),
      lastViewed: [1, 2, 3, 4, 5].map((step) => skuAt(round * 43 + step)).join(','),
      shopper: String(round),
      'bgfilter.ss_is_published': '1',
    });
    const request = new Request(`${origin}/boost/sndbx1/recommend?${query}`);
    const startedAt = performance.now();
    const response = await server(request);
    const text = await response.text();
    const took = performance.now() - startedAt;
    if (!response.ok || text.length < 1_000)
      throw new Error(`The double recommends nothing: ${text.slice(0, 300)}`);
    return took;
  }

  for (let round = 0; round < warmups; round++) await ask(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await ask(round));
  return times;
}
