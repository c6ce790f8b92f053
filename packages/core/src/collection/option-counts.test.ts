import { describe, expect, it } from 'vitest';
import { exampleFilters } from './example-filters.ts';
import { countOptions, narrowestChoice, tagHistogram } from './option-counts.ts';

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

it('narrows by the one group that leaves the fewest products', () => {
  const option = (tag: string, count: number) => ({ label: tag, tag, count });
  const groups = [
    { key: 'fabric', label: 'Fabric', options: [option('silk', 34)] },
    { key: 'color', label: 'Colour', options: [option('oxblood', 8), option('rose', 5)] },
  ];
  const tags = { fabric: ['silk'], color: ['oxblood', 'rose'] };
  expect(narrowestChoice(tags, groups)).toEqual({ color: ['oxblood', 'rose'] });
  expect(narrowestChoice({ ...tags, size: ['xs'] }, groups), 'nothing has it').toEqual({ size: ['xs'] });
  expect(narrowestChoice({}, groups)).toEqual({});
});
