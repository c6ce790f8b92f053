import { describe, expect, it } from 'vitest';
import { listingRequest } from './listing-request.ts';

const map = {
  collections: { bras: { rule: { column: 'product_type' as const, condition: 'Bras' } } },
  counted: [],
  groups: [{ key: 'fabric', label: 'Fabric', options: [{ label: 'Silk', tag: 'fabric-silk' }] }],
};
const silk = { tags: { fabric: ['fabric-silk'] }, sort: 'price-low' } as const;
const state = { tags: { fabric: [...silk.tags.fabric] }, sort: silk.sort };

describe('the request of a listing', () => {
  it('[call.commerce-storefront-api.16] is a search for a filtered collection with a rule', () => {
    expect(listingRequest('bras', map, state, 'c20')).toEqual({
      kind: 'search',
      query: 'product_type:Bras AND (tag:fabric-silk)',
      first: 20,
      sortKey: 'PRICE',
      reverse: false,
      after: 'c20',
    });
  });

  it('[call.commerce-storefront-api.11] is the collection with its filters, where it has no rule', () => {
    expect(listingRequest('evening', map, state, null)).toEqual({
      kind: 'collection',
      handle: 'evening',
      size: 20,
      filters: [{ tag: 'fabric-silk' }],
      sortKey: 'PRICE',
      reverse: false,
    });
    expect(listingRequest('constructor', map, state, null).kind).toBe('collection');
  });

  it('[call.commerce-storefront-api.13] is the collection in another order without filters, also with a rule', () => {
    const sorted = { tags: {}, sort: 'newest' } as const;
    expect(listingRequest('bras', map, sorted, null)).toMatchObject({
      kind: 'collection',
      filters: [],
      sortKey: 'CREATED',
      reverse: true,
    });
  });
});
