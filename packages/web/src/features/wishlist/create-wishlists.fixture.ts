import { fixedClock } from '@storefront/core/clock';
import { createStore } from 'jotai';
import { vi } from 'vitest';
import { ApiError } from '../../clients/api.ts';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { createWishlists, type WishlistsDeps } from './create-wishlists.ts';
import { wishlistsAtom } from './lists-atoms.ts';

export const item = { epi: 40, empi: 7, du: 'https://shop.example/products/iris' };
export const list = (lid: string, lname = 'Summer', ...listcontents: object[]) => ({
  lid,
  lname,
  cts: 5,
  listcontents,
});
export const down = () => Promise.reject(new ApiError('/api/wishlists', 502));

/** The wishlists of customer 7, with what the service returns by method and path. */
export function openWishlists(
  answers: Record<string, () => Promise<unknown>>,
  stored: Record<string, string> = {},
  regid = '',
  ownStorage: BrowserStorage | null = null,
) {
  const store = createStore();
  const values = new Map(Object.entries(stored));
  const storage: BrowserStorage = ownStorage ?? {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
  const guest = { read: () => regid || null, drop: vi.fn() };
  const endSession = vi.fn();
  const call = vi.fn<WishlistsDeps['call']>((method, path) => {
    const answer = answers[`${method} ${path}`];
    return answer ? answer() : Promise.reject(new Error(`unexpected ${method} ${path}`));
  });
  const wishlists = createWishlists({
    ...{ store, customerId: '7', call, guest, endSession, storage },
    clock: fixedClock('2026-11-24T10:00:00Z'),
  });
  const shown = () => {
    const { step, lists } = store.get(wishlistsAtom);
    return [step, lists.map(({ lid, listcontents }) => [lid, listcontents.length])];
  };
  return { answers, wishlists, store, values, guest, endSession, call, shown };
}

export const settle = () => new Promise((resolve) => setTimeout(resolve));
