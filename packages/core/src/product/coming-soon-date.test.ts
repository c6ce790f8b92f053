import { describe, expect, it } from 'vitest';
import { comingSoonDate } from './coming-soon-date.ts';

describe('the day on which a piece comes', () => {
  it.each([
    [['coming-soon-12-04'], 'December 4'],
    [['coming-soon-02-29'], 'February 29'],
    [['coming-soon'], null],
    [[], null],
  ])('names the day of %j in words: %s', (tags, day) => {
    expect(comingSoonDate(tags)).toBe(day);
  });
});
