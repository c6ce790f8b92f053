import { describe, expect, it } from 'vitest';
import { dutyModeOf } from './duties.ts';

describe('[const.international-shipping-and-duties.3] the duty mode', () => {
  const hidden =
    'AL, AT, AU, BE, BG, CH, CZ, CY, DE, DK, EE, ES, FI, FR, GB, GI, GR, HK, HR, HU, IE, IS, IT, LI, LT, LU, LV, MT, MC, NL, NO, NZ, PL, PT, RO, RS, SE, SG, SI';

  it.each(hidden.split(', '))('[const.international-shipping-and-duties.4] of %s is hidden', (country) => {
    expect(dutyModeOf(country)).toBe('hidden');
  });

  it.each([
    ['[const.international-shipping-and-duties.5]', 'CA', 'partial'],
    ['[const.international-shipping-and-duties.6]', 'BR', 'forced'],
    ['[const.international-shipping-and-duties.7]', 'JP', 'default'],
    ['[const.international-shipping-and-duties.7] a country with free shipping,', 'KR', 'default'],
    ['[const.international-shipping-and-duties.7] an unknown country,', 'QQ', 'default'],
    ['the home country,', 'US', null],
    ['no country yet,', '', null],
  ])('%s %s: %s', (_, country, mode) => {
    expect(dutyModeOf(country)).toBe(mode);
  });
});
