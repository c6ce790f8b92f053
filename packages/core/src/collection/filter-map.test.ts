import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { readFilterMap } from './filter-map.ts';

const black = { label: 'Black', tag: 'color-black', swatch: '#201c1d' };
const read = (answer: unknown) => {
  const faults: Fault[] = [];
  return { map: readFilterMap(answer, (fault) => faults.push(fault)), count: faults.length };
};

describe('[call.products-own-server.7] the filter map', () => {
  it('is read as it was written', () => {
    const answer = {
      collections: {
        dresses: { rule: { column: 'product_type', condition: 'Dresses' } },
        sale: { rule: { column: 'tag', condition: 'sale' } },
        slips: { rule: { column: 'title', condition: 'Slip' } },
      },
      groups: [
        { key: 'color', label: 'Colour', options: [black, { label: 'Printed', tag: 'color-printed' }] },
      ],
    };
    expect(read(answer)).toEqual({ map: answer, count: 0 });
  });

  it.each([
    ['a rule over another column', { collections: { a: { rule: { column: 'vendor', condition: 'x' } } } }],
    ['a rule without a condition', { collections: { a: { rule: { column: 'tag', condition: ' ' } } } }],
    ['a collection without a rule', { collections: { a: null } }],
    ['a group without a key', { groups: [{ label: 'Colour', options: [black] }] }],
    ['a group without a label', { groups: [{ key: 'color', options: [black] }] }],
    [
      'a group that takes a name of the site',
      { groups: [{ key: 'country', label: 'Country', options: [black] }] },
    ],
    ['a group without options', { groups: [{ key: 'color', label: 'Colour', options: [] }] }],
    ['a group whose options are no list', { groups: [{ key: 'color', label: 'Colour', options: 'Black' }] }],
    ['no group at all', { groups: [7] }],
  ])('drops and counts %s', (_, answer) => {
    expect(read(answer)).toEqual({ map: { collections: {}, groups: [] }, count: 1 });
  });

  it('drops and counts options without label or tag, and a group of a taken key', () => {
    const group = { key: 'color', label: 'Colour', options: [black, { label: 'Nude' }, { tag: 'x' }, null] };
    expect(read({ groups: [group, group] })).toEqual({
      map: { collections: {}, groups: [{ ...group, options: [black] }] },
      count: 4,
    });
  });

  it('keeps an option whose swatch is no colour, without it', () => {
    const options = [{ ...black, swatch: 'black' }];
    expect(
      readFilterMap({ groups: [{ key: 'color', label: 'Colour', options }] }).groups[0]?.options,
    ).toEqual([{ label: 'Black', tag: 'color-black' }]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (answer) => readFilterMap(answer).groups.length >= 0));
    expect(readFilterMap({ groups: [null] })).toEqual({ collections: {}, groups: [] });
  });
});
