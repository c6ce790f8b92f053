import { expect, it } from 'vitest';
import { nextInRows } from './matrix-arrows.ts';

/** The first column is that of the bands' names; '34B' is not made. */
const rows = [
  [null, '32A', '32B', '32C'],
  [null, '34A', null, '34C'],
  [null, '36A', '36B', '36C'],
];

it.each<[string, readonly [number, number], string, string | null]>([
  ['down', [1, 0], '32A', '34A'],
  ['up', [-1, 0], '36C', '34C'],
  ['right', [0, 1], '36A', '36B'],
  ['left', [0, -1], '32C', '32B'],
  ['down over what is not made', [1, 0], '32B', '36B'],
  ['left over what is not made', [0, -1], '34C', '34A'],
  ['no further down', [1, 0], '36A', null],
  ['no further up', [-1, 0], '32A', null],
  ['no further right', [0, 1], '34C', null],
  ['not to the name of a band', [0, -1], '34A', null],
])('an arrow in the table of bands and cups leads %s', (_, step, from, to) => {
  expect(nextInRows(rows, from, step)).toBe(to);
});
