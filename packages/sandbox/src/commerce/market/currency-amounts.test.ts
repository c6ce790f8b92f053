import { expect, it } from 'vitest';
import { countryOf } from './countries.ts';
import { formatMoney } from './currency-amounts.ts';

it.each([
  ['US', 12_800, '$128'],
  ['US', 2_995, '$29.95'],
  ['US', 1_520_000, '$15,200'],
  ['FR', 49_400, '€494'],
  ['FR', 49_495, '€494.95'],
  ['JP', 1_520_000, '¥15,200'],
])('in %s %i hundredths are written as %s', (country, hundredths, written) => {
  expect(formatMoney(hundredths, countryOf(country).currency)).toBe(written);
});
