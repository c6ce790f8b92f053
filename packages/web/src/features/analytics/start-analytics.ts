import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import type { PortRole } from '@storefront/core/public-config';
import type { createStore } from 'jotai';
import { allowedCategories } from '../../clients/allowed-categories.ts';
import { findAssistant } from '../../clients/assistant-port.ts';
import { isAllowed, whenAllowed } from '../../clients/consent-port.ts';
import { followManager } from '../../clients/follow-manager.ts';
import { openSearch } from '../../clients/search-port.ts';
import { findSmsMarketing } from '../../clients/sms-port.ts';
import { findTagManager } from '../../clients/tag-manager-port.ts';
import { createIdleQueue } from '../../hooks/idle-queue.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { localStore } from '../../state/browser-storage.ts';
import { countryIsSettledAtom, localPricesAtom } from '../../state/market-atoms.ts';
import { isFetchingUserAtom, sessionIsRestoredAtom, userAtom } from '../../state/session-atoms.ts';
import { createBegunCheckouts } from './begun-checkouts.ts';
import { createEventLine, type EventLine } from './event-line.ts';
import { createEventSender } from './event-sender.ts';
import { followVisitor, IDENTIFY_DELAY_MS } from './follow-visitor.ts';
import { createHeldPort, type HeldPort } from './held-port.ts';
import { takeEvents } from './take-events.ts';

type Store = ReturnType<typeof createStore>;

/** What the cart, a feature of its own, lends to analytics. */
export interface CartFacts {
  readTotalCents: () => number;
  /** Whether the cart has come, or there is none to wait for. */
  isKnown: () => boolean;
  /** Calls back when the cart may have changed. */
  onChange: (work: () => void) => void;
}

/** Longer than any pause between two frames, shorter than a shopper's next click. */
const SEND_WITHIN_MS = 500;

let hasStarted = false;

/** Takes what the shop records and sends it, for as long as the page lives; a second call does nothing. */
export function startAnalytics(store: Store, cart: CartFacts): void {
  if (hasStarted) return;
  hasStarted = true;
  const makeId = () => crypto.randomUUID();
  const inIdlePeriod = createIdleQueue();

  function hold<Port>(role: PortRole, open: () => Port | null, later = inIdlePeriod): HeldPort<Port> {
    return createHeldPort({
      open,
      whenAllowed: (work) => whenAllowed(role, work),
      isAllowed: () => isAllowed(role),
      inIdlePeriod: later,
    });
  }

  const tags = hold('tagManager', () => loaded(findTagManager()));
  const assistant = hold('assistant', () => loaded(findAssistant()));
  const sms = hold('sms', () => loaded(findSmsMarketing()));
  // [state.session.7] Its cookies identify the visitor.
  const search = hold('search', openSearch, (work) =>
    setTimeout(() => inIdlePeriod(work), IDENTIFY_DELAY_MS),
  );

  const send = createEventSender({
    tags,
    assistant,
    sms,
    search,
    checkouts: createBegunCheckouts({ storage: localStore, isAllowed: () => isAllowed('assistant'), makeId }),
    readUser: () => store.get(userAtom),
    readCartTotalCents: cart.readTotalCents,
    readConsent: allowedCategories,
    readLocalPrices: (productId) => store.get(localPricesAtom)?.get(productId) ?? null,
    makeId,
  });
  const visitor = followVisitor({
    readUser: () => store.get(userAtom),
    onUser: (work) => store.sub(userAtom, work),
    sms,
    assistant,
    onIdentified: () => line.check(),
  });
  const line: EventLine = createEventLine({
    isReady: ({ event }) =>
      store.get(countryIsSettledAtom) &&
      // [state.session.8] Until then a customer would be a guest.
      store.get(sessionIsRestoredAtom) &&
      !store.get(isFetchingUserAtom) &&
      cart.isKnown() &&
      // Otherwise the order would be a guest's.
      (event.kind !== 'cart-gone' || visitor.isIdentified()) &&
      productIdsOf(event).every((id) => store.get(localPricesAtom)?.has(id) ?? true),
    send,
    whenIdle: (work) => void whenIdle(work, SEND_WITHIN_MS),
    reportError: (error) => console.warn('An event of analytics could not be sent', error),
  });
  for (const atom of [countryIsSettledAtom, sessionIsRestoredAtom, isFetchingUserAtom, localPricesAtom])
    store.sub(atom, line.check);
  cart.onChange(line.check);
  addEventListener('pagehide', line.flush);
  takeEvents(line.push);
  followManager();
}

function loaded<Port extends { load(): Promise<boolean> }>(port: Port | null): Port | null {
  void port?.load();
  return port;
}

/** The products whose prices an event names as the page shows them; the first of a listing stands for all. */
function productIdsOf(event: ShopEvent): string[] {
  if (event.kind === 'select-variant' || event.kind === 'add-to-wishlist') return [event.product.id];
  if (event.kind === 'view-list' || event.kind === 'view-search')
    return event.items.slice(0, 1).map(({ card }) => card.id);
  if (event.kind === 'select-item') return [event.item.card.id];
  if (event.kind !== 'page-view') return [];
  const { content } = event.page;
  if (content.kind === 'product') return [content.product.id];
  return content.kind === 'list' ? content.cards.slice(0, 1).map(({ id }) => id) : [];
}
