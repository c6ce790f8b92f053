import { describe, expect, it } from 'vitest';
import { expectedVersions, planRefresh } from './plan-refresh.ts';
import type { SourceEvent } from './source-event.ts';

const version = '2026-11-21T12:00:00Z';
const product: SourceEvent = {
  about: 'product',
  id: '1',
  handle: 'slip',
  version,
  isGone: false,
  inventoryItemIds: [],
};
const document = (change: object): SourceEvent => ({
  about: 'document',
  id: 'doc-1',
  type: 'page',
  slug: 'care',
  version,
  isGone: false,
  ...change,
});

describe('what an event makes stale', () => {
  it('is a product under its current and former handle, once the source returns it', () => {
    expect(planRefresh(product, ['slip', 'old-slip'])).toMatchObject({
      tags: ['product:slip', 'product:old-slip'],
      awaits: { subject: { kind: 'product', handle: 'slip' }, version },
    });
  });

  it('is a deleted product, once the source no longer returns it', () => {
    expect(planRefresh({ ...product, handle: null, version: null, isGone: true }, ['slip'])).toMatchObject({
      tags: ['product:slip'],
      awaits: { subject: { kind: 'product', handle: 'slip' }, version: null },
    });
  });

  it('is nothing when the handle of an id is unknown: its pages expire by time', () => {
    const gone: SourceEvent = { about: 'collection', id: '9', handle: null, version: null, isGone: true };
    expect(planRefresh(gone, [])).toMatchObject({ tags: [], isOnEveryPage: false, awaits: null });
  });

  it.each<[SourceEvent, boolean]>([
    [product, true],
    [{ ...product, handle: null, version: null, isGone: true }, true],
    [{ about: 'collection', id: '9', handle: 'silk', version, isGone: false }, true],
    [{ about: 'collection', id: '9', handle: null, version: null, isGone: true }, true],
    [{ about: 'stock', inventoryItemId: '7' }, false],
    [{ about: 'order', productIds: ['1'] }, false],
    [document({}), true],
    [document({ type: 'story', slug: 'lace' }), true],
    [document({ type: 'product', slug: 'slip' }), false],
    [document({ type: 'settings', slug: null }), false],
    [document({ type: 'routeRule', slug: '/products/slip' }), true],
    [document({ type: 'routeRule', slug: null, version: null, isGone: true }), true],
  ])('is the map of the site for what it lists, and for rules: %j, %s', (event, isOnSitemap) => {
    expect(planRefresh(event, ['slip']).isOnSitemap).toBe(isOnSitemap);
    expect(planRefresh(event, []).isOnSitemap).toBe(isOnSitemap);
  });

  it('is awaited only where the event has a version', () => {
    expect(planRefresh({ ...product, version: null }, ['slip']).awaits).toBeNull();
  });

  it.each<SourceEvent>([
    { about: 'stock', inventoryItemId: '7' },
    { about: 'order', productIds: ['1'] },
  ])('is the pages of a product whose stock changed: %j', (event) => {
    expect(planRefresh(event, ['slip'])).toMatchObject({ tags: ['product:slip'], awaits: null });
  });

  it('is the filter map in the cache, once the source returns the metaobject', () => {
    const id = 'gid://shopify/Metaobject/1';
    const filters: SourceEvent = { about: 'filters', id, version, isGone: false };
    const subject = { kind: 'metaobject', id };
    expect(planRefresh(filters, [])).toMatchObject({
      tags: ['filter-map'],
      expires: [{ pk: 'response.1#filter-map', sk: 'value' }],
      awaits: { subject, version },
    });
    const gone = planRefresh({ ...filters, version: null, isGone: true }, []);
    expect(gone.awaits).toEqual({ subject, version: null });
  });

  it('is every page when the settings changed', () => {
    expect(planRefresh(document({ type: 'settings', slug: null }), [])).toMatchObject({
      isOnEveryPage: true,
      expires: [{ pk: 'response.1#settings', sk: 'value' }],
      awaits: { subject: { kind: 'document', id: 'doc-1' }, version },
    });
  });

  it.each([
    ['home', null, ['home', 'document:doc-1']],
    ['page', 'care', ['page:care', 'document:doc-1']],
    ['story', 'lace', ['story:lace', 'document:doc-1', 'stories']],
    ['campaign', 'spring', ['campaign:spring', 'document:doc-1', 'campaigns']],
    ['product', 'slip', ['product-text:slip', 'document:doc-1']],
    ['collection', 'silk', ['collection:silk', 'document:doc-1']],
    ['page', null, ['document:doc-1']],
    ['routeRule', '/products/slip', ['path:/products/slip', 'document:doc-1']],
    ['routeRule', ' /pages/été/ ', ['path:/pages/%C3%A9t%C3%A9', 'document:doc-1']],
    ['routeRule', 'https://shop.example/a', ['path:https://shop.example/a', 'document:doc-1']],
    ['routeRule', null, ['document:doc-1']],
    ['sanity.imageAsset', 'x', []],
    ['toString', 'x', []],
  ])('is of a document %s with the slug %s: %j', (type, slug, tags) => {
    expect(planRefresh(document({ type, slug }), []).tags).toEqual(tags);
  });
});

describe('the receipts of refreshed pages', () => {
  it.each([
    ['product', { kind: 'product', handle: 'slip' }, { 'product:slip': version }],
    ['collection', { kind: 'collection', handle: 'silk' }, { 'collection:silk': version }],
    ['document', { kind: 'document', id: 'doc-1' }, { 'document:doc-1': version }],
    ['metaobject, which they do not name', { kind: 'metaobject', id: 'gid://shopify/Metaobject/1' }, {}],
  ] as const)('name the version of a %s', (_, subject, versions) => {
    expect(expectedVersions({ subject, version })).toEqual(versions);
  });

  it('name no version where none was announced, and null for what is gone', () => {
    expect(expectedVersions(null)).toEqual({});
    const subject = { kind: 'product', handle: 'slip' } as const;
    expect(expectedVersions({ subject, version: null })).toEqual({ 'product:slip': null });
  });
});
