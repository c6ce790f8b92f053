import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { cacheKeys } from './keys.ts';
import { handleOfPath, tags } from './page-tags.ts';
import type { SourceEvent } from './source-event.ts';
import type { CacheStore } from './store.ts';

/**
 * The handles of ids, because deletions and stock changes name ids only: from earlier webhooks and, for products and
 * collections, from the pages about them. Rejects as the store does.
 */
export interface HandleIndex {
  /** The handles of the event's products or collection, the current one first; empty when they are unknown. */
  handlesOf(event: SourceEvent): Promise<string[]>;
  /** Stores the event's handle, once its pages are refreshed. */
  record(event: SourceEvent): Promise<void>;
}

const STORED_S = 400 * 86_400;
/** A younger entry need not be written again. */
const SETTLED_S = 30 * 86_400;
const known = z.object({ handle: z.string(), inventoryItemIds: z.array(z.string()).default([]) });

export function createHandleIndex(store: CacheStore, clock: Clock): HandleIndex {
  const entryOf = (value: unknown) => {
    const now = Math.floor(clock.now() / 1_000);
    return { value, staleAt: now + SETTLED_S, expiresAt: now + STORED_S };
  };
  const find = async (key: ReturnType<typeof cacheKeys.product>) =>
    known.safeParse((await store.read(key))?.value).data?.handle ?? null;
  const findSubject = async (kind: 'product' | 'collection', id: string) => {
    const tag = kind === 'product' ? tags.productId(id) : tags.collectionId(id);
    const [named, pages] = await Promise.all([
      find(cacheKeys[kind](id)),
      store.list(cacheKeys.taggedPath(tag, '').pk),
    ]);
    return [named, ...pages.map(({ sk }) => handleOfPath(kind, sk))];
  };
  const findAll = async (event: SourceEvent): Promise<(string | null)[]> => {
    switch (event.about) {
      case 'product':
      case 'collection':
        return findSubject(event.about, event.id);
      case 'stock':
        return [await find(cacheKeys.inventoryItem(event.inventoryItemId))];
      case 'order':
        return (await Promise.all(event.productIds.map((id) => findSubject('product', id)))).flat();
      case 'filters':
      case 'document':
        return [];
    }
  };

  return {
    async handlesOf(event) {
      const found = (await findAll(event)).filter((handle) => handle !== null);
      const named = 'handle' in event && event.handle !== null ? [event.handle] : [];
      return [...new Set([...named, ...found])];
    },
    async record(event) {
      if (event.about !== 'product' && event.about !== 'collection') return;
      const { handle, id } = event;
      if (handle === null) return;
      const key = cacheKeys[event.about](id);
      const items = event.about === 'product' ? event.inventoryItemIds : [];
      const entry = await store.read(key);
      const before = known.safeParse(entry?.value).data;
      const isSettled = entry !== null && entry.staleAt > clock.now() / 1_000 && before?.handle === handle;
      const missing = isSettled ? items.filter((item) => !before.inventoryItemIds.includes(item)) : items;
      if (isSettled && missing.length === 0) return;
      await Promise.all(
        missing.map((item) => store.write(cacheKeys.inventoryItem(item), entryOf({ handle }))),
      );
      await store.write(key, entryOf({ handle, inventoryItemIds: items }));
    },
  };
}
