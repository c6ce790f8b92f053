import { expect, it } from 'vitest';
import { cutRow } from './cut-row.ts';

/** Two columns of three rows, scrolled by `by`. */
const rowsAfter = (by: number) =>
  [0, 1, 2, 0, 1, 2].map((row) => ({ top: 100 + row * 40 - by, bottom: 140 + row * 40 - by }));

it.each([
  [0, 0],
  [0.5, 0],
  [15, 25],
  [40, 0],
  [79, 0],
  [70, 10],
  [500, 0],
])('scrolled by %d px, a list is scrolled on by %d', (by, on) => {
  expect(cutRow(100, rowsAfter(by))).toBe(on);
});
