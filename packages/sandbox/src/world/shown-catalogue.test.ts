import { beforeEach, describe, expect, it } from 'vitest';
import { commerceServer } from '../commerce/server.ts';
import { klaviyoAccount } from '../klaviyo/account.ts';
import { klaviyoServer } from '../klaviyo/server.ts';
import { okendoAccount } from '../okendo/account.ts';
import { okendoServer } from '../okendo/server.ts';
import { searchspringAccount } from '../searchspring/account.ts';
import { searchspringServer } from '../searchspring/server.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { makeWorld } from './make-world.ts';
import { shownCatalogue } from './shown-catalogue.ts';
import type { SandboxServer } from './world.ts';

const origin = 'http://localhost:3003';
const addresses = { site: '', commerce: 'http://localhost:3001', content: '', desk: origin, cloud: '' };
const catalogue = seedCatalogue();

function open() {
  const world = makeWorld({ addresses, catalogue, stateDir: null });
  const servers = {
    commerce: commerceServer(world),
    searchspring: searchspringServer(world),
    okendo: okendoServer(world),
    klaviyo: klaviyoServer(world),
  };
  const send = async (server: SandboxServer, path: string, init?: RequestInit) =>
    server(new Request(`${origin}${path}`, init));
  const edit = async (body: object) => {
    const headers = { 'content-type': 'application/json', 'x-sandbox-desk': '1' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await send(servers.commerce, '/sandbox/admin', init)).status).toBe(204);
  };
  /** The search provider's recommendations, best seller first. */
  const recommended = async () => {
    const query = new URLSearchParams({ tags: 'home-page', limits: '100', intellisuggest: '0' });
    const response = await send(
      servers.searchspring,
      `/boost/${searchspringAccount.siteId}/recommend?${query}`,
    );
    const [{ results }]: [{ results: Result[] }] = await response.json();
    return results;
  };
  const waitFor = (variantId: number) =>
    send(servers.klaviyo, `/client/back-in-stock-subscriptions/?company_id=${klaviyoAccount.companyId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', revision: '2023-12-15' },
      body: JSON.stringify({
        data: {
          type: 'back-in-stock-subscription',
          attributes: {
            channels: ['EMAIL'],
            profile: { data: { type: 'profile', attributes: { email: 'ann@example.test' } } },
          },
          relationships: {
            variant: { data: { type: 'catalog-variant', id: `$shopify:::$default:::${variantId}` } },
          },
        },
      }),
    });
  const reviewsOf = (productId: number) =>
    send(servers.okendo, `/v1/stores/${okendoAccount.subscriberId}/products/shopify-${productId}/reviews`);
  return { world, edit, recommended, waitFor, reviewsOf };
}

interface Result {
  id: string;
  mappings: { core: { price: number } };
  attributes: { handle: string; title: string; ss_available: string | number };
}

describe('edits of the platform’s back office, as other providers see them', () => {
  let shop: ReturnType<typeof open>;
  let handle: string;
  let product: (typeof catalogue.products)[number];

  beforeEach(async () => {
    shop = open();
    handle = (await shop.recommended())[0]?.attributes.handle ?? '';
    const found = catalogue.products.find((one) => one.handle === handle);
    if (!found) throw new Error(`The seed has no ${handle}`);
    product = found;
  });
  const now = async () => (await shop.recommended()).find(({ attributes }) => attributes.handle === handle);

  it('the catalogue equals the seed without edits, and is the same object until the next edit', async () => {
    expect(shownCatalogue(shop.world).products).toEqual(catalogue.products);
    const before = shownCatalogue(shop.world);
    expect(shownCatalogue(shop.world)).toBe(before);
    await shop.edit({ do: 'stock', variantId: String(product.variants[0]?.id), units: 1 });
    expect(shownCatalogue(shop.world)).not.toBe(before);
  });

  it('a sold-out product is recommended as sold out, behind the others', async () => {
    for (const { id } of product.variants) await shop.edit({ do: 'stock', variantId: String(id), units: 0 });
    const found = await now();
    expect(found === undefined || ['0', 0].includes(found.attributes.ss_available)).toBe(true);
    expect((await shop.recommended())[0]?.attributes.handle).not.toBe(handle);
  });

  it('a new price and a new title show in recommendations', async () => {
    await shop.edit({ do: 'product', action: 'update', id: handle, title: 'Nightfall', priceCents: 12_345 });
    expect(await now()).toMatchObject({
      mappings: { core: { price: 123.45 } },
      attributes: { title: 'Nightfall' },
    });
  });

  it('a deleted or unpublished product is unknown to every provider, and a reset restores it', async () => {
    const variantId = product.variants[0]?.id ?? 0;
    expect([(await shop.waitFor(variantId)).status, (await shop.reviewsOf(product.id)).status]).toEqual([
      202, 200,
    ]);
    await shop.edit({ do: 'product', action: 'delete', id: handle });
    expect(await now()).toBeUndefined();
    expect([(await shop.waitFor(variantId)).status, (await shop.reviewsOf(product.id)).status]).toEqual([
      404, 404,
    ]);
    await shop.world.reset();
    expect(await now()).toBeDefined();
    await shop.edit({ do: 'product', action: 'update', id: handle, published: false });
    expect(await now()).toBeUndefined();
  });

  it('a new product has reviews and a waitlist at once', async () => {
    await shop.edit({ do: 'product', action: 'create', handle: 'nightfall-gown', like: handle });
    const made = shownCatalogue(shop.world).products.find((one) => one.handle === 'nightfall-gown');
    expect((await shop.reviewsOf(made?.id ?? 0)).status).toBe(200);
    expect((await shop.waitFor(made?.variants[0]?.id ?? 0)).status).toBe(202);
  });
});
