import { expect, test } from 'vitest';
import { coverSizes } from './cover-sizes.ts';

const landscape = { width: 1600, height: 900 };
const tall = { vw: 50, ratio: 4 / 5 };

test('a picture whose sides are cut off is loaded as wide as it is drawn', () => {
  expect(coverSizes(landscape, { vw: 100, ratio: 4 / 5 }, tall)).toBe('(min-width: 768px) 112vw, 223vw');
});

test('a picture that is cut off above and below is as wide as its box', () => {
  expect(coverSizes({ width: 800, height: 1000 }, { vw: 100, ratio: 1 }, { vw: 42, ratio: 2 })).toBe(
    '(min-width: 768px) 42vw, 100vw',
  );
});

test('one box may hold at every width, and a picture of unknown shape is as wide as its box', () => {
  expect(coverSizes({ width: null, height: 900 }, tall)).toBe('(min-width: 768px) 50vw, 50vw');
  expect(coverSizes({ width: 900, height: null }, tall)).toBe('(min-width: 768px) 50vw, 50vw');
});
