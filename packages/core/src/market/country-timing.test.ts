import { describe, expect, it } from 'vitest';
import { countryOfTiming } from './country-timing.ts';

describe('[state.currency-country.3] the country in Server-Timing', () => {
  it.each([
    ['named', [{ name: 'country', description: 'GB' }], 'GB'],
    [
      'among others',
      [
        { name: 'cdn-cache', description: 'HIT' },
        { name: 'country', description: 'JP' },
      ],
      'JP',
    ],
    ['unknown', [{ name: 'country', description: 'ZZ' }], null],
    ['no code', [{ name: 'country', description: '<b>' }], null],
    ['missing', [{ name: 'cdn-cache', description: 'HIT' }], null],
    ['in a browser without it', undefined, null],
  ])('is read when it is %s', (_, timings, country) => {
    expect(countryOfTiming(timings)).toBe(country);
  });
});
