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
import { marketOf } from '@storefront/core/market/market';
import { type LocalProduct, type ShownPrices, toShownPrices } from '@storefront/core/product/local-price';
import type { PriceReader } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { countryCopy } from '../../copy/country-copy.ts';
import { countryNotices } from '../../copy/country-notices.ts';
import { HOME, marketAtom } from '../../state/market-atom.ts';
import {
  countryIsSettledAtom,
  countryNameAtom,
  currencyCountryAtom,
  currencySymbolAtom,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { type Notice, noticeAtom } from '../../state/notice-atom.ts';
import { areDollarsShownAtom } from '../../state/price-country-atom.ts';
import type { CountryPlaces } from './country-sources.ts';
import type { PricedPage } from './priced-page.ts';

export interface CountrySwitchDeps {
  store: ReturnType<typeof createStore>;
  reader: Pick<PriceReader, 'productPrices'>;
  places: CountryPlaces;
  page: PricedPage;
}

export type CountrySwitch = ReturnType<typeof createCountrySwitch>;

function dollarsText(country: string): string {
  const { currencyCode } = marketOf(country);
  return currencyCode === 'USD'
    ? countryCopy.pricesFailed
    : `${countryCopy.pricesFailed} ${countryNotices.bagIn(currencyCode)}`;
}

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
  /** The country that was shown last: another one comes from elsewhere. */
  let current = HOME;
  let refusal: Notice | null = null;
  let dollars: Notice | null = null;

  function show(country: AvailableCountry): void {
    current = country;
    const { isoCode, name, currency } = country;
    const { isoCode: code } = currency;
    store.set(marketAtom, { isoCode, name, currency: { isoCode: code, symbol: symbolOf(code) } });
  }

  function forgetPrices(): void {
    products = new Map();
    shown = new Map();
    requested = new Set();
    store.set(localPricesAtom, null);
    page.writeOffers(products);
  }

  function endDollars(): void {
    store.set(areDollarsShownAtom, false);
    if (store.get(noticeAtom) === dollars) store.set(noticeAtom, null);
  }

  function showHome(): void {
    forgetPrices();
    show(HOME);
    page.mark(null);
    endDollars();
  }

  /** Reads the prices that the page shows and that are not known yet. Returns the country that the platform used. */
  async function readPrices(country: string, mine: number): Promise<AvailableCountry> {
    const ids = page.productIds().filter((id) => !requested.has(id));
    const answer = await reader.productPrices(ids, country);
    if (mine !== intent || answer.market.isoCode !== country) return answer.market;
    const { name, currency } = answer.market;
    // What the platform does not sell there has these words for a price, so that no card waits for one.
    const price = countryNotices.notSold(name);
    const notSold = { price, before: null, currencyCode: currency.isoCode, variants: {} };
    for (const id of ids) {
      requested.add(id);
      shown.set(id, notSold);
    }
    for (const product of answer.products) {
      const prices = toShownPrices(product);
      if (prices === null) continue;
      products.set(product.handle, product);
      shown.set(product.id, prices);
    }
    return answer.market;
  }

  function showPrices(): void {
    endDollars();
    store.set(localPricesAtom, new Map(shown));
    page.writeOffers(products);
  }

  /**
   * All prices of the page become its own, also those that had come: never two currencies beside each other. The bag
   * keeps the country's, in which it is paid.
   */
  function showDollars(country: string): void {
    store.set(areDollarsShownAtom, true);
    store.set(localPricesAtom, null);
    page.writeOffers(new Map());
    dollars = { text: dollarsText(country) };
    store.set(noticeAtom, dollars);
  }

  /** Nothing more comes; the next page is another try. */
  function giveUp(country: string, error: unknown): void {
    console.warn('Local prices could not be loaded', error);
    forgetPrices();
    page.mark(null);
    showDollars(country);
  }

  /** Names what was chosen, and what is shown in its place. */
  function sayRefused(name: string): void {
    const instead = store.get(areDollarsShownAtom)
      ? dollarsText(current.isoCode)
      : countryNotices.pricesFor(current.name);
    refusal = { text: `${countryNotices.notServed(name)} ${instead}` };
    store.set(noticeAtom, refusal);
  }

  /** Whether the shop sells there; its prices are shown then. */
  async function enter(country: string, mine: number): Promise<boolean> {
    const isChange = store.get(currencyCountryAtom) !== country;
    if (isChange || store.get(localPricesAtom) === null) forgetPrices();
    page.mark(country);
    const showByTable = () => {
      const { currencyCode } = marketOf(country);
      const name = isChange ? nameOf(country) : store.get(countryNameAtom);
      show({ isoCode: country, name, currency: { isoCode: currencyCode, symbol: symbolOf(currencyCode) } });
    };
    const stopWaiting = page.wait(() => {
      showDollars(country);
      showByTable();
    });
    try {
      const market = await readPrices(country, mine);
      if (mine !== intent) return true;
      if (market.isoCode !== country) return false;
      show(market);
      showPrices();
      // What came into the page meanwhile.
      void followPage();
    } catch (error) {
      if (mine !== intent) return true;
      if (isFault(error) && error.code === 'country-unknown') return false;
      giveUp(country, error);
      showByTable();
    } finally {
      stopWaiting();
    }
    return true;
  }

  /** `[state.currency-country.1]` `[state.currency-country.2]` `[state.currency-country.3]` */
  async function decide(sources: CountrySources): Promise<void> {
    intent += 1;
    const mine = intent;
    if (store.get(noticeAtom) === refusal) store.set(noticeAtom, null);
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
      if (choice.source !== 'geolocation') refused ??= choice.country;
      if (choice.source === 'cookie') places.forget();
      left = { ...left, [choice.source]: choice.source === 'geolocation' ? DEFAULT_COUNTRY : null };
    }
    const isOtherSpelling = choice.source === 'cookie' && sources.cookie !== choice.country;
    if (choice.source === 'query' || isOtherSpelling)
      places.store(choice.country, store.get(currencySymbolAtom));
    if (refused !== null) sayRefused(refusedName(refused));
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
        const stopWaiting = page.wait(() => showDollars(country));
        const market = await readPrices(country, mine).finally(stopWaiting);
        if (mine !== intent || market.isoCode !== country) break;
        showPrices();
      }
      if (mine === intent) page.writeOffers(products);
    } catch (error) {
      if (mine === intent) giveUp(country, error);
    }
    isReading = false;
  }

  page.watch(() => void followPage());
  // `[error.4]` The country is reset wherever the platform refuses it, for example by a cart.
  store.sub(currencyCountryAtom, () => {
    if (store.get(currencyCountryAtom) === current.isoCode) return;
    const { name } = current;
    intent += 1;
    places.forget();
    showHome();
    sayRefused(name);
  });

  return {
    /** By the address, the cookies and where the visitor is. */
    decide: () => decide(places.read()),

    /** The cookie alone, which another tab has changed. */
    follow: () => decide({ ...places.read(), query: null }),

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
