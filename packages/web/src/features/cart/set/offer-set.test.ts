import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOpenAtom } from '../cart-atoms.ts';
import type { ShownSet } from './load-set.ts';
import { clearProduct, isBagShown, offerSet } from './offer-set.ts';
import { getTheSetProductAtom } from './set-atoms.ts';

const set: ShownSet = { title: null, titleLingerie: null, bannerText: null, products: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the set of a product [const.timings.2] [state.cart-drawer-and-panels.4]', () => {
  const ask = (coming: Promise<ShownSet | null>) => {
    const offer = vi.fn<(found: ShownSet | null) => void>();
    return { offer, cancel: offerSet(coming, offer) };
  };
  const comingAfter = (delayMs: number) =>
    new Promise<ShownSet>((resolve) => setTimeout(() => resolve(set), delayMs));

  it.each([
    [200, 300],
    [700, 700],
  ])('that comes after %i ms is offered after %i ms', async (comesAfter, offeredAfter) => {
    const { offer } = ask(comingAfter(comesAfter));
    await vi.advanceTimersByTimeAsync(offeredAfter - 1);
    expect(offer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(offer.mock.calls).toEqual([[set]]);
  });

  it('is not offered where it cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const failure = new Error('502');
    const { offer } = ask(Promise.reject(failure));
    await vi.advanceTimersByTimeAsync(300);
    expect(offer.mock.calls).toEqual([[null]]);
    // Nor is it in the log of a page that was left meanwhile.
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(warn.mock.calls).toEqual([['The set could not be read', failure]]);
  });

  it.each([100, 400])('is not offered when another is asked for after %i ms', async (delayMs) => {
    const { offer, cancel } = ask(comingAfter(500));
    await vi.advanceTimersByTimeAsync(delayMs);
    cancel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(offer).not.toHaveBeenCalled();
  });

  it('is offered over the bag, which is the page itself on /cart, where no drawer opens', () => {
    vi.stubGlobal('window', { location: { pathname: '/products/belt' } });
    const store = createStore();
    expect([isBagShown(store, '/products/belt'), isBagShown(store, '/cart')]).toEqual([false, true]);
    store.set(cartOpenAtom, true);
    expect(isBagShown(store, '/products/belt')).toBe(true);
    vi.unstubAllGlobals();
  });

  it('[entity.cart-state.5] is forgotten 300 ms after the panel has closed', () => {
    const store = createStore();
    store.set(getTheSetProductAtom, 'belt');
    clearProduct(store);
    vi.advanceTimersByTime(299);
    expect(store.get(getTheSetProductAtom)).toBe('belt');
    vi.advanceTimersByTime(1);
    expect(store.get(getTheSetProductAtom)).toBeNull();
  });

  it('is not forgotten for the one that was closed before', () => {
    const store = createStore();
    store.set(getTheSetProductAtom, 'belt');
    clearProduct(store);
    store.set(getTheSetProductAtom, 'bra');
    vi.advanceTimersByTime(300);
    expect(store.get(getTheSetProductAtom)).toBe('bra');
  });
});
