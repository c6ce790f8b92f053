import { describe, expect, it } from 'vitest';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';

const { execute } = openTestShop();

describe('tracking parameters', () => {
  it('tell place and query of a predictive search, and are null elsewhere', async () => {
    const result = await execute(`{
      predictiveSearch(query: "silk", limitScope: EACH) {
        queries { trackingParameters }
        products { handle trackingParameters collections(first: 1) { nodes { handle } } }
        articles { trackingParameters blog { handle } }
      }
      product(handle: "aurelia-slip-dress-oxblood") { trackingParameters }
    }`);
    expect(valueAt(result, 'errors')).toBeUndefined();
    const found = valueAt(result, 'data.predictiveSearch');
    expect(valueAt(found, 'products.0.trackingParameters')).toBe('_pos=1&_psq=silk&_ss=e&_v=1.0');
    expect(valueAt(found, 'products.1.trackingParameters')).toBe('_pos=2&_psq=silk&_ss=e&_v=1.0');
    expect(valueAt(found, 'queries.0.trackingParameters')).toContain('_psq=silk');
    expect(valueAt(found, 'articles.0')).toMatchObject({
      trackingParameters: expect.stringContaining('_pos=1'),
      blog: { handle: 'journal' },
    });
    expect(valueAt(result, 'data.product.trackingParameters')).toBeNull();
  });

  it('of a search count over its pages', async () => {
    const query = `query($after: String) { search(query: "silk", first: 1, after: $after) {
      nodes { ... on Product { trackingParameters } } pageInfo { endCursor } } }`;
    const first = await execute(query);
    const after = valueAt(first, 'data.search.pageInfo.endCursor');
    const second = await execute(query, { after });
    expect(valueAt(first, 'data.search.nodes.0.trackingParameters')).toMatch(/^_pos=1&_sid=\w+&_ss=r$/);
    expect(valueAt(second, 'data.search.nodes.0.trackingParameters')).toMatch(/^_pos=2&_sid=\w+&_ss=r$/);
  });
});
