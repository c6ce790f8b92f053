import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { cacheKeys } from './keys.ts';
import { handleOfPath, tags } from './page-tags.ts';
import type { SourceEvent } from './source-event.ts';
import type { CacheStore } from './store.ts';

/**
 * Deletions and stock changes name ids only: which handles belong to them, learnt from the webhooks before and,
 * for products and collections, from the pages about them. Rejects as the store does.
 */
export interface HandleIndex {
  /** The handles of what the event is about, the present one first; empty when they are unknown. */
  handlesOf(event: SourceEvent): Promise<string[]>;
  /** Remembers what the event tells, once its pages are refreshed. */
  learn(event: SourceEvent): Promise<void>;
}

const KEPT_S = 400 * 86_400;
/** What was told so lately need not be written again. */
const SETTLED_S = 30 * 86_400;
const known = z.object({ handle: z.string(), inventoryItemIds: z.array(z.string()).default([]) });

export function createHandleIndex(store: CacheStore, clock: Clock): HandleIndex {
  const kept = (value: unknown) => {
    const now = Math.floor(clock.now() / 1_000);
    return { value, staleAt: now + SETTLED_S, expiresAt: now + KEPT_S };
  };
  const recall = async (key: ReturnType<typeof cacheKeys.product>) =>
    known.safeParse((await store.read(key))?.value).data?.handle ?? null;
  const recallThing = async (kind: 'product' | 'collection', id: string) => {
    const tag = kind === 'product' ? tags.productId(id) : tags.collectionId(id);
    const [told, pages] = await Promise.all([
      recall(cacheKeys[kind](id)),
      store.list(cacheKeys.taggedPath(tag, '').pk),
    ]);
    return [told, ...pages.map(({ sk }) => handleOfPath(kind, sk))];
  };
  const recallAll = async (event: SourceEvent): Promise<(string | null)[]> => {
    switch (event.about) {
      case 'product':
      case 'collection':
        return recallThing(event.about, event.id);
      case 'stock':
        return [await recall(cacheKeys.inventoryItem(event.inventoryItemId))];
      case 'order':
        return (await Promise.all(event.productIds.map((id) => recallThing('product', id)))).flat();
      case 'filters':
      case 'document':
        return [];
    }
  };

  return {
    async handlesOf(event) {
      const found = (await recallAll(event)).filter((handle) => handle !== null);
      const told = 'handle' in event && event.handle !== null ? [event.handle] : [];
      return [...new Set([...told, ...found])];
    },
    async learn(event) {
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
      await Promise.all(missing.map((item) => store.write(cacheKeys.inventoryItem(item), kept({ handle }))));
      await store.write(key, kept({ handle, inventoryItemIds: items }));
    },
  };
}
