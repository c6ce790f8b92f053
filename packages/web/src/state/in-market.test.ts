import { Fault } from '@storefront/core/fault';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inMarket } from './in-market.ts';
import { currencyCodeAtom, currencyCountryAtom, currencySymbolAtom, isIntlAtom } from './market-atoms.ts';

const unknown = new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
const down = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'It is down.' });

function shopIn(country: string) {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  store.set(currencyCodeAtom, 'GBP');
  store.set(currencySymbolAtom, '£');
  const queried: string[] = [];
  const market = () =>
    [currencyCountryAtom, currencyCodeAtom, currencySymbolAtom].map((one) => store.get(one));
  return { store, queried, market };
}

describe('queries in the shopper’s country', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[error.4] a country that the platform does not know is reset to the US, and the query is repeated once', async () => {
    const { store, queried, market } = shopIn('GB');
    expect(store.get(isIntlAtom)).toBe(true);
    const result = await inMarket(store, async (country) => {
      queried.push(country);
      if (country === 'GB') throw unknown;
      return 'a bag';
    });
    expect(result).toBe('a bag');
    expect(queried).toEqual(['GB', 'US']);
    expect(market()).toEqual(['US', 'USD', '$']);
    expect(store.get(isIntlAtom)).toBe(false);
  });

  it.each([
    ['another fault', 'GB', down],
    ['the US unknown', 'US', unknown],
    ['an error of our own', 'GB', new TypeError('ours')],
  ])('%s changes nothing', async (_, country, error) => {
    const { store, queried, market } = shopIn(country);
    const failing = inMarket(store, async (one) => {
      queried.push(one);
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(queried).toEqual([country]);
    expect(market()).toEqual([country, 'GBP', '£']);
  });
});
