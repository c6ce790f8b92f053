import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { suggestionData } from './render-result.ts';
import { searchspringServer } from './server.ts';

const catalogue = seedCatalogue();
const origin = 'http://localhost:3003';
const addresses = { site: '', commerce: 'http://localhost:3001', content: '', desk: origin, cloud: '' };
const find = (part: string) => {
  const product = catalogue.products.find(({ handle }) => handle.includes(part));
  if (!product) throw new Error(`The seed has no ${part}`);
  return product;
};
const skuOf = (part: string) => find(part).variants[0]?.sku ?? '';

function open() {
  const world = makeWorld({ addresses, catalogue, stateDir: null });
  const server = searchspringServer(world);
  const send = async (path: string, init?: RequestInit) => server(new Request(`${origin}${path}`, init));
  const fetchResults = async (query: Record<string, string>) => {
    const response = await send(
      `/boost/sndbx1/recommend?${new URLSearchParams({ tags: 'similar', ...query })}`,
    );
    return response.json();
  };
  const handles = async (query: Record<string, string>) => {
    const [{ results }] = await fetchResults(query);
    return results.map((result: { attributes: { handle: string } }) => result.attributes.handle);
  };
  return { world, send, fetchResults, handles };
}

describe('recommendations', () => {
  const { fetchResults, handles, send } = open();

  it.each(['__proto__', 'constructor', 'toString', 'simlar'])(
    'return 404 for the unknown profile %s',
    async (tags) => {
      const response = await send(`/boost/sndbx1/recommend?${new URLSearchParams({ tags })}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { message: `Profile ${tags} not found` },
      ]);
    },
  );

  it('are the same for the same request', async () => {
    expect(await handles({ shopper: '7' })).toEqual(await handles({ shopper: '7' }));
    expect(await handles({})).toHaveLength(20);
  });

  it.each([
    ['product', { product: skuOf('aurelia-slip') }],
    ['cart', { cart: `${skuOf('bralette')},${skuOf('cardigan')}` }],
    ['lastViewed', { lastViewed: `${skuOf('cardigan')},${skuOf('bralette')}` }],
    ['shopper', { shopper: '1001' }],
    ['categories', { categories: '265430761520' }],
    ['brands', { brands: 'Lingerie' }],
    ['blockedItems', { blockedItems: String(catalogue.products[0]?.id) }],
  ])('change with %s', async (_name, query) => {
    expect(await handles(query)).not.toEqual(await handles({}));
  });

  it('for a product never include the product itself in another colour', async () => {
    const seed = find('aurelia-slip');
    const recommended = await handles({ product: skuOf('aurelia-slip') });
    const designs = recommended.map((handle: string) => find(handle).design);
    expect(designs).not.toContain(seed.design);
    expect(new Set(designs).size).toBe(designs.length);
  });

  it('for a category come from its collection', async () => {
    const bridal = catalogue.collections.find(({ id }) => id === 265430761520);
    for (const handle of await handles({ categories: '265430761520' })) {
      expect(bridal?.productHandles).toContain(handle);
    }
    expect(await handles({ categories: '1' })).toEqual([]);
  });

  it('never include products that are not shipped', async () => {
    const all = await handles({ limits: '100' });
    expect(all.some((handle: string) => /gift|fitting|protection/.test(handle))).toBe(false);
  });

  it('are in the order of their tags, each with its limit', async () => {
    const response = await fetchResults({ tags: 'home-page,similar', limits: '2,3', beacon: 'true' });
    expect(
      response.map(({ profile, results }: { profile: { tag: string }; results: [] }) => [
        profile.tag,
        results.length,
      ]),
    ).toEqual([
      ['home-page', 2],
      ['similar', 3],
    ]);
    expect(response[0].responseId).toMatch(/^[\da-f-]{36}$/);
  });

  it('can be requested by POST', async () => {
    const body = JSON.stringify({ tags: ['similar'], cart: [skuOf('bralette')], limits: 4 });
    const [{ results }] = await (await send('/boost/sndbx1/recommend', { method: 'POST', body })).json();
    expect(results).toHaveLength(4);
  });

  it('have attributes of all shapes', async () => {
    const [{ results }] = await fetchResults({ limits: '100', intellisuggest: '1' });
    const attributes: Record<string, unknown>[] = results.map(
      (result: { attributes: object }) => result.attributes,
    );
    const shapes = (name: string) =>
      new Set(attributes.map((one) => (Array.isArray(one[name]) ? 'list' : typeof one[name])));
    expect(shapes('images')).toEqual(new Set(['string', 'list']));
    expect(shapes('variants')).toEqual(new Set(['string', 'list']));
    expect(shapes('ss_available')).toEqual(new Set(['string', 'number']));
    expect(attributes.some(({ variants }) => String(variants).startsWith('[{&quot;id&quot;:'))).toBe(true);
    expect(attributes.some(({ metafields }) => String(metafields).includes('admin_graphql_api_id'))).toBe(
      true,
    );
    expect(attributes.some(({ metafields }) => String(metafields).startsWith('{&quot;pdp_'))).toBe(true);
    expect(
      attributes.some((one) => String(one.mfield_pdp_extras_pdp_main_image_pic).includes(':keyvalue:http')),
    ).toBe(true);
    const groups = attributes.flatMap((one) =>
      [...String(one.mfield_pdp_extras_pdp_main_image_pic ?? '').matchAll(/(\w+):keyvalue:/g)].map(
        ([, group]) => group,
      ),
    );
    expect(new Set(groups)).toEqual(new Set(['Dollcore', 'Mermaidcore', 'Extended_Sizing', 'Bridal']));
    expect(attributes.some((one) => Array.isArray(one.mfield_pdp_extras_pdp_swatch_products))).toBe(true);
    expect(attributes[0]).toHaveProperty('intellisuggestSignature');
    const [quiet] = await fetchResults({ intellisuggest: '0' });
    expect(quiet.results[0].attributes).not.toHaveProperty('intellisuggestData');
  });

  it.each([
    ['tags=paused-by-editors', 404, 'Profile is currently paused'],
    ['tags=costumers-also-viewed', 404, 'not found'],
    ['', 400, 'tags'],
    ['tags=similar&limits=0', 400, 'limits'],
    ['tags=similar&filter.colour=red', 400, 'filter.colour'],
  ])('are refused for %s', async (query, status, message) => {
    const response = await send(`/boost/sndbx1/recommend?${query}`);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(message);
  });

  it('are empty for a profile without products, and absent for another site', async () => {
    expect(await fetchResults({ tags: 'without-products' })).toEqual([
      { profile: { tag: 'without-products' }, results: [] },
    ]);
    expect((await send('/boost/abcdef/recommend?tags=similar')).status).toBe(404);
  });
});

describe('the beacon', () => {
  const place = { tag: 'similar', placement: 'product-page' };
  const context = { userId: 'u', sessionId: 's', pageLoadId: 'p', website: { trackingCode: 'sndbx1' } };
  const subject = { type: 'product-recommendation', ...place };
  const category = 'searchspring.recommendations.user-interactions';
  const profile = {
    type: 'profile.render',
    category,
    id: 'a',
    pid: null,
    context,
    event: { context: subject, profile: { ...place, seed: [{ sku: 'S-1' }] } },
  };
  const core = { name: 'Iris', sku: 'S-2', url: '/products/iris' };
  const product = {
    type: 'profile.product.render',
    category,
    id: 'b',
    pid: 'a',
    context,
    event: { context: subject, product: { id: '7', ...core } },
  };
  const report = (send: ReturnType<typeof open>['send'], body: unknown) =>
    send('/beacon', { method: 'POST', body: JSON.stringify(body) });

  it('[call.site-search-provider.13] accepts a profile event with its products, also in separate batches', async () => {
    const { send, world } = open();
    expect((await report(send, [profile])).status).toBe(200);
    expect(await (await report(send, [product])).json()).toEqual({ success: true });
    expect(receivedBy(world, 'searchspring').value).toMatchObject([
      { body: [{ id: 'a' }] },
      { body: [{ pid: 'a' }] },
    ]);
  });

  const click = { ...profile, type: 'profile.click', id: 'c' };
  it.each([
    ['a product without its profile event', [product], 'not the id of a profile.render'],
    [
      'a product below another kind of event',
      [{ ...click, id: 'a' }, product],
      'not the id of a profile.render',
    ],
    ['an id used twice', [profile, profile], 'used before'],
    ['an unknown type', [{ ...profile, type: 'profile.hover' }], 'type: Invalid'],
    [
      'a foreign site',
      [{ ...profile, context: { ...context, website: { trackingCode: 'x' } } }],
      'trackingCode',
    ],
    [
      'a placement of our own',
      [{ ...profile, event: { ...profile.event, context: { ...subject, placement: 'cart' } } }],
      'placement',
    ],
    ['a blank visitor id', [{ ...profile, context: { ...context, userId: '' } }], 'userId'],
    [
      'a product without name',
      [profile, { ...product, event: { context: subject, product: { id: '7' } } }],
      'event.product.name',
    ],
    [
      'a click without mappings',
      [click, { ...product, type: 'profile.product.click', pid: 'c' }],
      'event.product.mappings',
    ],
    ['an empty batch', [], 'empty'],
    ['a text', 'hello', 'expected object'],
  ])('[call.site-search-provider.14] refuses %s', async (_name, body, problem) => {
    const { send } = open();
    const response = await report(send, body);
    expect(response.status).toBe(400);
    expect((await response.json()).messages.join()).toContain(problem);
  });
});

describe('click tracking', () => {
  const { intellisuggestData, intellisuggestSignature } = suggestionData(7, 'S-1');
  const query = {
    d: intellisuggestData,
    s: intellisuggestSignature,
    u: 'http://localhost:3000/products/iris',
    r: '',
  };

  it.each([
    [{}, 200],
    [{ s: 'forged' }, 400],
    [{ d: '' }, 400],
    [{ u: 'iris' }, 400],
  ])('[call.site-search-provider.19] %j returns %i', async (own, status) => {
    const { send } = open();
    const response = await send(`/api/track/track.json?${new URLSearchParams({ ...query, ...own })}`);
    expect(response.status).toBe(status);
  });
});
