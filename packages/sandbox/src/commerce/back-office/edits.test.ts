import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { apiRequest, newCart, textAt, valueAt } from '../fixture/test-shop.ts';
import { commerceServer } from '../server.ts';

const dress = 'aurelia-slip-dress-oxblood';

function openShop(world = smallWorld()) {
  const received: { topic: string | null; body: unknown }[] = [];
  const server = commerceServer(world, {
    webhooks: {
      url: 'http://localhost:3000/hook',
      send: async (request) => {
        received.push({ topic: request.headers.get('x-shopify-topic'), body: await request.json() });
        return new Response(null, { status: 200 });
      },
    },
  });
  return {
    world,
    server,
    received,
    async edit(body: object): Promise<number> {
      const init = { method: 'POST', headers: { 'x-sandbox-desk': '1' }, body: JSON.stringify(body) };
      return (await server(new Request('http://localhost:3001/sandbox/admin', init))).status;
    },
    async execute(query: string, variables = {}) {
      const result: object = await (await server(apiRequest({ query, variables }))).json();
      return result;
    },
    async handles(collection: string): Promise<unknown> {
      const query = `{ collection(handle: "${collection}") { products(first: 20) { nodes { handle } } } }`;
      return valueAt(await this.execute(query), 'data.collection.products.nodes');
    },
    async topics(...wanted: string[]) {
      await expect.poll(() => received.map(({ topic }) => topic)).toEqual(wanted);
    },
  };
}

describe('a product in the back office', () => {
  it('is created like another one, can be bought at once, and sends a webhook', async () => {
    const shop = openShop();
    const made = { title: 'Isaure Gown', tags: ['evening'], priceCents: 900_00 };
    expect(
      await shop.edit({ do: 'product', action: 'create', handle: 'isaure-gown', like: dress, ...made }),
    ).toBe(204);
    const query = `{ product(handle: "isaure-gown") { id title tags availableForSale
      priceRange { minVariantPrice { amount } } variants(first: 9) { nodes { id } } }
      products(first: 5, query: "isaure") { nodes { handle } } }`;
    const result = await shop.execute(query);
    expect(valueAt(result, 'data')).toMatchObject({
      product: {
        title: 'Isaure Gown',
        tags: ['evening'],
        availableForSale: true,
        priceRange: { minVariantPrice: { amount: '900.0' } },
        variants: { nodes: [{}, {}, {}] },
      },
      products: { nodes: [{ handle: 'isaure-gown' }] },
    });
    await shop.topics('products/create');
    expect(shop.received[0]?.body).toMatchObject({
      handle: 'isaure-gown',
      variants: [{ price: '900.00' }, {}, {}],
    });
    const id = textAt(result, 'data.product.id').split('/').at(-1);
    expect(shop.received[0]?.body).toMatchObject({ id: Number(id) });
    expect(await shop.edit({ do: 'product', action: 'create', handle: 'isaure-gown' })).toBe(404);
  });

  it('changes title, tags and price, and the webhook has its new version', async () => {
    const shop = openShop();
    shop.world.wait(60_000);
    const change = { title: 'Aurelia Gown', tags: ['evening'], priceCents: 300_00 };
    expect(await shop.edit({ do: 'product', action: 'update', id: dress, ...change })).toBe(204);
    const query = `{ product(handle: "${dress}") { title tags updatedAt variants(first: 1) { nodes { price { amount } } } } }`;
    const product = valueAt(await shop.execute(query), 'data.product');
    expect(product).toMatchObject({ title: 'Aurelia Gown', tags: ['evening'] });
    expect(valueAt(product, 'variants.nodes.0.price.amount')).toBe('300.0');
    await shop.topics('products/update');
    expect(shop.received[0]?.body).toMatchObject({
      title: 'Aurelia Gown',
      tags: 'evening',
      updated_at: valueAt(product, 'updatedAt'),
      variants: [{ price: '300.00' }, {}, {}],
    });
  });

  it('is no longer found once deleted, and its collections send webhooks too', async () => {
    const shop = openShop();
    expect(await shop.edit({ do: 'product', action: 'delete', id: dress })).toBe(204);
    const query = `{ product(handle: "${dress}") { id } products(first: 9, query: "aurelia") { nodes { handle } }
      search(first: 9, query: "aurelia") { totalCount } node(id: "${variantId(1001, 1)}") { id } }`;
    expect(valueAt(await shop.execute(query), 'data')).toEqual({
      product: null,
      products: { nodes: [{ handle: 'aurelia-slip-dress-black' }] },
      search: { totalCount: 1 },
      node: null,
    });
    expect(await shop.handles('dresses')).toEqual([{ handle: 'aurelia-slip-dress-black' }]);
    await shop.topics('products/delete', 'collections/update', 'collections/update');
    expect(shop.received[0]?.body).toEqual({ id: 1001 });
    expect(await shop.edit({ do: 'product', action: 'delete', id: dress })).toBe(404);
  });

  it('disappears from carts once deleted', async () => {
    const shop = openShop();
    const lines = [1001, 1005].map((id) => ({
      merchandiseId: variantId(id, id === 1001 ? 1 : 0),
      quantity: 1,
    }));
    const id = await newCart(shop, { lines });
    await shop.edit({ do: 'product', action: 'delete', id: '1001' });
    const cart = await shop.execute(
      'query($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } } }',
      {
        id,
      },
    );
    expect(valueAt(cart, 'data.cart')).toEqual({
      totalQuantity: 1,
      cost: { totalAmount: { amount: '29.95' } },
    });
  });

  it.each(['BEST_SELLING', 'MANUAL', 'PRICE', 'TITLE'])(
    'skips and repeats nothing for readers that page by %s, once deleted',
    async (sortKey) => {
      const shop = openShop();
      await shop.edit({
        do: 'collection',
        action: 'update',
        id: 'dresses',
        handles: [
          dress,
          'odile-plunge-bra-black',
          'aurelia-slip-dress-black',
          'celeste-silk-scarf',
          'gift-card',
        ],
      });
      const query = `query($after: String) { collection(handle: "dresses") {
        products(first: 2, sortKey: ${sortKey}, after: $after) { nodes { handle } pageInfo { endCursor } } } }`;
      const page = async (after: string | null) => {
        const result = await shop.execute(query, { after });
        const nodes = valueAt(result, 'data.collection.products.nodes');
        const names = Array.isArray(nodes) ? nodes.map((node) => textAt(node, 'handle')) : [];
        return { names, end: textAt(result, 'data.collection.products.pageInfo.endCursor') };
      };
      const untouched = [...(await page(null)).names];
      const first = await page(null);
      const second = await page(first.end);
      await shop.edit({ do: 'product', action: 'delete', id: untouched[1] });
      expect((await page(first.end)).names).toEqual(second.names);
      await shop.edit({ do: 'product', action: 'delete', id: untouched[0] });
      expect((await page(first.end)).names).toEqual(second.names);
    },
  );

  it('is hidden from shoppers while unpublished', async () => {
    const shop = openShop();
    await shop.edit({ do: 'product', action: 'update', id: dress, published: false });
    expect(valueAt(await shop.execute(`{ product(handle: "${dress}") { id } }`), 'data')).toEqual({
      product: null,
    });
    await shop.edit({ do: 'product', action: 'update', id: dress, published: true });
    expect(await shop.handles('dresses')).toEqual([
      { handle: 'aurelia-slip-dress-black' },
      { handle: dress },
    ]);
    await shop.topics('products/update', 'products/update');
    expect(shop.received[0]?.body).toMatchObject({ handle: dress, published_at: null });
    expect(shop.received[1]?.body).toMatchObject({ handle: dress, published_at: expect.any(String) });
  });

  it('survives a restart, not a reset', async () => {
    const world = smallWorld();
    const before = openShop(world);
    await before.edit({ do: 'product', action: 'update', id: dress, title: 'Aurelia Gown' });
    const after = openShop(world);
    const title = async () =>
      valueAt(await after.execute(`{ product(handle: "${dress}") { title } }`), 'data.product.title');
    expect(await title()).toBe('Aurelia Gown');
    await world.reset();
    expect(await title()).toBe('Aurelia Slip Dress');
  });
});

describe('a collection in the back office', () => {
  it('is created, changed and deleted, with a webhook each time', async () => {
    const shop = openShop();
    const made = { title: 'Silks', handles: ['celeste-silk-scarf', dress] };
    expect(await shop.edit({ do: 'collection', action: 'create', handle: 'silks', ...made })).toBe(204);
    expect(await shop.handles('silks')).toEqual([{ handle: 'celeste-silk-scarf' }, { handle: dress }]);
    await shop.edit({ do: 'collection', action: 'update', id: 'silks', handles: [dress] });
    expect(await shop.handles('silks')).toEqual([{ handle: dress }]);
    await shop.edit({ do: 'collection', action: 'delete', id: 'silks' });
    expect(await shop.handles('silks')).toBeUndefined();
    await shop.topics('collections/create', 'collections/update', 'collections/delete');
    expect(shop.received[0]?.body).toMatchObject({ handle: 'silks', title: 'Silks' });
  });

  it('with a rule adds products that now meet it, and removes those that no longer do', async () => {
    const world = smallWorld();
    const [dresses] = world.catalogue.collections;
    if (dresses) dresses.rule = { column: 'tag', condition: 'main' };
    const shop = openShop(world);
    await shop.edit({ do: 'product', action: 'update', id: 'celeste-silk-scarf', tags: ['main'] });
    await shop.edit({ do: 'product', action: 'update', id: dress, tags: [] });
    expect(await shop.handles('dresses')).toEqual([
      { handle: 'aurelia-slip-dress-black' },
      { handle: 'celeste-silk-scarf' },
    ]);
    await shop.topics('products/update', 'collections/update', 'products/update', 'collections/update');
  });
});

describe('a metaobject in the back office', () => {
  it('is created, changed and deleted, with a webhook each time', async () => {
    const shop = openShop();
    const name = { type: 'filter_group', handle: 'size' };
    await shop.edit({ do: 'metaobject', action: 'create', ...name, fields: { label: 'Size' } });
    await shop.edit({ do: 'metaobject', action: 'update', id: 'size', fields: { label: 'Sizes' } });
    const query =
      '{ metaobject(handle: { type: "filter_group", handle: "size" }) { field(key: "label") { value } } }';
    expect(valueAt(await shop.execute(query), 'data.metaobject.field.value')).toBe('Sizes');
    await shop.edit({ do: 'metaobject', action: 'delete', id: 'size' });
    expect(valueAt(await shop.execute(query), 'data')).toEqual({ metaobject: null });
    await shop.topics('metaobjects/create', 'metaobjects/update', 'metaobjects/delete');
    expect(shop.received[1]?.body).toMatchObject({ ...name, fields: { label: 'Sizes' } });
    expect(shop.received[2]?.body).toMatchObject(name);
  });
});

describe('lagging reads', () => {
  it('show an edit some time after its webhook was sent', async () => {
    const shop = openShop();
    const title = async () =>
      valueAt(await shop.execute(`{ product(handle: "${dress}") { title } }`), 'data.product.title');
    expect(await shop.edit({ do: 'lag', milliseconds: 3000 })).toBe(204);
    await shop.edit({ do: 'product', action: 'update', id: dress, title: 'First' });
    shop.world.wait(2000);
    await shop.edit({ do: 'product', action: 'update', id: dress, title: 'Second' });
    await shop.topics('products/update', 'products/update');
    expect(shop.received.map(({ body }) => valueAt(body, 'title'))).toEqual(['First', 'Second']);
    expect(await title()).toBe('Aurelia Slip Dress');
    shop.world.wait(1000);
    expect(await title()).toBe('First');
    shop.world.wait(2000);
    expect(await title()).toBe('Second');
  });

  it.each([
    { do: 'product', action: 'create', handle: 'Not A Handle' },
    { do: 'product', action: 'update', id: dress },
    { do: 'product', action: 'update', id: dress, priceCents: -1 },
    { do: 'collection', action: 'update', id: 'dresses', handles: 'all' },
    { do: 'metaobject', action: 'update', id: 'colour', fields: { label: 1 } },
    { do: 'lag', milliseconds: -1 },
  ])('a malformed edit is refused: %j', async (edit) => {
    expect(await openShop().edit(edit)).toBe(400);
  });
});
