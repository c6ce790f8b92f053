import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { exampleStore } from './example-store.ts';
import { createHandleIndex } from './handle-index.ts';
import { createPageIndex } from './page-index.ts';
import { pageTags } from './page-tags.ts';
import type { SourceEvent } from './source-event.ts';

const builtPage = { startedAt: 0, buildId: null, documents: {} };

const clock = fixedClock('2026-11-21T12:00:00Z');
const productEvent = (handle: string | null, inventoryItemIds: string[] = []): SourceEvent => ({
  about: 'product',
  id: '1',
  handle,
  version: null,
  isGone: handle === null,
  inventoryItemIds,
});

describe('the index of handles', () => {
  it('finds the handle of an id from an earlier webhook', async () => {
    const index = createHandleIndex(exampleStore(clock), clock);
    await index.record(productEvent('slip', ['70', '71']));
    expect(await index.handlesOf(productEvent(null))).toEqual(['slip']);
    expect(await index.handlesOf({ about: 'stock', inventoryItemId: '71' })).toEqual(['slip']);
    expect(await index.handlesOf({ about: 'stock', inventoryItemId: '72' })).toEqual([]);
    expect(await index.handlesOf({ about: 'order', productIds: ['1', '2'] })).toEqual(['slip']);
  });

  it('finds the handle of an id from its pages, without any webhook', async () => {
    const store = exampleStore(clock);
    const pages = createPageIndex(store, clock);
    for (const [path, id] of [
      ['/products/slip', 'product-id:1'],
      ['/products/gown', 'product-id:2'],
      ['/collections/silk', 'collection-id:1'],
      ['/collections/silk/page/2', 'collection-id:1'],
    ] as const) {
      await pages.record(path, pageTags(path, [id]), builtPage);
    }
    const index = createHandleIndex(store, clock);
    const silk: SourceEvent = { about: 'collection', id: '1', handle: null, version: null, isGone: true };
    expect(await index.handlesOf(productEvent(null))).toEqual(['slip']);
    expect(await index.handlesOf(silk)).toEqual(['silk']);
    expect(await index.handlesOf({ about: 'order', productIds: ['2', '3'] })).toEqual(['gown']);
  });

  it('finds a former handle by its page, after the handle of the event', async () => {
    const store = exampleStore(clock);
    await createPageIndex(store, clock).record('/products/slip', ['product-id:1'], builtPage);
    const index = createHandleIndex(store, clock);
    expect(await index.handlesOf(productEvent('gown'))).toEqual(['gown', 'slip']);
    await index.record(productEvent('gown'));
    expect(await index.handlesOf(productEvent(null))).toEqual(['gown', 'slip']);
  });

  it('returns a new handle before the old one, and then only the new one', async () => {
    const index = createHandleIndex(exampleStore(clock), clock);
    await index.record(productEvent('slip', ['70']));
    expect(await index.handlesOf(productEvent('gown'))).toEqual(['gown', 'slip']);
    await index.record(productEvent('gown', ['70']));
    expect(await index.handlesOf({ about: 'stock', inventoryItemId: '70' })).toEqual(['gown']);
  });

  it('writes the inventory items of a product once', async () => {
    const store = exampleStore(clock);
    const index = createHandleIndex(store, clock);
    await index.record(productEvent('slip', ['70']));
    const write = store.write;
    let writes = 0;
    store.write = (...given) => {
      writes += 1;
      return write(...given);
    };
    await index.record(productEvent('slip', ['70', '71']));
    expect(writes).toBe(2);
    await index.record(productEvent('slip', ['70', '71']));
    expect(writes).toBe(2);
  });

  it('writes them again after a month, so that they do not expire', async () => {
    const moving = { ms: clock.now(), now: () => moving.ms };
    const index = createHandleIndex(exampleStore(moving), moving);
    for (let month = 0; month < 15; month += 1) {
      await index.record(productEvent('slip', ['70']));
      moving.ms += 31 * 86_400_000;
    }
    expect(await index.handlesOf({ about: 'stock', inventoryItemId: '70' })).toEqual(['slip']);
  });

  it('records collections, and nothing of an event without a handle', async () => {
    const store = exampleStore(clock);
    const index = createHandleIndex(store, clock);
    const collection: SourceEvent = {
      about: 'collection',
      id: '5',
      handle: 'silk',
      version: null,
      isGone: false,
    };
    await index.record(collection);
    expect(await index.handlesOf({ ...collection, handle: null })).toEqual(['silk']);
    const before = store.rows.size;
    await index.record(productEvent(null));
    const filters: SourceEvent = {
      about: 'filters',
      id: 'gid://shopify/Metaobject/1',
      version: null,
      isGone: false,
    };
    await index.record(filters);
    expect(store.rows.size).toBe(before);
    expect(await index.handlesOf(filters)).toEqual([]);
  });
});
