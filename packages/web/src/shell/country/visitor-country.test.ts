import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { chooseCountry } from '@storefront/core/market/country';
import { countryOfTiming } from '@storefront/core/market/country-timing';
import { describe, expect, it } from 'vitest';
import { PRICES_WAIT_MS } from './priced-page.ts';

const script = readFileSync(new URL('../../next/before-hydration.js', import.meta.url), 'utf8');

interface Visit {
  query: string | undefined;
  cookie: string | undefined;
  timing: string | undefined;
}

interface Mark {
  country?: string;
  until?: number;
  late?: string;
}

/** The mark that the script leaves on the page, and what it does later. */
function open({ query, cookie, timing }: Partial<Visit>) {
  const dataset: Mark = {};
  const later: [() => void, number][] = [];
  const serverTiming = timing === undefined ? undefined : [{ name: 'country', description: timing }];
  runInNewContext(script, {
    URLSearchParams,
    setTimeout: (work: () => void, ms: number) => later.push([work, ms]),
    location: { search: query === undefined ? '' : `?a=1&country=${query}` },
    history: { state: null },
    performance: { getEntriesByType: () => [{ serverTiming }], now: () => 500 },
    document: {
      readyState: 'loading',
      addEventListener: () => {},
      cookie:
        cookie === undefined ? 'other=1' : `other=1; selectedCountry=${cookie}; selectedCountrySymbol=x`,
      documentElement: { dataset },
    },
  });
  return { dataset, later };
}

const values = [undefined, '', 'GB', 'uk', 'jp', 'US', 'XX', 'ZZ', 'GBR', '<b>'];
const visits = values.flatMap((query) =>
  values.flatMap((cookie) => values.map((timing): Visit => ({ query, cookie, timing }))),
);

describe('the mark before the first paint', () => {
  it('[state.currency-country.1] [state.currency-country.2] [state.currency-country.3] is the country that the shop decides on, and none in the US', () => {
    for (const visit of visits) {
      const { query, cookie, timing } = visit;
      const timings = timing === undefined ? undefined : [{ name: 'country', description: timing }];
      const { country } = chooseCountry({ query, cookie, geolocation: countryOfTiming(timings) });
      expect(open(visit).dataset.country, JSON.stringify(visit)).toBe(country === 'US' ? undefined : country);
    }
  });

  it('has the page’s own prices shown after the wait, where nobody has taken that over', () => {
    const { dataset, later } = open({ timing: 'GB' });
    const [first] = later;
    expect([dataset.until, first?.[1]]).toEqual([500 + PRICES_WAIT_MS, PRICES_WAIT_MS]);
    first?.[0]();
    expect(dataset.late).toBe('');
    const taken = open({ timing: 'GB' });
    delete taken.dataset.until;
    taken.later[0]?.[0]();
    expect(taken.dataset.late).toBeUndefined();
  });

  it('waits for nothing in the US', () => {
    const { dataset, later } = open({ timing: 'US' });
    expect([dataset, later]).toEqual([{}, []]);
  });
});
