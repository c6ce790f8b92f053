import { expect, it } from 'vitest';
import { readSizeGuides } from './read-size-guides.ts';

it.each([
  [{ guides: [], info: {} }, true],
  [{ guides: [], info: null }, false],
  [{ guides: [] }, false],
  [{ info: {} }, false],
  ['<html>', false],
  [null, false],
])('reads the size guides of %j: %s', (answer, isRead) => {
  expect(readSizeGuides(answer)).toBe(isRead ? answer : null);
});
