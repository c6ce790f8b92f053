import { systemClock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import { commerceCart } from '../../../clients/commerce-cart.ts';
import { findProtectionVariant } from '../../../clients/protection-variant.ts';
import { painted } from '../../../hooks/after-paint.ts';
import { localStore, tabStore } from '../../../state/browser-storage.ts';
import { recordEvent } from '../../../state/recorded-events.ts';
import { type CartActions, createCartActions } from './cart-actions.ts';

type Store = ReturnType<typeof createStore>;

const actionsByStore = new WeakMap<Store, CartActions>();

/** The page's one set of cart actions, so that all parts of the page share one queue. */
export function sharedCartActions(store: Store): CartActions {
  const known = actionsByStore.get(store);
  if (known) return known;
  const actions = createCartActions({
    commerce: commerceCart(),
    painted,
    store,
    storage: localStore,
    tabStorage: tabStore,
    onLeave: (work) => addEventListener('pagehide', ({ persisted }) => work(persisted)),
    clock: systemClock,
    record: recordEvent,
    findProtection: findProtectionVariant,
  });
  actionsByStore.set(store, actions);
  return actions;
}
