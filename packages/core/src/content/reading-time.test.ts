import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('reading takes a minute for two hundred words, and never less than one', () => {
  expect([0, 3, 200, 201, 400, 1101].map(readingMinutes)).toEqual([1, 1, 1, 2, 2, 6]);
});
