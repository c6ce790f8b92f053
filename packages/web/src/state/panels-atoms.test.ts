import { ALL_CLOSED } from '@storefront/core/shell/panels';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeAfterNavigationAtom,
  closeAllAtom,
  closePanelAtom,
  hoverMayOpenAtom,
  openPanelAtom,
  panelsAtom,
  toggleCartAtom,
} from './panels-atoms.ts';

const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname } });

describe('the bag’s toggle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    at('/');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function openShop() {
    const store = createStore();
    const toggle = () => store.set(toggleCartAtom);
    const shown = () => {
      const { cartOpen, isGetTheSetOpen } = store.get(panelsAtom);
      return { cartOpen, isGetTheSetOpen };
    };
    return { store, toggle, shown };
  }
  const nothing = { cartOpen: false, isGetTheSetOpen: false };
  const bag = { cartOpen: true, isGetTheSetOpen: false };

  it('[state.cart-drawer-and-panels.1] opens the bag, and closes it', () => {
    const { toggle, shown } = openShop();
    toggle();
    expect(shown()).toEqual(bag);
    toggle();
    expect(shown()).toEqual(nothing);
  });

  it('[state.cart-drawer-and-panels.2] is ignored on /cart', () => {
    at('/cart');
    const { toggle, shown } = openShop();
    toggle();
    expect(shown()).toEqual(nothing);
  });

  it('[state.cart-drawer-and-panels.3] closes the set at once, and opens the bag 300 ms later', () => {
    const { store, toggle, shown } = openShop();
    store.set(openPanelAtom, 'isGetTheSetOpen');
    toggle();
    expect(shown()).toEqual(nothing);
    vi.advanceTimersByTime(299);
    expect(shown()).toEqual(nothing);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(bag);
  });

  it('[state.cart-drawer-and-panels.3] closes a bag on which the set lies', () => {
    const { store, toggle, shown } = openShop();
    store.set(openPanelAtom, 'cartOpen');
    store.set(openPanelAtom, 'isGetTheSetOpen');
    toggle();
    expect(shown()).toEqual(bag);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual(nothing);
  });

  it('leaves a bag open that an add opened meanwhile', () => {
    const { store, toggle, shown } = openShop();
    store.set(openPanelAtom, 'isGetTheSetOpen');
    toggle();
    store.set(openPanelAtom, 'cartOpen');
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual(bag);
  });

  it('toggled twice opens the bag at once, and it stays', () => {
    const { store, toggle, shown } = openShop();
    store.set(openPanelAtom, 'isGetTheSetOpen');
    toggle();
    toggle();
    expect(shown()).toEqual(bag);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual(bag);
  });

  it('[screen.cart-drawer.2] a navigation in between leaves everything closed', () => {
    const { store, toggle, shown } = openShop();
    store.set(openPanelAtom, 'isGetTheSetOpen');
    toggle();
    store.set(closeAfterNavigationAtom);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual(nothing);
  });
});

describe('close all', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[state.cart-drawer-and-panels.6] closes every open panel, the chat too', () => {
    at('/');
    const store = createStore();
    for (const panel of ['cartOpen', 'isGetTheSetOpen', 'chatOpen'] as const) store.set(openPanelAtom, panel);
    expect(store.get(panelsAtom)).toMatchObject({ cartOpen: true, isGetTheSetOpen: true, chatOpen: true });
    store.set(closeAllAtom);
    expect(store.get(panelsAtom)).toEqual(ALL_CLOSED);
  });

  it('cancels a bag that waits for the set to close', () => {
    at('/');
    vi.useFakeTimers();
    const store = createStore();
    store.set(openPanelAtom, 'isGetTheSetOpen');
    store.set(toggleCartAtom);
    store.set(closeAllAtom);
    vi.advanceTimersByTime(300);
    expect(store.get(panelsAtom)).toEqual(ALL_CLOSED);
    vi.useRealTimers();
  });
});

describe('menus that open by hovering', () => {
  it('stay closed while search is open, and only then', () => {
    const store = createStore();
    vi.stubGlobal('window', { location: { pathname: '/' } });
    expect(store.get(hoverMayOpenAtom)).toBe(true);
    store.set(openPanelAtom, 'searchOpen');
    expect(store.get(hoverMayOpenAtom)).toBe(false);
    store.set(closePanelAtom, 'searchOpen');
    store.set(openPanelAtom, 'helpOpen');
    expect(store.get(hoverMayOpenAtom)).toBe(true);
    vi.unstubAllGlobals();
  });
});
