import { describe, expect, it } from 'vitest';
import { collectionMenu, kindHandles, resultsInCollection } from './collection-menu.ts';

const slip = { collections: 'Slips,Dresses', collection_handles: 'slips,dresses' };
const gown = { collections: 'Dresses,Bridal', collection_handles: 'dresses,bridal' };
const odd = { collections: 'Silk, Satin & Co,Dresses', collection_handles: 'silk-satin,dresses' };
const noKinds = new Set<string>();
const lone = { collections: '', collection_handles: '' };

describe('[screen.route-table.7] the collection menu of the results', () => {
  it('orders collections by number of styles, then by title', () => {
    expect(
      collectionMenu([[slip, slip], [gown], [lone]], noKinds, null).collections.map(
        ({ handle, title, count }) => `${title} (${handle}) ${count}`,
      ),
    ).toEqual(['Dresses (dresses) 2', 'Bridal (bridal) 1', 'Slips (slips) 1']);
  });

  it('names a collection by its handle when a title contains a comma', () => {
    expect(collectionMenu([[odd], [lone]], noKinds, null).collections.map(({ title }) => title)).toEqual([
      'dresses',
      'silk satin',
    ]);
  });

  it('lists the collections of a type of product, or of a category, as kinds', () => {
    const kinds = kindHandles({
      collections: {
        slips: { rule: { column: 'product_type', condition: 'Slip' } },
        dresses: { rule: { column: 'tag', condition: 'category-dresses' } },
        bridal: { rule: { column: 'tag', condition: 'bridal' } },
        odile: { rule: { column: 'title', condition: 'Odile' } },
      },
      groups: [
        { key: 'category', label: 'Category', options: [{ label: 'Dresses', tag: 'category-dresses' }] },
      ],
    });
    expect([...kinds]).toEqual(['slips', 'dresses']);
    const menu = collectionMenu([[slip], [gown], [lone]], kinds, null);
    expect(menu.kinds.map(({ handle }) => handle)).toEqual(['dresses', 'slips']);
    expect(menu.collections.map(({ handle }) => handle)).toEqual(['bridal']);
    expect([...kindHandles({ collections: {}, groups: [] })]).toEqual([]);
  });

  it('leaves out a collection of all styles, unless it was chosen', () => {
    const handles = (chosen: string | null) =>
      collectionMenu([[slip], [gown]], noKinds, chosen).collections.map(({ handle }) => handle);
    expect(handles(null)).toEqual(['bridal', 'slips']);
    expect(handles('dresses')).toEqual(['dresses', 'bridal', 'slips']);
  });

  it('narrows the results to one collection, or shows all', () => {
    expect(resultsInCollection([slip, gown, lone], 'bridal')).toEqual([gown]);
    expect(resultsInCollection([slip, gown, lone], 'brid')).toEqual([]);
    expect(resultsInCollection([slip, gown, lone], null)).toEqual([slip, gown, lone]);
  });
});
