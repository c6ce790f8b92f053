import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';
import { productHandlesOf } from './section-registry.ts';

describe('the product rail section', () => {
  it('maps its example, without the product that is gone', async () => {
    const section = await mapExample('productRail');
    expect(section).toEqual({
      key: 'k1',
      kind: 'productRail',
      heading: 'New this week',
      link: { key: '/collections/new', title: 'See everything new', href: '/collections/new' },
      handles: ['robe', 'mule'],
    });
    expect(productHandlesOf(section ? [section, section] : [])).toEqual(['robe', 'mule']);
  });

  it.each([{ heading: ' ' }, { products: [{ _ref: 'product-gone' }] }, { products: null }])(
    'is left out with %j',
    async (changes) => {
      expect(await mapExample('productRail', changes)).toBeNull();
    },
  );

  it('is of a collection, or of what is recommended, where editors chose no products', async () => {
    const collection = { products: null, collection: { _ref: 'collection-evening' }, profile: 'no-results' };
    expect(await mapExample('productRail', collection)).toMatchObject({ handles: [], collection: 'evening' });
    expect(await mapExample('productRail', { products: [], profile: ' home-page ' })).toMatchObject({
      handles: [],
      profile: 'home-page',
    });
  });

  it('shows the products that editors chose, whatever else they filled in', async () => {
    const section = await mapExample('productRail', {
      collection: { _ref: 'collection-evening' },
      profile: 'home-page',
    });
    expect(section).not.toHaveProperty('collection');
    expect(section).not.toHaveProperty('profile');
  });
});
