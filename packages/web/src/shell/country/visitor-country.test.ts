import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { chooseCountry } from '@storefront/core/market/country';
import { countryOfTiming } from '@storefront/core/market/country-timing';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../next/before-hydration.js', import.meta.url), 'utf8');

interface Visit {
  query: string | undefined;
  cookie: string | undefined;
  timing: string | undefined;
}

/** The mark that the script leaves on the page. */
function markOf({ query, cookie, timing }: Visit): string | undefined {
  const dataset: { country?: string } = {};
  const serverTiming = timing === undefined ? undefined : [{ name: 'country', description: timing }];
  runInNewContext(script, {
    URLSearchParams,
    location: { search: query === undefined ? '' : `?a=1&country=${query}` },
    history: { state: null },
    performance: { getEntriesByType: () => [{ serverTiming }] },
    document: {
      readyState: 'loading',
      addEventListener: () => {},
      cookie:
        cookie === undefined ? 'other=1' : `other=1; selectedCountry=${cookie}; selectedCountrySymbol=x`,
      documentElement: { dataset },
    },
  });
  return dataset.country;
}

const values = [undefined, '', 'GB', 'jp', 'US', 'XX', 'ZZ', 'GBR', '<b>'];
const visits = values.flatMap((query) =>
  values.flatMap((cookie) => values.map((timing): Visit => ({ query, cookie, timing }))),
);

describe('the mark before the first paint', () => {
  it('[state.currency-country.1] [state.currency-country.2] [state.currency-country.3] is the country that the shop decides on, and none in the US', () => {
    for (const visit of visits) {
      const { query, cookie, timing } = visit;
      const timings = timing === undefined ? undefined : [{ name: 'country', description: timing }];
      const { country } = chooseCountry({ query, cookie, geolocation: countryOfTiming(timings) });
      expect(markOf(visit), JSON.stringify(visit)).toBe(country === 'US' ? undefined : country);
    }
  });
});
