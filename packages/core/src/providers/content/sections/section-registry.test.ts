import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';
import { mapSections, type SectionsByKind, sectionRows } from './section-registry.ts';

const isKind = (name: string): name is keyof SectionsByKind => Object.hasOwn(sectionRows, name);

describe('the registry of sections', () => {
  it.each(Object.keys(sectionRows).filter(isKind))('maps the example of %s to its own kind', async (kind) => {
    expect(await mapExample(kind)).toMatchObject({ key: 'k1', kind });
  });

  it.each(Object.entries(sectionRows))('names only fields of %s as texts', (_, { fields, texts }) => {
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...texts]));
  });

  it.each(Object.keys(sectionRows).filter(isKind))('leaves out %s without a key', async (kind) => {
    expect(await mapExample(kind, { _key: null })).toBeNull();
  });

  it('leaves out kinds without a row, also those that every object has', () => {
    const strange = JSON.parse('[{"_key":"x","_type":"carousel3d"},{"_key":"y","_type":"toString"},null,7]');
    expect(mapSections(strange, () => null)).toEqual([]);
  });
});
