import type { Cart } from '@storefront/core/cart/cart';
import { shippingProtectionPrice } from '@storefront/core/cart/shipping-protection';
import { systemClock } from '@storefront/core/clock';
import { formatAmount, formatPrice } from '@storefront/core/market/price';
import { toCents } from '@storefront/core/money';
import { openBrowserCommerce } from '@storefront/core/providers/commerce/open-browser-commerce.fixture';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commerceServer } from '../../packages/sandbox/src/commerce/server.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/seed-catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import { createCartActions } from '../../packages/web/src/features/cart/actions/cart-actions.ts';
import {
  cartAtom,
  cartMessagesAtom,
  isAddingAtom,
  itemCountAtom,
  removedLinesAtom,
  shownLinesAtom,
} from '../../packages/web/src/features/cart/cart-atoms.ts';
import { localStore, tabStore } from '../../packages/web/src/state/browser-storage.ts';
import { countryIsSettledAtom, currencyCountryAtom } from '../../packages/web/src/state/market-atoms.ts';

const catalogue = seedCatalogue();

function variantOf(handle: string, size: string): string {
  const product = catalogue.products.find((one) => one.handle === handle);
  const variant = product?.variants.find(({ optionValues }) => optionValues[0] === size);
  if (!variant) throw new Error(`The seed has no ${handle} in ${size}`);
  return `gid://shopify/ProductVariant/${variant.id}`;
}

const LAST_ONE = variantOf('aurelia-slip-dress-oxblood', 'XL');
const PLENTY = variantOf('aurelia-slip-dress-oxblood', 'M');
const PROTECTION = variantOf('route-package-protection', 'Default Title');
const OTHER = variantOf('aurelia-slip-dress-black', 'M');

/** The cart's code and the commerce double, joined by the real client; the connection can be cut. */
function openCart() {
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
  const line = { isCut: false, requests: 0 };
  const commerce = openBrowserCommerce({
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: address(3001),
    token: { public: 'public' },
    fetch: async (url, init) => {
      line.requests += 1;
      if (line.isCut) throw new TypeError('fetch failed');
      return server(new Request(url, init));
    },
    backoff: { wait: async () => {}, random: () => 0 },
  });
  const store = createStore();
  const actions = createCartActions({
    painted: async () => {},
    commerce,
    store,
    storage: localStore,
    tabStorage: tabStore,
    onLeave: () => {},
    clock: systemClock,
    record: () => {},
    findProtection: async () => PROTECTION,
  });
  return { actions, line, store };
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

describe('the cart, against the commerce double', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  it('[state.cart-lifecycle.1] creates a cart and stores its id', async () => {
    const { actions, store } = openCart();
    await actions.restoreCart();
    expect(store.get(cartAtom)?.id).toBe(localStorage.getItem('currentCart'));
  });

  it('[state.cart-lifecycle.9] [state.cart-lifecycle.10] [state.cart-lifecycle.11] [state.cart-lifecycle.12] shows that it adds until the line is added', async () => {
    const { actions, store } = openCart();
    const adding = actions.addLines([{ merchandiseId: PLENTY, quantity: 2 }]);
    expect(store.get(isAddingAtom)).toBe(true);
    await adding;
    expect(store.get(isAddingAtom)).toBe(false);
    expect(store.get(itemCountAtom)).toBe(2);
    expect(store.get(cartMessagesAtom)).toEqual([]);
  });

  it.each([
    ['US', '$3.55'],
    ['GB', '£3.55'],
    ['CA', '$3.55'],
    ['JP', '¥4'],
  ])(
    '[const.locale-and-currency.5] in %s shipping protection is offered, chosen and counted at %s',
    async (country, price) => {
      const { actions, store } = openCart();
      store.set(currencyCountryAtom, country);
      await actions.addLines([{ merchandiseId: PLENTY, quantity: 1 }]);
      const offered = store.get(cartAtom);
      await actions.setProtection(true);
      const chosen = store.get(cartAtom);
      const centsOf = (cart: Cart | null) => toCents(cart?.cost.totalAmount.amount) ?? 0;
      const prices = [offered, chosen].map((cart) => cart && formatAmount(shippingProtectionPrice(cart)));
      const currencyCode = chosen?.cost.totalAmount.currencyCode ?? '';
      expect([...prices, formatPrice(centsOf(chosen) - centsOf(offered), currencyCode)]).toEqual([
        price,
        price,
        price,
      ]);
    },
  );

  it('[state.cart-lifecycle.14] the cart of another country has the lines in the order that the shopper saw', async () => {
    const { actions, store } = openCart();
    store.set(countryIsSettledAtom, true);
    await actions.addLines([{ merchandiseId: PLENTY, quantity: 1 }]);
    await actions.addLines([{ merchandiseId: OTHER, quantity: 1 }]);
    const before = store.get(cartAtom);
    store.set(currencyCountryAtom, 'GB');
    await actions.followCountry();
    const after = store.get(cartAtom);
    const piecesOf = (cart: Cart | null) => cart?.lines.map(({ merchandise }) => merchandise.id);
    expect(after?.id).not.toBe(before?.id);
    expect(piecesOf(after)).toEqual([OTHER, PLENTY]);
    expect(piecesOf(before)).toEqual([OTHER, PLENTY]);
  });

  it('tells the shopper about a quantity that the platform reduced', async () => {
    const { actions, store } = openCart();
    await actions.addLines([{ merchandiseId: LAST_ONE, quantity: 3 }]);
    expect(store.get(cartMessagesAtom)).toEqual(['Only 1 of Aurelia Slip Dress is left, so your bag has 1.']);
  });

  it('adds the other lines when one variant is unknown', async () => {
    const { actions, store } = openCart();
    await actions.addLines([
      { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 },
      { merchandiseId: PLENTY, quantity: 1 },
    ]);
    expect(store.get(itemCountAtom)).toBe(1);
    expect(store.get(cartMessagesAtom)).toEqual(['This piece has just sold out, so it is not in your bag.']);
  });

  it('shows a quantity at once and sends only the last of several quick clicks', async () => {
    const { actions, store, line } = openCart();
    await actions.addLines([{ merchandiseId: PLENTY, quantity: 1 }]);
    const id = store.get(shownLinesAtom)[0]?.id ?? '';
    const before = line.requests;
    const clicks = [2, 3, 4].map((quantity) => actions.setQuantity(id, quantity));
    expect(store.get(itemCountAtom)).toBe(4);
    await Promise.all(clicks);
    expect(store.get(itemCountAtom)).toBe(4);
    expect(line.requests - before).toBe(1);
  });

  it('[state.cart-lifecycle.13] quantity 0 removes a line, and undo adds the same line again', async () => {
    const { actions, store } = openCart();
    const attributes = [{ key: 'Note', value: 'Final Sale' }];
    await actions.addLines([{ merchandiseId: PLENTY, quantity: 2, attributes }]);
    const id = store.get(shownLinesAtom)[0]?.id ?? '';
    await actions.setQuantity(id, 0);
    expect(store.get(itemCountAtom)).toBe(0);
    expect(store.get(removedLinesAtom)).toHaveLength(1);
    await actions.putBack(id);
    expect(store.get(shownLinesAtom)[0]).toMatchObject({ quantity: 2, attributes });
  });

  it('leaves the cart as it is and tells the shopper when the platform is out of reach', async () => {
    const { actions, store, line } = openCart();
    await actions.addLines([{ merchandiseId: PLENTY, quantity: 1 }]);
    const id = store.get(shownLinesAtom)[0]?.id ?? '';
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    line.isCut = true;
    await actions.setQuantity(id, 0);
    expect(store.get(itemCountAtom)).toBe(1);
    expect(store.get(removedLinesAtom)).toEqual([]);
    expect(store.get(cartMessagesAtom)).toEqual([
      'We could not reach your bag, so it may be unchanged. Please try again.',
    ]);
    expect(errors).toHaveBeenCalledOnce();
    line.isCut = false;
    await actions.addLines([{ merchandiseId: OTHER, quantity: 1 }]);
    expect(store.get(itemCountAtom)).toBe(2);
    expect(store.get(cartMessagesAtom)).toEqual([]);
  });

  it('[state.cart-lifecycle.4] replaces a cart that the platform no longer knows, and still adds the line', async () => {
    const { actions, store } = openCart();
    localStorage.setItem('currentCart', 'gid://shopify/Cart/gone?key=gone');
    await actions.addLines([{ merchandiseId: PLENTY, quantity: 1 }]);
    expect(store.get(itemCountAtom)).toBe(1);
    expect(localStorage.getItem('currentCart')).not.toContain('gone');
  });

  it('ignores the stored id of a legacy checkout', async () => {
    const { actions, store } = openCart();
    localStorage.setItem('currentCart', 'Z2lkOi8vc2hvcGlmeS9DaGVja291dC8x');
    await actions.restoreCart();
    expect(store.get(cartAtom)?.lines).toEqual([]);
  });
});
