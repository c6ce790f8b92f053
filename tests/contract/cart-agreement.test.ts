import { systemClock } from '@storefront/core/clock';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import { createCartActions } from '../../packages/web/src/features/cart/actions/cart-actions.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  isAddingAtom,
  itemCountAtom,
  pendingPiecesAtom,
  requestedProtectionAtom,
  requestedQuantitiesAtom,
} from '../../packages/web/src/features/cart/cart-atoms.ts';
import { tabStore } from '../../packages/web/src/state/browser-storage.ts';
import { currencyCountryAtom } from '../../packages/web/src/state/market-atoms.ts';

const catalogue = seedCatalogue();
const gidOf = (id: string | number) => `gid://shopify/ProductVariant/${id}`;

/** Plenty, few, one left, sold out, an appointment, and one that the platform does not know. */
const variants = [
  ...['aurelia-slip-dress-oxblood', 'aurelia-slip-dress-black'].flatMap((handle) => {
    const product = catalogue.products.find((one) => one.handle === handle);
    return (product?.variants ?? []).map(({ id }) => gidOf(id));
  }),
  gidOf(1),
];
const protection = catalogue.products.find(({ handle }) => handle === 'route-package-protection')
  ?.variants[0];

type Fault = 'none' | 'never sent' | 'response lost' | 'server error';

/** The cart's code and the commerce double, joined by the real client over a connection that fails as it is set. */
function openBag() {
  const address = (port: number) => `http://localhost:${port}`;
  const world = makeWorld({
    addresses: {
      site: address(3000),
      commerce: address(3001),
      content: address(3002),
      desk: address(3003),
      cloud: address(3004),
    },
    catalogue,
    stateDir: null,
  });
  const server = commerceServer(world);
  const line: { fault: Fault } = { fault: 'none' };
  const commerce = openBrowserCommerce({
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: address(3001),
    token: { public: 'public' },
    fetch: async (url, init) => {
      const { fault } = line;
      line.fault = 'none';
      if (fault === 'never sent') throw new TypeError('fetch failed');
      if (fault === 'server error') return new Response('Bad gateway', { status: 502 });
      const response = await server(new Request(url, init));
      if (fault === 'response lost') throw new TypeError('fetch failed');
      return response;
    },
    backoff: { wait: async () => {}, random: () => 0 },
  });
  const store = createStore();
  const stored = new Map<string, string>();
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
    findProtection: async () => (protection ? gidOf(protection.id) : null),
  });
  return { actions, commerce, line, store };
}

type Bag = ReturnType<typeof openBag>;

interface Operation {
  kind: 'add' | 'set' | 'remove' | 'undo' | 'message' | 'code' | 'protect' | 'country' | 'restore';
  which: number;
  quantity: number;
  fault: Fault;
  /** The next operation begins before this one has ended. */
  isHasty: boolean;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(
    'add',
    'add',
    'add',
    'set',
    'set',
    'set',
    'remove',
    'undo',
    'message',
    'code',
    'protect',
    'country',
    'restore',
  ),
  which: fc.nat(variants.length - 1),
  quantity: fc.constantFrom(1, 1, 2, 3, 0, -1, 40, 9999, Number.NaN),
  fault: fc.constantFrom('none', 'none', 'none', 'never sent', 'response lost', 'server error'),
  isHasty: fc.boolean(),
});

async function carryOut(
  { actions, store, line }: Bag,
  { kind, which, quantity, fault }: Operation,
): Promise<void> {
  line.fault = fault;
  const lines = store.get(cartAtom)?.lines ?? [];
  const lineId = lines[which % Math.max(lines.length, 1)]?.id ?? 'none';
  switch (kind) {
    case 'add':
      await actions.addLines([
        { merchandiseId: variants[which] ?? '', quantity: quantity > 0 ? quantity : 1 },
      ]);
      return;
    case 'set':
      return actions.setQuantity(lineId, quantity);
    case 'remove':
      return actions.setQuantity(lineId, 0);
    case 'undo':
      return actions.putBack(lineId);
    case 'message':
      await actions.saveGiftMessage('🎁'.repeat(which));
      return;
    case 'code':
      await actions.applyDiscount(['EVENING10', 'EXPIRED20', 'nonsense', ''][which % 4] ?? '');
      return;
    case 'protect':
      return actions.setProtection(which % 2 === 0);
    case 'country':
      store.set(currencyCountryAtom, which % 2 === 0 ? 'US' : 'FR');
      return actions.followCountry();
    case 'restore':
      return actions.restoreCart();
  }
}

/** Bag, count and platform say the same, and nothing is under way. */
async function expectAgreement({ actions, commerce, line, store }: Bag): Promise<void> {
  line.fault = 'none';
  await actions.restoreCart();
  const shown = store.get(cartAtom);
  const known = await commerce.cart(shown?.id ?? '', store.get(currencyCountryAtom));
  expect(shown?.lines).toEqual(known?.lines);
  expect(shown?.attributes).toEqual(known?.attributes);
  expect(shown?.discountCodes).toEqual(known?.discountCodes);
  const pieces =
    known?.lines.filter(({ merchandise }) => merchandise.id !== gidOf(protection?.id ?? 0)) ?? [];
  expect(store.get(itemCountAtom)).toBe(pieces.reduce((sum, { quantity }) => sum + quantity, 0));
  expect([store.get(requestedQuantitiesAtom), store.get(pendingPiecesAtom)]).toEqual([{}, []]);
  const flags = [isAddingAtom, cartIsBusyAtom, requestedProtectionAtom].map((atom) =>
    store.get<unknown>(atom),
  );
  expect(flags).toEqual([false, false, null]);
}

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  // The wait for the last of several quick clicks, as short as it can be.
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => wait(work, ms === 250 ? 0 : ms));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a bag whose connection fails at random', () => {
  it('[property] agrees with the platform after 1,000 random operations, some of them at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 50, maxLength: 50 }), async (operations) => {
        const bag = openBag();
        let underWay: Promise<void>[] = [];
        for (const one of operations) {
          underWay.push(carryOut(bag, one));
          if (one.isHasty) continue;
          await Promise.all(underWay);
          underWay = [];
        }
        await Promise.all(underWay);
        await expectAgreement(bag);
      }),
      { numRuns: 20, seed: 22 },
    );
  }, 120_000);

  it('[property] never adds twice, and loses nothing that it said it has', async () => {
    const add = fc.record({
      which: fc.nat(variants.length - 1),
      quantity: fc.constantFrom(1, 2),
      fault: operation.map(({ fault }) => fault),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(add, { minLength: 20, maxLength: 20 }), async (adds) => {
        const bag = openBag();
        await bag.actions.restoreCart();
        const unitsOf = async (id: string) => {
          const cart = await bag.commerce.cart(bag.store.get(cartAtom)?.id ?? '', 'US');
          return cart?.lines.find(({ merchandise }) => merchandise.id === id)?.quantity ?? 0;
        };
        for (const { which, quantity, fault } of adds) {
          const merchandiseId = variants[which] ?? '';
          const before = await unitsOf(merchandiseId);
          bag.line.fault = fault;
          const { isReached, refused } = await bag.actions.addLines([{ merchandiseId, quantity }]);
          bag.line.fault = 'none';
          const after = await unitsOf(merchandiseId);
          expect(after).toBeLessThanOrEqual(before + quantity);
          expect(after).toBeGreaterThanOrEqual(before);
          // With one request lost at a time the cart can always be fetched, so what happened is known.
          expect(after > before).toBe(isReached && !refused.includes(merchandiseId));
        }
      }),
      { numRuns: 10, seed: 22 },
    );
  }, 120_000);
});
