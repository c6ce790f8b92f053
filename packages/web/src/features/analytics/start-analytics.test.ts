import type { User } from '@storefront/core/account/user';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { countryIsSettledAtom } from '../../state/market-atoms.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { sessionIsRestoredAtom, userAtom } from '../../state/session-atoms.ts';
import { startAnalytics } from './start-analytics.ts';

const sent = vi.hoisted((): string[] => []);
const begun = vi.hoisted(() => ({
  cartId: 'c1',
  orderId: 'order-1',
  purchase: { lines: [], totalCents: 62_500, currencyCode: 'USD' },
}));
const assistant = vi.hoisted(() => ({
  load: async () => true,
  track: ({ event }: { event: string }) => sent.push(event),
  identify: (id: string) => sent.push(`identify ${id}`),
}));
vi.mock('../../clients/assistant-port.ts', () => ({ findAssistant: () => assistant }));
vi.mock('../../clients/allowed-categories.ts', () => ({ allowedCategories: () => 'necessary' }));
vi.mock('../../clients/consent-port.ts', () => ({
  isAllowed: () => true,
  whenAllowed: (_: string, work: () => void) => work(),
}));
vi.mock('../../clients/follow-manager.ts', () => ({ followManager: () => {} }));
vi.mock('../../clients/search-port.ts', () => ({ openSearch: () => null }));
vi.mock('../../clients/sms-port.ts', () => ({ findSmsMarketing: () => null }));
vi.mock('../../clients/tag-manager-port.ts', () => ({ findTagManager: () => null }));
vi.mock('../../state/browser-storage.ts', () => ({
  localStore: { read: () => JSON.stringify(begun), write: () => {} },
}));

const ines: User = {
  ...{ id: 'gid://shopify/Customer/77', email: 'ines@example.test', firstName: 'Inès', phone: null },
  ...{ defaultAddress: null, orders: [] },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('[state.session.7] [call.other-third-party-calls.9] an order belongs to the customer: it is sent after identify', async () => {
  const store = createStore();
  store.set(countryIsSettledAtom, true);
  store.set(sessionIsRestoredAtom, true);
  store.set(userAtom, ines);
  recordEvent({ kind: 'cart-gone', cartId: 'c1' });
  startAnalytics(store, { readTotalCents: () => 0, isKnown: () => true, onChange: () => {} });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['identify 77', 'Checkout Complete', 'Commerce Transaction Complete']);
});
