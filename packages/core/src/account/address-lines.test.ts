import { expect, it } from 'vitest';
import { shownAddressLines } from './address-lines.ts';

it.each([
  ['New York NY 10012', 'New York, NY 10012'],
  ['New York, NY 10012', 'New York, NY 10012'],
  ['San Juan PR 00901-1234', 'San Juan, PR 00901-1234'],
  ['Ottawa ON K2P 1L4', 'Ottawa, ON K2P 1L4'],
  ['London WC1R 4RG', 'London WC1R 4RG'],
  ['4050-262 Porto', '4050-262 Porto'],
  ['00100 Roma RM', '00100 Roma RM'],
  ['218 Bleecker Street', '218 Bleecker Street'],
  ['', ''],
])('the line %j of an address is shown as %j', (line, shown) => {
  expect(shownAddressLines(['Inès Marchetti', line])).toEqual(['Inès Marchetti', shown]);
});
