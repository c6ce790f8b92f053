import { anything, assert as check, property } from 'fast-check';
import { expect, it } from 'vitest';
import { toFilterMap } from './map-filter-map.ts';

const metaobject = (fields: Record<string, string | null>) => ({
  handle: 'any',
  fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
});
const group = (key: string, position: string) =>
  metaobject({
    key,
    label: key.toUpperCase(),
    position,
    options: JSON.stringify([{ label: 'Black', tag: `${key}_black`, swatch: '#111111' }]),
  });

it('[call.products-own-server.7] sorts groups by position and lists rules under the handle of their collection', () => {
  const rule = metaobject({ collection: 'dresses', column: 'product_type', condition: 'Dresses' });
  expect(toFilterMap([group('size', '2'), group('color', '1')], [rule])).toEqual({
    collections: { dresses: { rule: { column: 'product_type', condition: 'Dresses' } } },
    groups: [
      {
        key: 'color',
        label: 'COLOR',
        options: [{ label: 'Black', tag: 'color_black', swatch: '#111111' }],
      },
      { key: 'size', label: 'SIZE', options: [{ label: 'Black', tag: 'size_black', swatch: '#111111' }] },
    ],
  });
});

it('puts a group without a position last; reports and leaves out one that cannot be read', () => {
  const reported: string[] = [];
  const broken = metaobject({ key: 'style', label: 'Style', options: '{' });
  const { groups } = toFilterMap([group('cut', 'soon'), group('size', '2'), broken], [], ({ code }) =>
    reported.push(code),
  );
  expect(groups.map(({ key }) => key)).toEqual(['size', 'cut']);
  expect(reported).toEqual(['filter-map-part-dropped']);
});

it('[property] never throws, whatever merchants write into metaobjects', () => {
  check(
    property(anything(), (value) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? null);
      const fields = ['key', 'label', 'options', 'position', 'collection'].map((key) => ({
        key,
        value: text,
      }));
      toFilterMap([{ handle: 'any', fields }], [{ handle: 'any', fields }]);
    }),
  );
});
