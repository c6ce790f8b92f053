import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSize, measuredColumns, readMeasure } from './find-size.ts';

const table = {
  title: null,
  rows: [
    ['Size', 'US/Canada', 'Bust', 'Waist', 'Hip'],
    ['XS', 'US 2', '32-33', '25.5', '35.5'],
    ['S', 'US 4-6', '34', '27', '37'],
    ['M', 'US 8-10', '36', '29', '39'],
  ],
};

describe('the size of a body', () => {
  it.each([
    [{ Bust: 34 }, 'S', 'S'],
    [{ Bust: 34.5 }, 'S', 'M'],
    [{ Bust: 35.5 }, 'M', 'M'],
    [{ Bust: 32, Waist: 29, Hip: null }, 'M', 'M'],
    [{ Waist: 20 }, 'XS', 'XS'],
    [{ Hip: 39.4 }, 'M', 'M'],
  ])('%j is %s when it shall fit closely and %s with ease', (measures, close, easy) => {
    expect(findSize(table, measures)).toEqual({ code: 'found', close, easy });
  });

  it('beyond the table names its last size', () => {
    expect(findSize(table, { Waist: 40 })).toEqual({ code: 'beyond', last: 'M' });
  });

  it('is not guessed without a measure that the table knows', () => {
    expect(findSize(table, { Torso: 60 })).toEqual({ code: 'unmeasured' });
    expect(findSize({ title: null, rows: [] }, { Bust: 34 })).toEqual({ code: 'unmeasured' });
    expect(measuredColumns({ title: null, rows: [['Size', 'Foot']] })).toEqual([]);
  });

  it('never shrinks as the tape grows', () => {
    const order = ['XS', 'S', 'M'];
    const rank = (measure: number) => {
      const found = findSize(table, { Bust: measure });
      return found.code === 'found' ? order.indexOf(found.close) : order.length;
    };
    const inches = fc.double({ min: 1, max: 80, noNaN: true });
    fc.assert(fc.property(inches, inches, (a, b) => rank(Math.min(a, b)) <= rank(Math.max(a, b))));
  });
});

describe('a measure', () => {
  it.each([
    ['34½', 'in', 34.5],
    [' 34 1/2 ', 'in', 34.5],
    ['86,36', 'cm', 34],
    ['-3', 'in', null],
    ['', 'in', null],
    ['thirty', 'in', null],
  ] as const)('%j in %s is %j inches', (text, unit, inches) => {
    const found = readMeasure(text, unit);
    if (inches === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(inches, 5);
  });
});

it('a table with gaps, half of a range or an empty cell still names a size', () => {
  const gaps = {
    title: null,
    rows: [['Size', 'Bust'], ['S', '33-'], ['M', ''], ['L']],
  };
  expect(findSize(gaps, { Bust: 34 })).toMatchObject({ code: 'beyond', last: 'L' });
  expect(measuredColumns({ title: null, rows: [] })).toEqual([]);
  const nameless = { title: null, rows: [['Size', 'Bust'], [], ['', '40']] };
  expect(findSize(nameless, { Bust: 30 })).toMatchObject({ code: 'found', easy: '' });
  expect(findSize({ title: null, rows: [['Size', 'Bust'], []] }, { Bust: 30 })).toEqual({
    code: 'beyond',
    last: '',
  });
});
