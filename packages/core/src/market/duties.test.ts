import { describe, expect, it } from 'vitest';
import { dutyModeOf } from './duties.ts';

describe('duty modes [const.international-shipping-and-duties.3]', () => {
  const hidden =
    'AL, AT, AU, BE, BG, CH, CZ, CY, DE, DK, EE, ES, FI, FR, GB, GI, GR, HK, HR, HU, IE, IS, IT, LI, LT, LU, LV, MT, MC, NL, NO, NZ, PL, PT, RO, RS, SE, SG, SI';

  it.each(hidden.split(', '))('[….4] %s is hidden', (country) => {
    expect(dutyModeOf(country)).toBe('hidden');
  });

  it.each([
    ['[….5]', 'CA', 'partial'],
    ['[….6]', 'BR', 'forced'],
    ['[….7]', 'JP', 'default'],
    ['[….7] free shipping, but no word on duties', 'KR', 'default'],
    ['[….7] a country that nobody knows', 'QQ', 'default'],
    ['at home nothing is said', 'US', null],
    ['no country yet', '', null],
  ])('%s %s: %s', (_, country, mode) => {
    expect(dutyModeOf(country)).toBe(mode);
  });
});
