import { describe, expect, it } from 'vitest';
import { addressRules } from '../../packages/core/src/account/address-form.ts';
import { provincesOf } from '../../packages/core/src/account/country-provinces.ts';
import {
  needsProvince,
  provincesOf as platformProvincesOf,
} from '../../packages/sandbox/src/commerce/checkout/provinces.ts';
import { countries } from '../../packages/sandbox/src/commerce/market/countries.ts';

describe('[rule.account-forms.1] the address form of a country that the shop sends to', () => {
  it.each(countries.map(({ code }) => code))('lists the provinces of the platform: %s', (country) => {
    const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).sort();
    expect(codes(provincesOf(country))).toEqual(codes(platformProvincesOf(country)));
    expect(addressRules(country).province.isRequired).toBe(needsProvince(country));
  });
});
