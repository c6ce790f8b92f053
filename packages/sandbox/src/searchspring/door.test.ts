import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seed/catalogue.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { searchspringDoor } from './door.ts';
import { suggestionData } from './render-result.ts';

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
  const door = searchspringDoor(world);
  const send = async (path: string, init?: RequestInit) => door(new Request(`${origin}${path}`, init));
  const ask = async (query: Record<string, string>) => {
    const answer = await send(
      `/boost/sndbx1/recommend?${new URLSearchParams({ tags: 'similar', ...query })}`,
    );
    return answer.json();
  };
  const handles = async (query: Record<string, string>) => {
    const [{ results }] = await ask(query);
    return results.map((result: { attributes: { handle: string } }) => result.attributes.handle);
  };
  return { world, send, ask, handles };
}

describe('recommendations', () => {
  const { ask, handles, send } = open();

  it.each(['__proto__', 'constructor', 'toString', 'simlar'])('know no profile %s', async (tags) => {
    const answer = await send(`/boost/sndbx1/recommend?${new URLSearchParams({ tags })}`);
    expect([answer.status, await answer.json()]).toEqual([404, { message: `Profile ${tags} not found` }]);
  });

  it('are the same for the same question', async () => {
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

  it('of a piece are like it, and never the piece itself in another colour', async () => {
    const seed = find('aurelia-slip');
    const answers = await handles({ product: skuOf('aurelia-slip') });
    const designs = answers.map((handle: string) => find(handle).design);
    expect(designs).not.toContain(seed.design);
    expect(new Set(designs).size).toBe(designs.length);
  });

  it('of a category come from its collection', async () => {
    const bridal = catalogue.collections.find(({ id }) => id === 265430761520);
    for (const handle of await handles({ categories: '265430761520' })) {
      expect(bridal?.productHandles).toContain(handle);
    }
    expect(await handles({ categories: '1' })).toEqual([]);
  });

  it('never hold what is not shipped', async () => {
    const all = await handles({ limits: '100' });
    expect(all.some((handle: string) => /gift|fitting|protection/.test(handle))).toBe(false);
  });

  it('come in the order of their tags, each with its limit', async () => {
    const answer = await ask({ tags: 'home-page,similar', limits: '2,3', beacon: 'true' });
    expect(
      answer.map(({ profile, results }: { profile: { tag: string }; results: [] }) => [
        profile.tag,
        results.length,
      ]),
    ).toEqual([
      ['home-page', 2],
      ['similar', 3],
    ]);
    expect(answer[0].responseId).toMatch(/^[\da-f-]{36}$/);
  });

  it('may be asked for by POST', async () => {
    const body = JSON.stringify({ tags: ['similar'], cart: [skuOf('bralette')], limits: 4 });
    const [{ results }] = await (await send('/boost/sndbx1/recommend', { method: 'POST', body })).json();
    expect(results).toHaveLength(4);
  });

  it('come in all shapes of their attributes', async () => {
    const [{ results }] = await ask({ limits: '100', intellisuggest: '1' });
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
    const [quiet] = await ask({ intellisuggest: '0' });
    expect(quiet.results[0].attributes).not.toHaveProperty('intellisuggestData');
  });

  it.each([
    ['tags=paused-by-editors', 404, 'Profile is currently paused'],
    ['tags=costumers-also-viewed', 404, 'not found'],
    ['', 400, 'tags'],
    ['tags=similar&limits=0', 400, 'limits'],
    ['tags=similar&filter.colour=red', 400, 'filter.colour'],
  ])('are refused for %s', async (query, status, message) => {
    const answer = await send(`/boost/sndbx1/recommend?${query}`);
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toContain(message);
  });

  it('are empty for a profile without products, and absent for another site', async () => {
    expect(await ask({ tags: 'without-products' })).toEqual([
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

  it('[call.site-search-provider.13] takes a profile event with its products, also one after the other', async () => {
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
    ['an unknown type', [{ ...profile, type: 'profile.hover' }], 'type is unknown'],
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
    ['a nameless visitor', [{ ...profile, context: { ...context, userId: '' } }], 'userId'],
    [
      'a product without name',
      [profile, { ...product, event: { context: subject, product: { id: '7' } } }],
      'event.product.name',
    ],
    [
      'a click without mappings',
      [click, { ...product, type: 'profile.product.click', pid: 'c' }],
      'mappings.core.name',
    ],
    ['an empty batch', [], 'empty'],
    ['nonsense', 'hello', 'type is unknown'],
  ])('[call.site-search-provider.14] refuses %s', async (_name, body, problem) => {
    const { send } = open();
    const answer = await report(send, body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).messages.join()).toContain(problem);
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
  ])('[call.site-search-provider.19] %j answers %i', async (own, status) => {
    const { send } = open();
    const answer = await send(`/api/track/track.json?${new URLSearchParams({ ...query, ...own })}`);
    expect(answer.status).toBe(status);
  });
});
