import { PENDING_KEPT_MS, pendingToStore } from '@storefront/core/wishlist/pending-changes';
import { expect, it, vi } from 'vitest';
import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import { item } from './create-wishlists.fixture.ts';
import { forgetOldChanges } from './customer-wishlists.ts';

it.each([
  ['1 s ago', 1_000, false],
  ['seven days ago', PENDING_KEPT_MS, true],
])('what a customer left %s is forgotten: %s', (_, ageMs, isForgotten) => {
  const stored = pendingToStore(null, [{ kind: 'add', lid: 'a', item, atMs: 0 }]);
  const storage = { read: () => stored, write: vi.fn() };
  forgetOldChanges(storage, ageMs);
  expect(storage.write.mock.calls).toEqual(isForgotten ? [[WISHLIST_CHANGES_KEY, null]] : []);
});

it('nothing is written where nothing is stored', () => {
  const storage = { read: () => null, write: vi.fn() };
  forgetOldChanges(storage, 0);
  expect(storage.write).not.toHaveBeenCalled();
});
