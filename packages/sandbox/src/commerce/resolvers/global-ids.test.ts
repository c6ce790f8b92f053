import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';

const seeded = openTestShop(smallWorld(seedCatalogue()));

const fields = [...new Set(seeded.world.catalogue.products.flatMap(({ metafields }) => metafields))].map(
  ({ namespace, key }) => `{ namespace: "${namespace}", key: "${key}" }`,
);
const identifiers = [...new Set(fields)].join(' ');
const menuItem = '__typename id title url';

/** Asks for everything that has a global id. */
const everything = `query($after: String) {
  products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes {
    __typename id handle
    options { __typename id name optionValues { __typename id name } }
    variants(first: 250) { nodes { __typename id title sku } }
    media(first: 250) { nodes { __typename ... on Node { id } alt } }
    images(first: 250) { nodes { __typename id url width height altText } }
    metafields(identifiers: [${identifiers}]) { __typename id namespace key value }
  } }
}`;

const rest = `{
  collections(first: 250) { nodes { __typename id handle image { __typename id url width height altText } } }
  pages(first: 250) { nodes { __typename id handle } }
  blogs(first: 9) { nodes { __typename id handle } }
  articles(first: 9) { nodes { __typename id handle } }
  urlRedirects(first: 250) { nodes { __typename id path } }
  locations(first: 9) { nodes { __typename id name } }
  shop { __typename id privacyPolicy { __typename id title } refundPolicy { __typename id title }
    shippingPolicy { __typename id title } termsOfService { __typename id title } }
  main: menu(handle: "main-menu") { __typename id items { ${menuItem} items { ${menuItem} items { ${menuItem} } } } }
  footer: menu(handle: "footer") { __typename id items { ${menuItem} } }
}`;

/** Every object with an id below a value, with its own leaves. */
function collect(value: unknown, found: { id: string; typename: string; leaves: string }[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (value !== null && typeof value === 'object') {
    const id = valueAt(value, 'id');
    if (typeof id === 'string') {
      const leaves = Object.entries(value).filter(([, leaf]) => leaf === null || typeof leaf !== 'object');
      found.push({ id, typename: String(valueAt(value, '__typename')), leaves: JSON.stringify(leaves) });
    }
    for (const part of Object.values(value)) collect(part, found);
  }
}

async function walk(shop = seeded): Promise<{ id: string; typename: string; leaves: string }[]> {
  const found: { id: string; typename: string; leaves: string }[] = [];
  for (let after: unknown = null; after !== undefined; ) {
    const result = await shop.execute(everything, { after }, '2026-04');
    expect(valueAt(result, 'errors')).toBeUndefined();
    collect(result, found);
    const page = valueAt(result, 'data.products.pageInfo');
    after = valueAt(page, 'hasNextPage') === true ? valueAt(page, 'endCursor') : undefined;
  }
  const result = await shop.execute(rest, {}, '2026-04');
  expect(valueAt(result, 'errors')).toBeUndefined();
  collect(result, found);
  return found;
}

describe('global ids of the whole world', () => {
  it('each stands for one thing, and is a number that clients can read', { timeout: 60_000 }, async () => {
    const found = await walk();
    const contents = new Map<string, string>();
    for (const { id, leaves } of found) {
      expect(contents.get(id) ?? leaves, id).toBe(leaves);
      contents.set(id, leaves);
      expect(Number.isSafeInteger(Number(id.split('/').at(-1))), id).toBe(true);
    }
    const values = found.filter(({ typename }) => typename === 'ProductOptionValue');
    expect(values.length).toBeGreaterThan(1000);
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
  });

  it('node and nodes return each of them', { timeout: 60_000 }, async () => {
    const found = await walk();
    // The platform's images have an id and are no nodes.
    const ids = [...new Set(found.filter(({ typename }) => typename !== 'Image').map(({ id }) => id))];
    const [first] = ids;
    for (let at = 0; at < ids.length; at += 250) {
      const some = ids.slice(at, at + 250);
      const result = await seeded.execute('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: some });
      expect(valueAt(result, 'data.nodes')).toEqual(some.map((id) => ({ id })));
    }
    const one = await seeded.execute('query($id: ID!) { node(id: $id) { id } }', { id: first });
    expect(one).toEqual({ data: { node: { id: first } } });
  });

  it('a picture that two pieces show stays one thing when one of them is edited', {
    timeout: 60_000,
  }, async () => {
    const world = smallWorld(seedCatalogue());
    const { products } = world.catalogue;
    const shown = new Set<string>();
    const second = products.find(({ pictures }) =>
      pictures.some(({ file }) => shown.size === shown.add(file).size),
    );
    if (second === undefined) throw new Error('No two pieces of the seed show the same picture.');
    const before = await walk(openTestShop(world));
    second.updatedAt = '2027-01-01T00:00:00Z';
    const pictures = (found: typeof before) =>
      found.flatMap(({ typename, leaves }) => (typename === 'Image' ? leaves : []));
    expect(pictures(await walk(openTestShop(world)))).toEqual(pictures(before));
  });

  it('an option’s value keeps its id when a size before it goes', async () => {
    const world = smallWorld(seedCatalogue());
    const product = world.catalogue.products.find(({ variants }) => variants.length > 4);
    const query = `{ product(handle: "${product?.handle}") { options { optionValues { id name } } } }`;
    const before = valueAt(await openTestShop(world).execute(query), 'data.product.options.0.optionValues');
    product?.variants.shift();
    const after = valueAt(await openTestShop(world).execute(query), 'data.product.options.0.optionValues');
    expect(Array.isArray(before) && before.slice(1)).toEqual(after);
  });
});
