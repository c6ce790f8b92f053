import { exampleVariant } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countryIsSettledAtom, currencyCountryAtom } from '../../state/market-atoms.ts';
import { followLiveStock } from './follow-live-stock.ts';

const read = vi.hoisted(() => vi.fn());
vi.mock('./with-live-stock.ts', () => ({
  async showLiveStock(
    store: Store,
    _handle: string,
    _variants: unknown,
    show: (live: unknown) => void,
    isCurrent: () => boolean,
  ) {
    if (!isCurrent()) return;
    const live = await read(store);
    if (isCurrent()) show(live);
  },
}));

type Store = ReturnType<typeof createStore>;

const variants = [exampleVariant()];
const fresh = () => [exampleVariant()];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  read.mockReset().mockImplementation(async (store: Store) => {
    countries.push(store.get(currencyCountryAtom));
    return fresh();
  });
  countries.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The country for which stock was read, of each request. */
const countries: string[] = [];

function open(store: Store) {
  const show = vi.fn();
  return { show, stop: followLiveStock(store, 'slip', variants, show) };
}

/** Lets everything run that is not held up. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('[state.product-detail-page.1] live stock', () => {
  it('waits until the country of the visit is settled, and is then read once', async () => {
    const store = createStore();
    const { show } = open(store);
    await settle();
    expect([countries, show.mock.calls]).toEqual([[], []]);
    store.set(countryIsSettledAtom, true);
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    await settle();
    expect(countries).toEqual(['US']);
  });

  it('is read once for a country that was decided meanwhile, at once', async () => {
    const store = createStore();
    const { show } = open(store);
    store.set(currencyCountryAtom, 'GB');
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    store.set(countryIsSettledAtom, true);
    await settle();
    expect([countries, show.mock.calls.length]).toEqual([['GB'], 1]);
  });

  it('is read again for another country, whose response alone is shown', async () => {
    const store = createStore();
    store.set(countryIsSettledAtom, true);
    const late = Promise.withResolvers<unknown>();
    read.mockReturnValueOnce(late.promise);
    const { show } = open(store);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    store.set(currencyCountryAtom, 'JP');
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    late.resolve(fresh());
    await settle();
    expect([countries, show.mock.calls.length]).toEqual([['JP'], 1]);
  });

  it('of a page that was left is not shown, and no longer read', async () => {
    const store = createStore();
    const { show, stop } = open(store);
    stop();
    store.set(countryIsSettledAtom, true);
    store.set(currencyCountryAtom, 'FR');
    await settle();
    expect([read.mock.calls, show.mock.calls]).toEqual([[], []]);
  });

  it('[error.5] that cannot be read leaves what the page shows', async () => {
    const store = createStore();
    store.set(countryIsSettledAtom, true);
    read.mockRejectedValue(new Error('down'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { show } = open(store);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(console.warn).toHaveBeenCalledOnce();
    vi.useRealTimers();
    expect(show).not.toHaveBeenCalled();
  });
});
