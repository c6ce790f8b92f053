import { describe, expect, it } from 'vitest';
import { collectionMenu, resultsInCollection } from './collection-menu.ts';

const slip = { collections: 'Slips,Dresses', collection_handles: 'slips,dresses' };
const gown = { collections: 'Dresses,Bridal', collection_handles: 'dresses,bridal' };
const odd = { collections: 'Silk, Satin & Co,Dresses', collection_handles: 'silk-satin,dresses' };
const lone = { collections: '', collection_handles: '' };

describe('[screen.route-table.7] the collection menu of the results', () => {
  it('orders collections by number of styles, then by title', () => {
    expect(
      collectionMenu([[slip, slip], [gown], [lone]]).map(
        ({ handle, title, count }) => `${title} (${handle}) ${count}`,
      ),
    ).toEqual(['Dresses (dresses) 2', 'Bridal (bridal) 1', 'Slips (slips) 1']);
  });

  it('names a collection by its handle when a title contains a comma', () => {
    expect(collectionMenu([[odd]]).map(({ title }) => title)).toEqual(['dresses', 'silk satin']);
  });

  it('narrows the results to one collection, or shows all', () => {
    expect(resultsInCollection([slip, gown, lone], 'bridal')).toEqual([gown]);
    expect(resultsInCollection([slip, gown, lone], 'brid')).toEqual([]);
    expect(resultsInCollection([slip, gown, lone], null)).toEqual([slip, gown, lone]);
  });
});
