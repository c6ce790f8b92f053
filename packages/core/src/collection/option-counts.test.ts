import { describe, expect, it } from 'vitest';
import { exampleFilters } from './example-filters.ts';
import { countOptions, tagHistogram } from './option-counts.ts';

describe('option counts', () => {
  it('count each product once for each tag, case-insensitively', () => {
    const products = [
      { tags: ['Color-Black', 'color-black ', 'silk'] },
      { tags: ['color-black'] },
      { tags: [] },
    ];
    expect(tagHistogram(products)).toEqual({ 'color-black': 2, silk: 1 });
  });

  it('leave out options that no product has', () => {
    const counted = countOptions(exampleFilters, { 'color-black': 14, 'dusk blue': 6, 'color-ivory': 0 });
    expect(
      counted.map(({ key, options }) => [key, ...options.map(({ label, count }) => `${label} ${count}`)]),
    ).toEqual([['color', 'Black 14', 'Dusk Blue 6']]);
    expect(
      countOptions([{ key: 'a', label: 'A', options: [{ label: 'C', tag: 'constructor' }] }], {}),
    ).toEqual([]);
  });
});
