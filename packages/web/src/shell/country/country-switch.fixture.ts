import { Fault } from '@storefront/core/fault';
import type { AvailableCountry, CountrySources } from '@storefront/core/market/country';
import { marketOf } from '@storefront/core/market/market';
import type { LocalProduct } from '@storefront/core/product/local-price';
import { createStore } from 'jotai';
import { expect, vi } from 'vitest';
import { currencyCountryAtom, localPricesAtom } from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { createCountrySwitch } from './country-switch.ts';

const unknown = new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
const down = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'It is down.' });

export const placeOf = (isoCode: string): AvailableCountry => {
  const { currencyCode, currencySymbol } = marketOf(isoCode);
  return { isoCode, name: isoCode, currency: { isoCode: currencyCode, symbol: currencySymbol } };
};
const productOf = (id: string, country: string): LocalProduct => ({
  id,
  handle: `piece-${id}`,
  currencyCode: marketOf(country).currencyCode,
  variants: [{ id: `${id}1`, price: 10_000, compareAtPrice: null }],
});

/** A page with products, before a platform that sells to GB, FR and JP and knows no QQ. */
export function openPage({
  ids = ['1', '2'],
  unsold = [],
  located = null,
}: {
  ids?: string[];
  /** Products that are sold in the US only. */
  unsold?: string[];
  located?: string | null;
} = {}) {
  const store = createStore();
  const sources: CountrySources = { query: null, cookie: null, geolocation: null };
  const requested: [string, readonly string[]][] = [];
  const stored: (readonly [string, string] | null)[] = [];
  const marks: (string | null)[] = [];
  const offers: string[][] = [];
  let isDown = false;
  let downFor: string[] = [];
  let waits: Promise<void> = Promise.resolve();
  let onChange = () => {};
  const waiting = new Set<() => void>();
  const opened = createCountrySwitch({
    store,
    reader: {
      async productPrices(wanted, country) {
        requested.push([country, wanted]);
        const mine = waits;
        await mine;
        if (isDown || downFor.includes(country)) throw down;
        if (country === 'QQ') throw unknown;
        const used = ['GB', 'FR', 'JP'].includes(country) ? country : 'US';
        const sold = wanted.filter((id) => !unsold.includes(id));
        return { market: placeOf(used), products: sold.map((id) => productOf(id, used)) };
      },
    },
    places: {
      read: () => sources,
      locate: async () => located,
      store: (country, symbol) => stored.push([country, symbol]),
      forget: () => stored.push(null),
    },
    page: {
      productIds: () => ids,
      watch: (work) => {
        onChange = work;
        return () => {};
      },
      mark: (country) => marks.push(country),
      wait: (onLate) => {
        waiting.add(onLate);
        return () => waiting.delete(onLate);
      },
      writeOffers: (products) => offers.push([...products.keys()]),
    },
  });
  return {
    ...opened,
    store,
    sources,
    requested,
    stored,
    marks,
    offers,
    ids,
    country: () => store.get(currencyCountryAtom),
    /** The country whose prices the page shows. */
    priceCountry: () => store.get(priceCountryAtom),
    priceOf: (id: string) => store.get(localPricesAtom)?.get(id)?.price ?? null,
    notice: () => store.get(noticeAtom)?.text ?? null,
    fail: (isSo = true) => {
      isDown = isSo;
    },
    failFor: (...countries: string[]) => {
      downFor = countries;
    },
    /** The page's own prices show, because those of the country take too long. Returns how many waits that ends. */
    letWaitEnd() {
      for (const onLate of waiting) onLate();
      return waiting.size;
    },
    /** The platform's next responses come when the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits = promise;
      return resolve;
    },
    async addToPage(...more: string[]) {
      ids.push(...more);
      onChange();
      await vi.waitFor(() => expect(requested.at(-1)?.[1]).toEqual(more));
      await Promise.resolve();
    },
    change: () => onChange(),
  };
}
