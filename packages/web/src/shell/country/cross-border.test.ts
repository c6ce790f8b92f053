import type { ShopperCountry } from '@storefront/core/providers/cross-border/cross-border';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { HOME, marketAtom } from '../../state/market-atom.ts';
import { followMarket } from './cross-border.ts';

vi.mock('../../clients/consent-port.ts', () => ({ whenAllowed: () => {} }));

const place = (isoCode: string, code: string) => ({
  ...{ isoCode, name: isoCode },
  currency: { isoCode: code, symbol: code },
});

it('[call.other-third-party-calls.2] the provider is given each country once, with its own currency, and loads with the first one abroad', () => {
  const store = createStore();
  const given: ShopperCountry[] = [];
  let loads = 0;
  const load = async () => {
    loads += 1;
    return true;
  };
  followMarket({
    store,
    crossBorder: { setCountry: (country) => given.push(country), load },
    whenAllowed: (work) => work(),
  });
  expect(loads).toBe(0);
  for (const next of [place('CA', 'CAD'), place('CA', 'CAD'), place('FR', 'EUR'), place('DE', 'EUR'), HOME])
    store.set(marketAtom, next);
  expect(given).toEqual([
    { countryCode: 'US', currencyCode: 'USD' },
    { countryCode: 'CA', currencyCode: 'CAD' },
    { countryCode: 'FR', currencyCode: 'EUR' },
    { countryCode: 'DE', currencyCode: 'EUR' },
    { countryCode: 'US', currencyCode: 'USD' },
  ]);
  expect(loads).toBe(1);
});
