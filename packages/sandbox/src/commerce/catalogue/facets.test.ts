import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';

const shop = openTestShop(smallWorld(seedCatalogue()));

interface Value {
  label: string;
  count: number;
  input: string;
}

interface Found {
  handles: string[];
  groups: { id: string; values: Value[] }[];
}

const query = (
  country: string,
) => `query($handle: String!, $filters: [ProductFilter!]) @inContext(country: ${country}) {
  collection(handle: $handle) { products(first: 250, filters: $filters) {
    nodes { handle priceRange { maxVariantPrice { amount } } }
    filters { id values { label count input } }
  } }
}`;

async function find(handle: string, country: string, inputs: readonly string[]): Promise<Found> {
  const filters: unknown[] = inputs.map((input) => JSON.parse(input));
  const result = await shop.execute(query(country), { handle, filters }, '2026-04');
  const products = valueAt(result, 'data.collection.products');
  const nodes = valueAt(products, 'nodes');
  const groups = valueAt(products, 'filters');
  if (!Array.isArray(nodes) || !Array.isArray(groups)) throw new Error(JSON.stringify(result));
  return { handles: nodes.map((node) => String(valueAt(node, 'handle'))), groups };
}

/** Filters of one kind are alternatives, so a value replaces those of its own group. */
function inputsBesides(found: Found, chosen: readonly string[], groupId: string): string[] {
  const own = new Set(found.groups.find(({ id }) => id === groupId)?.values.map(({ input }) => input));
  const isPrice = groupId === 'filter.v.price';
  return chosen.filter((input) => !own.has(input) && !(isPrice && input.startsWith('{"price"')));
}

describe('facets of a listing', () => {
  it('count what their filter then returns, for random filters', { timeout: 120_000 }, async () => {
    const collections = ['dresses', 'lingerie', 'gifts'].filter((handle) =>
      shop.world.catalogue.collections.some((collection) => collection.handle === handle),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...collections),
        fc.constantFrom('US', 'GB', 'JP'),
        fc.array(fc.nat(10_000), { maxLength: 4 }),
        async (handle, country, draws) => {
          const all = await find(handle, country, []);
          const values = all.groups.flatMap((group) => group.values);
          const chosen = draws.map((draw) => {
            const { input } = values[draw % values.length] ?? { input: '{"available":true}' };
            return input.startsWith('{"price"')
              ? `{"price":{"min":${draw % 300},"max":${draw % 900}}}`
              : input;
          });
          const found = await find(handle, country, chosen);
          for (const group of found.groups) {
            const others = inputsBesides(all, chosen, group.id);
            for (const { input, count, label } of group.values.slice(0, 6)) {
              const { handles } = await find(handle, country, [...others, input]);
              expect(handles.length, `${group.id} ${label} under ${chosen.join(' ')}`).toBe(count);
            }
          }
        },
      ),
      { numRuns: 15, seed: 7714 },
    );
  });

  it('"Out of stock" counts the products with a sold-out variant, as the filter returns them', async () => {
    const { groups } = await find('dresses', 'US', []);
    const [, soldOut] = groups[0]?.values ?? [];
    const { handles } = await find('dresses', 'US', ['{"available":false}']);
    expect(soldOut).toMatchObject({ label: 'Out of stock', count: handles.length });
    expect(handles.length).toBeGreaterThan(0);
  });

  it.each(['US', 'GB', 'FR', 'JP', 'BR'])(
    'the price range of %s ends at the highest price shown',
    async (country) => {
      const all = await find('dresses', country, []);
      const range = all.groups.find(({ id }) => id === 'filter.v.price')?.values[0]?.input ?? '';
      expect((await find('dresses', country, [range])).handles).toEqual(all.handles);
    },
  );

  it('a chosen value leaves the others of its kind, and the whole price range', async () => {
    const all = await find('lingerie', 'US', []);
    const groupOf = (found: Found, id: string) => found.groups.find((group) => group.id === id)?.values;
    const types = groupOf(all, 'filter.p.product_type') ?? [];
    expect(types.length).toBeGreaterThan(1);
    const chosen = await find('lingerie', 'US', [types[0]?.input ?? '', '{"price":{"min":0,"max":1}}']);
    expect(chosen.handles).toEqual([]);
    const priced = await find('lingerie', 'US', ['{"price":{"min":0,"max":1}}']);
    expect(groupOf(priced, 'filter.v.price')).toEqual(groupOf(all, 'filter.v.price'));
    const typed = await find('lingerie', 'US', [types[0]?.input ?? '']);
    expect(groupOf(typed, 'filter.p.product_type')).toEqual(types);
  });

  it('are spelled as the products spell them, whatever a filter was spelled like', async () => {
    const world = smallWorld(seedCatalogue());
    const [first] = world.catalogue.products;
    if (first) first.optionNames = ['Girth', 'Color'];
    const fresh = openTestShop(world);
    const filters = [
      { variantOption: { name: 'gIRTH', value: first?.variants[0]?.optionValues[0]?.toLowerCase() } },
    ];
    const handle = world.catalogue.collections.find(({ productHandles }) =>
      productHandles.includes(first?.handle ?? ''),
    )?.handle;
    const result = await fresh.execute(query('US'), { handle, filters });
    expect(valueAt(result, 'data.collection.products.nodes.0.handle')).toBe(first?.handle);
    expect(JSON.stringify(result)).toContain(`"label":"${first?.variants[0]?.optionValues[0]}"`);
  });
});
