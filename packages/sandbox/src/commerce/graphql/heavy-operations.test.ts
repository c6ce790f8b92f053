import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { apiRequest, newCart, openTestShop, valueAt } from '../fixture/test-shop.ts';
import { FieldBudget, limits } from './complexity.ts';

const shop = openTestShop(smallWorld(seedCatalogue()));

describe('operations with a token have no complexity limit', () => {
  it('250 products with 100 variants each', async () => {
    const result = await shop.execute(
      '{ products(first: 250) { nodes { id variants(first: 100) { nodes { id title price { amount } } } } } }',
    );
    expect(valueAt(result, 'errors')).toBeUndefined();
    const nodes = valueAt(result, 'data.products.nodes');
    expect(nodes).toHaveLength(shop.world.catalogue.products.length);
  });

  it('a cart with 100 lines and the variants of each line’s product', { timeout: 60_000 }, async () => {
    const variants = shop.world.catalogue.products
      .flatMap((product) => product.variants)
      .filter(({ stock }) => stock > 0)
      .slice(0, 100);
    const lines = variants.map(({ id }) => ({
      merchandiseId: `gid://shopify/ProductVariant/${id}`,
      quantity: 1,
    }));
    const id = await newCart(shop, { lines });
    const query = `query($id: ID!) { cart(id: $id) { lines(first: 100) { nodes { id merchandise { ... on ProductVariant {
      id product { id variants(first: 100) { nodes { id title price { amount } selectedOptions { name value } } } } } } } } } }`;
    const result = await shop.execute(query, { id });
    expect(valueAt(result, 'errors')).toBeUndefined();
    expect(valueAt(result, 'data.cart.lines.nodes')).toHaveLength(100);
    const bare = await shop.server(apiRequest({ query, variables: { id } }, '2025-01', {}));
    expect(await bare.json()).toMatchObject({
      errors: [{ message: 'Complexity exceeded', extensions: { maxCost: limits.maxTokenlessCost } }],
    });
  });

  it('the budget of fields refuses every field once it is spent', () => {
    const budget = new FieldBudget(2);
    budget.spend();
    budget.spend();
    expect(budget.isSpent).toBe(false);
    expect(() => budget.spend()).toThrow('Throttled');
    expect(() => budget.spend()).toThrow('Throttled');
    expect(budget.isSpent).toBe(true);
  });
});
