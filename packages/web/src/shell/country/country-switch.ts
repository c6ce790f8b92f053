import { isFault } from '@storefront/core/fault';
import {
  type AvailableCountry,
  type CountryChoice,
  type CountrySources,
  chooseCountry,
  DEFAULT_COUNTRY,
  notUS,
} from '@storefront/core/market/country';
import { symbolOf } from '@storefront/core/market/currency';
import { DEFAULT_MARKET, marketOf } from '@storefront/core/market/market';
import { type LocalProduct, type ShownPrices, toShownPrices } from '@storefront/core/product/local-price';
import type { PriceReader } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { countryNotices } from '../../copy/country-copy.ts';
import {
  countryIsSettledAtom,
  countryNameAtom,
  currencyCodeAtom,
  currencyCountryAtom,
  currencySymbolAtom,
  HOME_COUNTRY_NAME,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import type { CountryPlaces } from './country-sources.ts';
import type { PricedPage } from './priced-page.ts';

export interface CountrySwitchDeps {
  store: ReturnType<typeof createStore>;
  reader: Pick<PriceReader, 'productPrices'>;
  places: CountryPlaces;
  page: PricedPage;
}

export type CountrySwitch = ReturnType<typeof createCountrySwitch>;

const home: AvailableCountry = {
  isoCode: DEFAULT_COUNTRY,
  name: HOME_COUNTRY_NAME,
  currency: { isoCode: DEFAULT_MARKET.currencyCode, symbol: DEFAULT_MARKET.currencySymbol },
};

const inDollars = { text: countryNotices.failed };

/** Until the platform has said how it calls the country. */
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const nameOf = (country: string) => regionNames.of(country) ?? country;
/** A code that no country has names none. */
const refusedName = (country: string) => regionNames.of(country) ?? 'that country';

/**
 * The country of this visit and its prices. Nothing here rejects: a country that the shop does not serve gives way to
 * the next source, and prices that cannot be loaded to those of the page.
 */
export function createCountrySwitch({ store, reader, places, page }: CountrySwitchDeps) {
  /** Grows with every decision: what an earlier one still loads is dropped. */
  let intent = 0;
  let products = new Map<string, LocalProduct>();
  let shown = new Map<string, ShownPrices>();
  /** Ids that were requested for the country, found or not. */
  let requested = new Set<string>();

  function show({ isoCode, name, currency }: AvailableCountry): void {
    store.set(currencyCountryAtom, isoCode);
    store.set(currencyCodeAtom, currency.isoCode);
    store.set(currencySymbolAtom, symbolOf(currency.isoCode));
    store.set(countryNameAtom, name);
  }

  function forgetPrices(): void {
    products = new Map();
    shown = new Map();
    requested = new Set();
    store.set(localPricesAtom, null);
    page.writeOffers(products);
  }

  function showHome(): void {
    forgetPrices();
    show(home);
    page.mark(null);
  }

  /** Reads the prices that the page shows and that are not known yet. Returns the country that the platform used. */
  async function readPrices(country: string, mine: number): Promise<AvailableCountry> {
    const ids = page.productIds().filter((id) => !requested.has(id));
    const answer = await reader.productPrices(ids, country);
    if (mine !== intent || answer.market.isoCode !== country) return answer.market;
    for (const id of ids) requested.add(id);
    for (const product of answer.products) {
      const prices = toShownPrices(product);
      if (prices === null) continue;
      products.set(product.handle, product);
      shown.set(product.id, prices);
    }
    return answer.market;
  }

  function showPrices(): void {
    store.set(localPricesAtom, new Map(shown));
    page.writeOffers(products);
    if (store.get(noticeAtom) === inDollars) store.set(noticeAtom, null);
  }

  /** At the moment in which the page's own prices show. */
  function sayDollars(): void {
    store.set(noticeAtom, inDollars);
  }

  /** All prices of the page become its own again: never two currencies beside each other. */
  function showDollars(error: unknown): void {
    console.warn('Local prices could not be loaded', error);
    forgetPrices();
    page.mark(null);
    sayDollars();
  }

  /** Whether the shop sells there; its prices are shown then. */
  async function enter(country: string, mine: number): Promise<boolean> {
    const isChange = store.get(currencyCountryAtom) !== country;
    if (isChange || store.get(localPricesAtom) === null) forgetPrices();
    page.mark(country);
    const stopWaiting = page.wait(sayDollars);
    try {
      const market = await readPrices(country, mine);
      if (mine !== intent) return true;
      if (market.isoCode !== country) return false;
      show(market);
      showPrices();
    } catch (error) {
      if (mine !== intent) return true;
      if (isFault(error) && error.code === 'country-unknown') return false;
      const { currencyCode } = marketOf(country);
      const name = isChange ? nameOf(country) : store.get(countryNameAtom);
      show({ isoCode: country, name, currency: { isoCode: currencyCode, symbol: symbolOf(currencyCode) } });
      showDollars(error);
    } finally {
      stopWaiting();
    }
    return true;
  }

  /** `[state.currency-country.1]` `[state.currency-country.2]` `[state.currency-country.3]` */
  async function decide(sources: CountrySources): Promise<void> {
    intent += 1;
    const mine = intent;
    let left = sources;
    let refused: string | null = null;
    let choice: CountryChoice;
    for (;;) {
      choice = chooseCountry(left);
      if (choice.source === 'default' && left.geolocation === null) {
        left = { ...left, geolocation: await places.locate() };
        if (mine !== intent) return;
        if (left.geolocation !== null) continue;
      }
      if (!notUS(choice.country)) {
        showHome();
        break;
      }
      const isServed = await enter(choice.country, mine);
      if (mine !== intent) return;
      if (isServed) break;
      // A guess that the shop does not serve is not worth a sentence on every page.
      if (choice.source !== 'geolocation') refused = choice.country;
      if (choice.source === 'cookie') places.forget();
      left = { ...left, [choice.source]: choice.source === 'geolocation' ? DEFAULT_COUNTRY : null };
    }
    if (choice.source === 'query') places.store(choice.country, store.get(currencySymbolAtom));
    if (refused !== null)
      store.set(noticeAtom, {
        text: countryNotices.notServed(refusedName(refused), store.get(countryNameAtom)),
      });
    store.set(countryIsSettledAtom, true);
  }

  let isReading = false;
  /** Prices that came into the page after the others; in order, one request at a time. */
  async function followPage(): Promise<void> {
    const country = store.get(currencyCountryAtom);
    if (isReading || !notUS(country) || store.get(localPricesAtom) === null) return;
    const mine = intent;
    isReading = true;
    try {
      while (page.productIds().some((id) => !requested.has(id))) {
        const stopWaiting = page.wait(sayDollars);
        const market = await readPrices(country, mine).finally(stopWaiting);
        if (mine !== intent || market.isoCode !== country) break;
        showPrices();
      }
      if (mine === intent) page.writeOffers(products);
    } catch (error) {
      if (mine === intent) showDollars(error);
    }
    isReading = false;
  }

  page.watch(() => void followPage());
  // `[error.4]` The country is reset wherever the platform refuses it, for example by a cart.
  store.sub(currencyCountryAtom, () => {
    if (notUS(store.get(currencyCountryAtom)) || store.get(localPricesAtom) === null) return;
    intent += 1;
    places.forget();
    showHome();
    store.set(noticeAtom, { text: countryNotices.notServed('your country', HOME_COUNTRY_NAME) });
  });

  return {
    /** By the address, the cookies and where the visitor is. */
    decide: () => decide(places.read()),

    /** A choice from the list: everything follows at once, the prices as soon as they have come. */
    async choose(country: AvailableCountry): Promise<void> {
      places.store(country.isoCode, symbolOf(country.currency.isoCode));
      store.set(noticeAtom, null);
      if (notUS(country.isoCode)) {
        forgetPrices();
        page.mark(country.isoCode);
        show(country);
      }
      await decide({ query: null, cookie: country.isoCode, geolocation: DEFAULT_COUNTRY });
    },
  };
}
