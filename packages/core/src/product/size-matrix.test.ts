import { describe, expect, it } from 'vitest';
import { sisterSizes, toSizeMatrix } from './size-matrix.ts';
import type { SizeOption } from './size-options.ts';

const option = (size: string): SizeOption => ({ variantId: size, size, isAvailable: true, unitsLeft: null });
const options = (sizes: string) => sizes.split(' ').map(option);

describe('toSizeMatrix', () => {
  it('orders bands and cups, with null for sizes that do not exist', () => {
    const matrix = toSizeMatrix(options('36DD 34C 32A 34DD 32B'));
    expect(matrix?.bands).toEqual(['32', '34', '36']);
    expect(matrix?.cups).toEqual(['A', 'B', 'C', 'DD']);
    expect(matrix?.rows.map((row) => row.map((cell) => cell?.size ?? '·').join(' '))).toEqual([
      '32A 32B · ·',
      '· · 34C 34DD',
      '· · · 36DD',
    ]);
  });

  it('ignores case and spaces', () => {
    expect(toSizeMatrix(options('32a 34B').concat(option('34 a')))?.cups).toEqual(['A', 'B']);
  });

  it.each([
    ['letters', 'XS S M L'],
    ['shoes', '35 36 37 38'],
    ['one size of another form among them', '32A 34B S'],
    ['a size with more in front', 'x32A 34B 32B 34A'],
    ['a size with more behind', '32A 34B/ 32B 34A'],
    ['one band', '34A 34B 34C'],
    ['one cup', '32A 34A 36A'],
    ['an unknown cup', '32A 34ZZ'],
    ['cups of two systems', '32DDD 34FF'],
  ])('returns null for %s', (_, sizes) => {
    expect(toSizeMatrix(options(sizes))).toBeNull();
  });

  it('returns null without sizes', () => {
    expect(toSizeMatrix([])).toBeNull();
  });
});

describe('the sister sizes', () => {
  const asText = (size: string, sizes: string) =>
    sisterSizes(size, options(sizes)).map(({ option: one, band }) => `${one.size} ${band}`);

  it.each([
    ['34B', '32A 32B 32C 34A 34B 34C 36A 36B', ['32C firmer', '36A looser']],
    ['34A', '32A 32B 34A 34B 36A', ['32B firmer']],
    ['30B', '30A 30B 32A 32B', ['32A looser']],
    ['34D', '32DD 32DDD 34D 36C', ['32DD firmer', '36C looser']],
    ['34DD', '32DDD 34DD 36D', ['32DDD firmer', '36D looser']],
    ['34DDD', '32DDD 32G 34DDD 36DD', ['32G firmer', '36DD looser']],
    ['34F', '32FF 32G 34F 36E', ['32FF firmer', '36E looser']],
    ['34F', '32G 34F 36E', ['32G firmer', '36E looser']],
    ['34G', '32GG 32H 34G 36FF 36F', ['32GG firmer', '36FF looser']],
    ['34H', '32HH 32J 34H 36G', ['32HH firmer']],
    ['34J', '32JJ 34J', ['32JJ firmer']],
    ['34K', '32KK 34K', ['32KK firmer']],
    ['34AAA', '32AA 34AAA 36A', ['32AA firmer']],
    ['34L', '32K 34L 36K', ['36K looser']],
    ['34D', '32A 34D 36A', []],
    ['34C', '32A 34A', []],
    ['M', '32A 34B', []],
    ['34B', 'S M L', []],
    ['34ZZ', '32A 34B', []],
  ])('of %s among %s', (size, sizes, expected) => {
    expect(asText(size, sizes)).toEqual(expected);
  });
});
