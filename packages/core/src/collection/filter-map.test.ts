import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../fault.ts';
import { readFilterMap } from './filter-map.ts';

const black = { label: 'Black', tag: 'color-black', swatch: '#201c1d' };
const read = (data: unknown) => {
  const faults: Fault[] = [];
  return { map: readFilterMap(data, (fault) => faults.push(fault)), count: faults.length };
};

describe('[call.products-own-server.7] the filter map', () => {
  it('is read unchanged when it is valid', () => {
    const data = {
      collections: {
        dresses: { rule: { column: 'product_type', condition: 'Dresses' } },
        sale: { rule: { column: 'tag', condition: 'sale' } },
        slips: { rule: { column: 'title', condition: 'Slip' } },
      },
      groups: [
        { key: 'color', label: 'Colour', options: [black, { label: 'Printed', tag: 'color-printed' }] },
      ],
    };
    expect(read(data)).toEqual({ map: data, count: 0 });
  });

  it.each([
    ['a rule over another column', { collections: { a: { rule: { column: 'vendor', condition: 'x' } } } }],
    ['a rule without a condition', { collections: { a: { rule: { column: 'tag', condition: ' ' } } } }],
    ['a collection without a rule', { collections: { a: null } }],
    ['a group without a key', { groups: [{ label: 'Colour', options: [black] }] }],
    ['a group without a label', { groups: [{ key: 'color', options: [black] }] }],
    ['a group whose key is reserved', { groups: [{ key: 'country', label: 'Country', options: [black] }] }],
    ['a group without options', { groups: [{ key: 'color', label: 'Colour', options: [] }] }],
    [
      'a group whose options are not a list',
      { groups: [{ key: 'color', label: 'Colour', options: 'Black' }] },
    ],
    ['a group that is not an object', { groups: [7] }],
  ])('drops and reports %s', (_, data) => {
    expect(read(data)).toEqual({ map: { collections: {}, groups: [] }, count: 1 });
  });

  it('drops and reports options without label or tag, and a group with a repeated key', () => {
    const group = { key: 'color', label: 'Colour', options: [black, { label: 'Nude' }, { tag: 'x' }, null] };
    expect(read({ groups: [group, group] })).toEqual({
      map: { collections: {}, groups: [{ ...group, options: [black] }] },
      count: 4,
    });
  });

  it('drops a swatch that is not a colour, and keeps its option', () => {
    const options = [{ ...black, swatch: 'black' }];
    expect(
      readFilterMap({ groups: [{ key: 'color', label: 'Colour', options }] }).groups[0]?.options,
    ).toEqual([{ label: 'Black', tag: 'color-black' }]);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (data) => readFilterMap(data).groups.length >= 0));
    expect(readFilterMap({ groups: [null] })).toEqual({ collections: {}, groups: [] });
  });
});
