import { expect, it } from 'vitest';
import { readColumnPreference } from './column-preference.ts';

it.each([
  ['small', 'small'],
  ['large', 'large'],
  ['huge', 'large'],
  ['', 'large'],
  [null, 'large'],
])(
  '[entity.site-state.10] [entity.browser-storage-and-cookies.1] reads %j as %s columns',
  (stored, columns) => {
    expect(readColumnPreference(stored)).toBe(columns);
  },
);
