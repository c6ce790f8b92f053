import { countryCookies } from '@storefront/core/market/country';
import { localStore } from '../../state/browser-storage.ts';
import { browserPlaces, type CountryPlaces } from './country-sources.ts';

/** `[entity.browser-storage-and-cookies.1]` As the cart stores it. */
const CART_ID = 'currentCart';

/**
 * A choice that is stored reaches the tabs beside this one: a change of storage is an event there, and nothing stays in
 * it. Where the tabs share a bag, that says it once it has come along: two tabs would each take it to the country, and
 * one would lose what was added meanwhile.
 */
export const sharedPlaces: CountryPlaces = {
  ...browserPlaces,
  store(country, symbol) {
    browserPlaces.store(country, symbol);
    if (localStore.read(CART_ID) !== null) return;
    localStore.write(countryCookies.country, country);
    localStore.write(countryCookies.country, null);
  },
};
