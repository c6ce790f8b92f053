import { describe, expect, it } from 'vitest';
import { toParams } from './browser.ts';

describe('the cross-border parameters [call.other-third-party-calls.2]', () => {
  it.each([
    [{ countryCode: 'FR', currencyCode: 'EUR' }, 'FR', 'EUR'],
    [{ countryCode: 'FR' }, 'FR', 'USD'],
    [{ countryCode: '', currencyCode: null }, 'US', 'USD'],
    [{}, 'US', 'USD'],
  ])('%j: %s and %s', (country, countryCode, currencyCode) => {
    expect(toParams(country)).toEqual({ countryCode, currencyCode, isExternal: true });
  });
});
