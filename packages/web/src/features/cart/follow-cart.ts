import { cartRefreshDelayMs } from '@storefront/core/cart/cart-refresh';
import { isChangedElsewhere } from '@storefront/core/cart/stored-cart';
import type { Clock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { seenCartAtom } from './cart-atoms.ts';
import { isAboutCart, readStoredCart } from './cart-storage.ts';

export interface FollowCartDeps {
  store: ReturnType<typeof createStore>;
  storage: BrowserStorage;
  clock: Clock;
  /** Fetches the cart; never rejects. */
  restore: () => Promise<void>;
  /** Runs when the first fetch is due. Returns a function that cancels it. */
  whenDue: (work: () => void) => () => void;
}

/**
 * Fetches the cart when it is due, and again when another tab has changed it: at once while this tab is visible,
 * otherwise when the shopper looks at it. Returns a cleanup function.
 */
export function followCart({ store, storage, clock, restore, whenDue }: FollowCartDeps): () => void {
  let hasBegun = false;
  let isFetching = false;
  let fetchedAtMs = Number.NEGATIVE_INFINITY;
  /** An event said that what is shown may be old. */
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchCart() {
    hasBegun = true;
    isFetching = true;
    isOutdated = false;
    fetchedAtMs = clock.now();
    await restore();
    isFetching = false;
    // A fetch that failed is not repeated before the next event.
    if (isOutdated) plan();
  }

  const delayMs = () =>
    cartRefreshDelayMs({
      isVisible: !document.hidden,
      isFetching,
      isChangedElsewhere: isOutdated || isChangedElsewhere(store.get(seenCartAtom), readStoredCart(storage)),
      fetchedAtMs,
      nowMs: clock.now(),
    });

  function plan() {
    // Before the first fetch only a change calls for it earlier.
    if (!hasBegun && !isOutdated) return;
    const delay = delayMs();
    if (delay === null || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (delayMs() !== null) void fetchCart();
    }, delay);
  }

  function onOutdated() {
    isOutdated = true;
    plan();
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (isAboutCart(key)) onOutdated();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // The browser froze the page: the cart may have been ordered since.
    if (persisted) onOutdated();
  };

  const cancelFirst = whenDue(() => {
    if (!hasBegun) void fetchCart();
  });
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  addEventListener('focus', plan);
  document.addEventListener('visibilitychange', plan);
  return () => {
    cancelFirst();
    clearTimeout(timer);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    removeEventListener('focus', plan);
    document.removeEventListener('visibilitychange', plan);
  };
}
