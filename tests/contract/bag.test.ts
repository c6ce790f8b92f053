import { createBrowserCommerce } from '@storefront/core/providers/commerce/browser';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commerceDoor } from '../../packages/sandbox/src/commerce/door.ts';
import { seedCatalogue } from '../../packages/sandbox/src/seed/catalogue.ts';
import { makeWorld } from '../../packages/sandbox/src/world/make-world.ts';
import type * as CartActions from '../../packages/web/src/features/cart/cart-actions.ts';
import type * as CartAtoms from '../../packages/web/src/features/cart/cart-atoms.ts';

const catalogue = seedCatalogue();

function variantOf(handle: string, size: string): string {
  const product = catalogue.products.find((one) => one.handle === handle);
  const variant = product?.variants.find(({ optionValues }) => optionValues[0] === size);
  if (!variant) throw new Error(`The seed has no ${handle} in ${size}`);
  return `gid://shopify/ProductVariant/${variant.id}`;
}

const LAST_ONE = variantOf('aurelia-slip-dress-oxblood', 'XL');
const PLENTY = variantOf('aurelia-slip-dress-oxblood', 'M');
const OTHER = variantOf('aurelia-slip-dress-black', 'M');

/** The bag's code and the commerce double, joined by the real client; the line between them can be cut. */
async function openBag() {
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
  const door = commerceDoor(world);
  const line = { isCut: false, requests: 0 };
  const commerce = createBrowserCommerce({
    storeDomain: 'vesper-vine.myshopify.com',
    apiVersion: '2025-01',
    endpoint: address(3001),
    token: { public: 'public' },
    fetch: async (url, init) => {
      line.requests += 1;
      if (line.isCut) throw new TypeError('fetch failed');
      return door(new Request(url, init));
    },
    patience: { wait: async () => {}, random: () => 0 },
  });
  vi.resetModules();
  vi.doMock('../../packages/web/src/commerce.ts', () => ({ commerce: () => commerce }));
  const actions: typeof CartActions = await import('../../packages/web/src/features/cart/cart-actions.ts');
  const atoms: typeof CartAtoms = await import('../../packages/web/src/features/cart/cart-atoms.ts');
  return { actions, atoms, line, store: createStore(), commerce };
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

describe('the bag, against the commerce double', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

  it('[state.cart-lifecycle.1] begins with a new cart and keeps its id', async () => {
    const { actions, atoms, store } = await openBag();
    await actions.restoreCart(store);
    expect(store.get(atoms.cartAtom)?.id).toBe(localStorage.getItem('currentCart'));
  });

  it('[state.cart-lifecycle.9-12] adds, and shows that it adds meanwhile', async () => {
    const { actions, atoms, store } = await openBag();
    const adding = actions.addLines(store, [{ merchandiseId: PLENTY, quantity: 2 }]);
    expect(store.get(atoms.isAddingAtom)).toBe(true);
    await adding;
    expect(store.get(atoms.isAddingAtom)).toBe(false);
    expect(store.get(atoms.itemCountAtom)).toBe(2);
    expect(store.get(atoms.cartMessagesAtom)).toEqual([]);
  });

  it('says what the platform clamped', async () => {
    const { actions, atoms, store } = await openBag();
    await actions.addLines(store, [{ merchandiseId: LAST_ONE, quantity: 3 }]);
    expect(store.get(atoms.cartMessagesAtom)).toEqual([
      'Only 1 of Aurelia Slip Dress is left, so your bag has 1.',
    ]);
  });

  it('one unknown piece does not keep the others out', async () => {
    const { actions, atoms, store } = await openBag();
    await actions.addLines(store, [
      { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1 },
      { merchandiseId: PLENTY, quantity: 1 },
    ]);
    expect(store.get(atoms.itemCountAtom)).toBe(1);
    expect(store.get(atoms.cartMessagesAtom)).toEqual([
      'This piece has just sold out, so it is not in your bag.',
    ]);
  });

  it('shows a quantity at once and sends only the last of quick clicks', async () => {
    const { actions, atoms, store, line } = await openBag();
    await actions.addLines(store, [{ merchandiseId: PLENTY, quantity: 1 }]);
    const id = store.get(atoms.shownLinesAtom)[0]?.line.id ?? '';
    const before = line.requests;
    const clicks = [2, 3, 4].map((quantity) => actions.setQuantity(store, id, quantity));
    expect(store.get(atoms.itemCountAtom)).toBe(4);
    await Promise.all(clicks);
    expect(store.get(atoms.itemCountAtom)).toBe(4);
    expect(line.requests - before).toBe(1);
  });

  it('[state.cart-lifecycle.13] quantity 0 removes, and undo puts the same back', async () => {
    const { actions, atoms, store } = await openBag();
    const attributes = [{ key: 'Note', value: 'Final Sale' }];
    await actions.addLines(store, [{ merchandiseId: PLENTY, quantity: 2, attributes }]);
    const id = store.get(atoms.shownLinesAtom)[0]?.line.id ?? '';
    await actions.setQuantity(store, id, 0);
    expect(store.get(atoms.itemCountAtom)).toBe(0);
    expect(store.get(atoms.removedLinesAtom)).toHaveLength(1);
    await actions.putBack(store, id);
    expect(store.get(atoms.shownLinesAtom)[0]).toMatchObject({ quantity: 2, line: { attributes } });
  });

  it('a platform that does not answer changes nothing and says so', async () => {
    const { actions, atoms, store, line } = await openBag();
    await actions.addLines(store, [{ merchandiseId: PLENTY, quantity: 1 }]);
    const id = store.get(atoms.shownLinesAtom)[0]?.line.id ?? '';
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    line.isCut = true;
    await actions.setQuantity(store, id, 0);
    expect(store.get(atoms.itemCountAtom)).toBe(1);
    expect(store.get(atoms.removedLinesAtom)).toEqual([]);
    expect(store.get(atoms.cartMessagesAtom)).toEqual([
      'The bag does not answer just now, and nothing was changed. Please try again.',
    ]);
    expect(errors).toHaveBeenCalledOnce();
    line.isCut = false;
    await actions.addLines(store, [{ merchandiseId: OTHER, quantity: 1 }]);
    expect(store.get(atoms.itemCountAtom)).toBe(2);
    expect(store.get(atoms.cartMessagesAtom)).toEqual([]);
  });

  it('[state.cart-lifecycle.4] a cart that the platform no longer knows is replaced, and the wish is not lost', async () => {
    const { actions, atoms, store } = await openBag();
    localStorage.setItem('currentCart', 'gid://shopify/Cart/gone?key=gone');
    await actions.addLines(store, [{ merchandiseId: PLENTY, quantity: 1 }]);
    expect(store.get(atoms.itemCountAtom)).toBe(1);
    expect(localStorage.getItem('currentCart')).not.toContain('gone');
  });

  it('the id of a legacy checkout is no cart', async () => {
    const { actions, atoms, store } = await openBag();
    localStorage.setItem('currentCart', 'Z2lkOi8vc2hvcGlmeS9DaGVja291dC8x');
    await actions.restoreCart(store);
    expect(store.get(atoms.cartAtom)?.lines).toEqual([]);
  });
});
