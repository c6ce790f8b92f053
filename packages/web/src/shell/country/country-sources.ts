import { type CountrySources, countryCookies, readCountry } from '@storefront/core/market/country';
import { countryOfTiming } from '@storefront/core/market/country-timing';
import Cookies from 'js-cookie';
import { getOwn } from '../../clients/api.ts';

/** Where the country of a visit comes from, and where a choice is stored. */
export interface CountryPlaces {
  read(): CountrySources;
  /** The visitor's own country where the document did not name it. Null when it cannot be found out. */
  locate(): Promise<string | null>;
  /** `[const.locale-and-currency.2]` `[entity.browser-storage-and-cookies.3]` */
  store(country: string, symbol: string): void;
  forget(): void;
}

/** The country that the edge named with the document. */
export function locatedCountry(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? countryOfTiming(entry.serverTiming) : null;
}

export const browserPlaces: CountryPlaces = {
  read: () => ({
    query: new URLSearchParams(location.search).get('country'),
    cookie: Cookies.get(countryCookies.country),
    geolocation: locatedCountry(),
  }),

  async locate() {
    try {
      const { country } = Object(await getOwn('/api/country'));
      return readCountry(String(country));
    } catch (error) {
      console.warn('The visitor’s country could not be found out', error);
      return null;
    }
  },

  store(country, symbol) {
    const options = {
      expires: countryCookies.days,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    } as const;
    Cookies.set(countryCookies.country, country, options);
    Cookies.set(countryCookies.symbol, symbol, options);
  },

  forget() {
    Cookies.remove(countryCookies.country);
    Cookies.remove(countryCookies.symbol);
  },
};
