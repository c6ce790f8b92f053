import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('reading takes a minute for two hundred words, and never less than one', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(['one two three'])).toBe(1);
  expect(readingMinutes(['word '.repeat(500), 'word\n'.repeat(700)])).toBe(6);
});
