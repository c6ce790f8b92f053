import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { makeWorld } from '../world/make-world.ts';
import { okendoAccount } from './account.ts';
import { okendoServer } from './server.ts';
import { writeReviews } from './write-reviews.ts';

const catalogue = seedCatalogue();
const addresses = { site: '', commerce: '', content: '', desk: '', cloud: '' };
const server = okendoServer(makeWorld({ addresses, catalogue, stateDir: null }));
const product = catalogue.products.find((one) => writeReviews(one).length > 8);
const store = `/v1/stores/${okendoAccount.subscriberId}/products/shopify-${product?.id}`;
const send = async (path: string) => server(new Request(`http://localhost:3003${path}`));

describe('the public list of reviews', () => {
  it('is deterministic', () => {
    expect(catalogue.products.map(writeReviews)).toEqual(seedCatalogue().products.map(writeReviews));
  });

  it('is empty for gift cards and for some products', () => {
    const written = catalogue.products.map((one) => ({ ...one, total: writeReviews(one).length }));
    expect(written.filter(({ isGiftCard, total }) => isGiftCard && total > 0)).toEqual([]);
    expect(written.filter(({ isGiftCard, total }) => !isGiftCard && total === 0).length).toBeGreaterThan(5);
    expect(written.filter(({ total }) => total > 20).length).toBeGreaterThan(5);
  });

  it.each([
    ['date desc', 'dateCreated', -1],
    ['date asc', 'dateCreated', 1],
    ['rating desc', 'rating', -1],
    ['rating asc', 'rating', 1],
  ])('has the order of orderBy=%s', async (orderBy, field, direction) => {
    const { reviews } = await (await send(`${store}/reviews?${new URLSearchParams({ orderBy })}`)).json();
    const values = reviews.map((review: Record<string, string | number>) => review[field]);
    const sorted = values.toSorted((a: string, b: string) => (a < b ? -direction : a > b ? direction : 0));
    expect(values).toEqual(sorted);
  });

  it.each([
    [`${store}/reviews?limit=0`, 400],
    [`${store}/reviews?limit=101`, 400],
    [`${store}/reviews?orderBy=mood`, 400],
    [`${store}/reviews?lastEvaluated=r-0`, 400],
    ['/v1/stores/another/products/shopify-1/reviews', 404],
    [`/v1/stores/${okendoAccount.subscriberId}/products/shopify-1/review_aggregate`, 404],
    ['/v2/anything', 404],
  ])('%s returns %i', async (path, status) => {
    expect((await send(path)).status).toBe(status);
  });
});
