import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@storefront/core/clock';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { cartCopy } from '../../packages/web/src/copy/cart-copy.ts';
import { createCartActions } from '../../packages/web/src/features/cart/actions/cart-actions.ts';
import {
  cartAtom,
  cartMessagesAtom,
  itemCountAtom,
} from '../../packages/web/src/features/cart/cart-atoms.ts';
import { tabStore } from '../../packages/web/src/state/browser-storage.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';

/** The platform's double saves an edit after 200 ms. */
const SAVED_MS = 600;

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());

/** The cart's code of a tab; tabs of one browser share what is `stored`. */
function openTab(stored: Map<string, string>) {
  const store = createStore();
  const commerce = openBrowserCommerce({
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: sandbox.commerce,
    token: { public: 'public' },
    fetch: (url, init) => fetch(url, init),
    backoff: { wait: async () => {}, random: () => 0 },
  });
  const actions = createCartActions({
    painted: async () => {},
    commerce,
    store,
    tabStorage: tabStore,
    onLeave: () => {},
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
    },
    clock: systemClock,
    record: () => {},
    findProtection: async () => null,
  });
  return { actions, store };
}

it('a bag is whole after the platform was killed in the middle of a purchase and started again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const product = seedCatalogue().products.find(({ handle }) => handle === 'ninon-velvet-bow-oxblood');
  const merchandiseId = `gid://shopify/ProductVariant/${product?.variants[0]?.id}`;
  const attributes = [{ key: 'Note', value: 'Final Sale' }];
  const stored = new Map<string, string>();
  const { actions, store } = openTab(stored);
  await actions.addLines([{ merchandiseId, quantity: 2, attributes }]);
  await actions.saveGiftMessage('With love 🎁');
  await actions.applyDiscount('EVENING10');
  const before = store.get(cartAtom);
  await wait(SAVED_MS);

  await sandbox.kill();
  expect(await actions.addLines([{ merchandiseId, quantity: 1, attributes }])).toMatchObject({
    isReached: false,
  });
  expect(store.get(cartMessagesAtom)).toEqual([cartCopy.unreachable]);
  expect(store.get(itemCountAtom), 'what was there is still shown').toBe(2);

  await sandbox.restart();
  const later = openTab(stored);
  await later.actions.restoreCart();
  expect(later.store.get(cartAtom)).toEqual(before);
  await actions.addLines([{ merchandiseId, quantity: 1, attributes }]);
  expect([store.get(itemCountAtom), store.get(cartMessagesAtom)]).toEqual([3, []]);
  const checkout = await fetch(store.get(cartAtom)?.checkoutUrl ?? '');
  expect(await checkout.text()).toContain('Ninon Velvet Bow');
}, 60_000);
