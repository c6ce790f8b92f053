import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { cacheKeys } from './keys.ts';
import type { SourceEvent } from './source-event.ts';
import type { CacheStore } from './store.ts';

/**
 * Deletions and stock changes name ids only: which handles belong to them, learnt from the webhooks before.
 * Rejects as the store does.
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
    known.safeParse((await store.read(key))?.value).data ?? null;

  return {
    async handlesOf(event) {
      const keys = keysOf(event);
      const found = (await Promise.all(keys.map(recall))).flatMap((one) => one?.handle ?? []);
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

function keysOf(event: SourceEvent) {
  switch (event.about) {
    case 'product':
    case 'collection':
      return [cacheKeys[event.about](event.id)];
    case 'stock':
      return [cacheKeys.inventoryItem(event.inventoryItemId)];
    case 'order':
      return event.productIds.map(cacheKeys.product);
    case 'filters':
    case 'document':
      return [];
  }
}
