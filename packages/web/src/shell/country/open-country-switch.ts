import type { createStore } from 'jotai';
import { commercePrices } from '../../clients/commerce-prices.ts';
import { warmUp } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { type CountrySwitch, createCountrySwitch } from './country-switch.ts';
import { browserPage } from './priced-page.ts';
import { sharedPlaces } from './shared-places.ts';

type Store = ReturnType<typeof createStore>;

const loadCrossBorder = () => import(/* webpackChunkName: "country-dialog" */ './cross-border.ts');

const switches = new WeakMap<Store, CountrySwitch>();

/** The page's one switch of countries. Import it with `import()`, outside the US or on intent. */
export function openCountrySwitch(store: Store): CountrySwitch {
  const known = switches.get(store);
  if (known) return known;
  const opened = createCountrySwitch({
    store,
    reader: commercePrices(),
    places: sharedPlaces,
    page: browserPage,
  });
  switches.set(store, opened);
  // The prices come first.
  whenIdle(() => warmUp(() => loadCrossBorder().then(({ followCountry }) => followCountry(store))));
  return opened;
}
