import { Fault } from '@storefront/core/fault';
import type { AvailableCountry, CountrySources } from '@storefront/core/market/country';
import { marketOf } from '@storefront/core/market/market';
import type { LocalProduct } from '@storefront/core/product/local-price';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countryIsSettledAtom,
  currencyCodeAtom,
  currencyCountryAtom,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { createCountrySwitch } from './country-switch.ts';

const unknown = new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
const down = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'It is down.' });

const placeOf = (isoCode: string): AvailableCountry => {
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
function openPage({ ids = ['1', '2'], located = null }: { ids?: string[]; located?: string | null } = {}) {
  const store = createStore();
  const sources: CountrySources = { query: null, cookie: null, geolocation: null };
  const requested: [string, readonly string[]][] = [];
  const stored: (readonly [string, string] | null)[] = [];
  const marks: (string | null)[] = [];
  const offers: string[][] = [];
  let isDown = false;
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
        if (isDown) throw down;
        if (country === 'QQ') throw unknown;
        const used = ['GB', 'FR', 'JP'].includes(country) ? country : 'US';
        return { market: placeOf(used), products: wanted.map((id) => productOf(id, used)) };
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
    country: () => store.get(currencyCountryAtom),
    priceOf: (id: string) => store.get(localPricesAtom)?.get(id)?.price ?? null,
    notice: () => store.get(noticeAtom)?.text ?? null,
    fail: (isSo = true) => {
      isDown = isSo;
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

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('deciding on the country of a visit', () => {
  it.each<[string, Partial<CountrySources>, string]>([
    ['[state.currency-country.1] the address', { query: 'FR', cookie: 'GB', geolocation: 'JP' }, 'FR'],
    ['[state.currency-country.2] the cookie', { cookie: 'GB', geolocation: 'JP' }, 'GB'],
    ['[state.currency-country.3] the place', { geolocation: 'JP' }, 'JP'],
    ['[const.locale-and-currency.1] nothing', {}, 'US'],
    ['an address that is not served, then the cookie', { query: 'KP', cookie: 'GB' }, 'GB'],
    ['an address that the platform does not know, then the place', { query: 'QQ', geolocation: 'JP' }, 'JP'],
    ['sources that are all not served', { query: 'KP', cookie: 'KE', geolocation: 'XK' }, 'US'],
    ['US in the address over a cookie', { query: 'US', cookie: 'GB' }, 'US'],
  ])('goes by %s', async (_, given, country) => {
    const page = openPage();
    Object.assign(page.sources, given);
    await page.decide();
    expect(page.country()).toBe(country);
    expect(page.store.get(countryIsSettledAtom)).toBe(true);
    expect(page.marks.at(-1)).toBe(country === 'US' ? null : country);
    expect(page.priceOf('1') === null).toBe(country === 'US');
  });

  it('looks up where the visitor is only when no source names a country', async () => {
    const page = openPage({ located: 'GB' });
    await page.decide();
    expect(page.country()).toBe('GB');
  });

  it('[const.locale-and-currency.2] stores a country of the address, not a guess', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'JP' });
    await page.decide();
    expect(page.stored).toEqual([]);
    Object.assign(page.sources, { query: 'GB' });
    await page.decide();
    expect(page.stored).toEqual([['GB', '£']]);
  });

  it('[error.4] shows a sentence about a chosen country that is not served and forgets it, and none about a guess', async () => {
    const guessed = openPage();
    Object.assign(guessed.sources, { geolocation: 'KE' });
    await guessed.decide();
    expect(guessed.notice()).toBeNull();
    const stored = openPage();
    Object.assign(stored.sources, { cookie: 'KE', geolocation: 'FR' });
    await stored.decide();
    expect(stored.notice()).toBe('We do not ship to Kenya yet. You see prices for FR.');
    expect(stored.stored).toEqual([null]);
    const nowhere = openPage();
    Object.assign(nowhere.sources, { query: 'QQ', geolocation: 'FR' });
    await nowhere.decide();
    expect(nowhere.notice()).toBe('We do not ship to that country yet. You see prices for FR.');
  });
});

describe('[call.commerce-storefront-api.31] prices', () => {
  it('come in one request, with the structured data; later only new ones are requested', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'JP' });
    await page.decide();
    expect(page.requested).toEqual([['JP', ['1', '2']]]);
    expect([page.priceOf('1'), page.store.get(currencyCodeAtom)]).toEqual(['¥100', 'JPY']);
    expect(page.offers.at(-1)).toEqual(['piece-1', 'piece-2']);
    await page.addToPage('3');
    expect(page.requested).toEqual([
      ['JP', ['1', '2']],
      ['JP', ['3']],
    ]);
    await vi.waitFor(() => expect(page.priceOf('3')).toBe('¥100'));
    page.change();
    expect(page.requested).toHaveLength(2);
  });

  it('of the last choice are shown when those of an earlier one come later', async () => {
    const page = openPage();
    const release = page.hold();
    const first = page.choose(placeOf('JP'));
    page.hold()();
    await page.choose(placeOf('GB'));
    release();
    await first;
    expect([page.country(), page.priceOf('1')]).toEqual(['GB', '£100']);
    expect(page.stored).toEqual([
      ['JP', '¥'],
      ['GB', '£'],
    ]);
  });

  it('follow a choice at once: the country first, the prices when they have come', async () => {
    const page = openPage();
    const release = page.hold();
    const choosing = page.choose(placeOf('FR'));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['FR', null, 'FR']);
    release();
    await choosing;
    expect(page.priceOf('1')).toBe('€100');
    await page.choose(placeOf('US'));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['US', null, null]);
  });

  it('[error.5] that cannot be loaded leave the page’s own, with a sentence', async () => {
    const page = openPage();
    page.fail();
    Object.assign(page.sources, { geolocation: 'GB' });
    await page.decide();
    expect([page.country(), page.priceOf('1'), page.marks.at(-1)]).toEqual(['GB', null, null]);
    expect(page.notice()).toMatch(/^Prices in your currency cannot be loaded/);
  });

  it('[error.5] that take too long have that sentence from the moment at which the page’s own show, until they come', async () => {
    const page = openPage();
    const release = page.hold();
    Object.assign(page.sources, { geolocation: 'GB' });
    const deciding = page.decide();
    expect([page.notice(), page.letWaitEnd()]).toEqual([null, 1]);
    expect(page.notice()).toMatch(/in US dollars/);
    release();
    await deciding;
    expect([page.priceOf('1'), page.notice(), page.letWaitEnd()]).toEqual(['£100', null, 0]);
  });

  it('[error.5] that cannot be loaded for a part of the page leave all of it in dollars, with a sentence', async () => {
    const page = openPage();
    Object.assign(page.sources, { geolocation: 'GB' });
    await page.decide();
    page.fail();
    await page.addToPage('3');
    await vi.waitFor(() => expect(page.notice()).toMatch(/in US dollars/));
    expect([page.country(), page.priceOf('1'), page.marks.at(-1), page.letWaitEnd()]).toEqual([
      'GB',
      null,
      null,
      0,
    ]);
    page.fail(false);
    await page.decide();
    expect([page.priceOf('3'), page.notice()]).toEqual(['£100', null]);
  });

  it('[error.4] are the page’s own again when a query elsewhere resets the country', async () => {
    const page = openPage();
    Object.assign(page.sources, { cookie: 'GB' });
    await page.decide();
    page.store.set(currencyCountryAtom, 'US');
    expect([page.priceOf('1'), page.marks.at(-1), page.stored.at(-1)]).toEqual([null, null, null]);
    expect(page.notice()).toMatch(/^We do not ship to your country yet/);
  });
});
