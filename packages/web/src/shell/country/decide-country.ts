import type { createStore } from 'jotai';
import { fetchPart } from '../../hooks/late-part.ts';
import { countryIsSettledAtom } from '../../state/market-atoms.ts';

const loadSwitch = () => import(/* webpackChunkName: "country" */ './open-country-switch.ts');

type Store = ReturnType<typeof createStore>;

const begun = new WeakSet<Store>();
const failed = new WeakSet<Store>();

/** Whether the page decides, or has decided. */
export const hasBegun = (store: Store): boolean => begun.has(store);

/** Whether the page shows its own prices because the code for others could not be loaded. */
export const hasFailed = (store: Store): boolean => failed.has(store);

/**
 * Decides on the country of this visit and shows its prices; the page's own stay where that code cannot be loaded. A
 * country that was chosen in another tab goes before the one in the address.
 */
export async function decideCountry(store: Store, by: 'decide' | 'follow' = 'decide'): Promise<void> {
  begun.add(store);
  try {
    const { openCountrySwitch } = await fetchPart(loadSwitch);
    await openCountrySwitch(store)[by]();
  } catch {
    delete document.documentElement.dataset.country;
    failed.add(store);
    store.set(countryIsSettledAtom, true);
  }
}

/** Whether `next/before-hydration.js` found a country whose prices differ from the page's. */
export const isMarkedAbroad = (): boolean => document.documentElement.dataset.country !== undefined;
