import { countryCookies } from '@storefront/core/market/country';
import { localStore } from '../../state/browser-storage.ts';
import { browserPlaces, type CountryPlaces } from './country-sources.ts';

/** A choice that is stored reaches the tabs beside this one: a change of storage is an event there. Nothing stays in it. */
export const sharedPlaces: CountryPlaces = {
  ...browserPlaces,
  store(country, symbol) {
    browserPlaces.store(country, symbol);
    localStore.write(countryCookies.country, country);
    localStore.write(countryCookies.country, null);
  },
};
