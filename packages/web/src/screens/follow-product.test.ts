import { noTexts } from '@storefront/core/content/site-content';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import type { Product } from '@storefront/core/product/product';
import { toProductPage } from '@storefront/core/product/to-product-page';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownVariantIdAtom } from '../state/wishlist-atoms.ts';
import { followProduct } from './follow-product.ts';

const { record, afterPaint } = vi.hoisted(() => ({
  record: vi.fn(),
  afterPaint: vi.fn<(work: () => void) => void>(),
}));
vi.mock('../hooks/after-paint.ts', () => ({ afterPaint }));
vi.mock('../features/recommendation/last-viewed.ts', () => ({ lastViewedOf: () => ({ record }) }));

const context = { country: 'US', currencyCode: 'USD', siblings: new Map() };
const page = (own: Partial<Product> = {}) =>
  toProductPage(exampleProduct({ handle: 'slip', ...own }), noTexts, context);
const [small, medium] = ['100', '101'];

/** A browser that shows an address; `entry` is what Next has written of it. */
function openBrowser(address: string) {
  const shown = { location: new URL(address, 'https://shop.example'), entry: { key: 'k1' } };
  vi.stubGlobal('location', {
    get href() {
      return shown.location.href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return shown.entry;
    },
    replaceState(entry: { key: string }, _: string, replaced: string) {
      shown.entry = entry;
      shown.location = new URL(replaced, shown.location);
    },
  });
  return {
    show: (next: string) => {
      shown.location = new URL(next, shown.location);
    },
    address: () => `${shown.location.pathname}${shown.location.search}${shown.location.hash}`,
    entry: () => shown.entry,
  };
}

beforeEach(() => {
  record.mockClear();
  afterPaint.mockImplementation((work) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('[state.product-detail-page.2] records the piece as viewed', () => {
  openBrowser('/products/slip');
  followProduct(createStore(), page(), 'SKU-1');
  expect(record).toHaveBeenCalledExactlyOnceWith('SKU-1');
});

describe('[screen.route-table.36] the chosen size', () => {
  it('is written when the choice has been painted', () => {
    const store = createStore();
    const { address } = openBrowser('/products/slip');
    const variants = [exampleVariant({ id: small }), exampleVariant({ id: medium })];
    followProduct(store, page({ variants }), null);
    afterPaint.mockReset();
    store.set(shownVariantIdAtom, medium);
    expect(address()).toBe('/products/slip');
    afterPaint.mock.calls[0]?.[0]();
    expect(address()).toBe('/products/slip?variant=101');
  });

  it('is in the address of the page, and in what Next goes by on the way back', () => {
    const store = createStore();
    const { address, entry } = openBrowser('/products/slip?ref=color-select#reviews');
    followProduct(store, page(), null);
    expect(address()).toBe('/products/slip?ref=color-select#reviews');
    store.set(shownVariantIdAtom, medium);
    expect(address()).toBe('/products/slip?ref=color-select&variant=101#reviews');
    expect(entry()).toEqual({ key: 'k1', as: address() });
    store.set(shownVariantIdAtom, small);
    expect(address()).toBe('/products/slip?ref=color-select&variant=100#reviews');
  });

  it('is in it when it was chosen before this came', () => {
    const store = createStore();
    store.set(shownVariantIdAtom, medium);
    const { address } = openBrowser('/products/slip');
    followProduct(store, page(), null);
    expect(address()).toBe('/products/slip?variant=101');
  });

  it('leaves an address that names it already, in whatever form', () => {
    const named = '/products/slip?variant=gid%3A%2F%2Fshopify%2FProductVariant%2F101';
    const store = createStore();
    const { address } = openBrowser(named);
    followProduct(store, page(), null);
    store.set(shownVariantIdAtom, medium);
    expect(address()).toBe(named);
  });

  it.each([
    ['a piece of one size', { variants: [exampleVariant({ id: small })] }],
    ['an appointment', { productType: 'Appointment' }],
  ])('is not in it where nobody chose: %s', (_, own) => {
    const store = createStore();
    const { address } = openBrowser('/products/slip');
    followProduct(store, page(own), null);
    store.set(shownVariantIdAtom, small);
    expect(address()).toBe('/products/slip');
  });

  it("never gets into another page's address", () => {
    const store = createStore();
    const { address, show } = openBrowser('/products/slip');
    followProduct(store, page(), null);
    show('/products/robe');
    store.set(shownVariantIdAtom, medium);
    expect(address(), 'while the next product has not come').toBe('/products/robe');
    const robe = page({ handle: 'robe', variants: ['7', '8'].map((id) => exampleVariant({ id })) });
    followProduct(store, robe, null);
    expect(address(), 'of the product before').toBe('/products/robe');
    store.set(shownVariantIdAtom, '8');
    expect(address()).toBe('/products/robe?variant=8');
    show('/products/slip');
    store.set(shownVariantIdAtom, small);
    expect(address(), 'until it is followed again').toBe('/products/slip');
    followProduct(store, page(), null);
    expect(address()).toBe('/products/slip?variant=100');
  });
});
