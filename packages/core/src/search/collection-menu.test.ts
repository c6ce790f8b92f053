import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../product/example-product.ts';
import { collectionMenu, kindHandles, stylesInCollection } from './collection-menu.ts';

const slip = { collections: 'Slips,Dresses', collection_handles: 'slips,dresses' };
const gown = { collections: 'Dresses,Bridal', collection_handles: 'dresses,bridal' };
const odd = { collections: 'Silk, Satin & Co,Dresses', collection_handles: 'silk-satin,dresses' };
const noKinds = new Set<string>();
const lone = { collections: '', collection_handles: '' };
const found = (...colours: (typeof slip)[]) => ({ colours, foundCount: colours.length });
const inCollections = (handle: string, collection_handles: string) =>
  exampleProduct({ handle, collection_handles });

describe('[screen.route-table.7] the collection menu of the results', () => {
  it('orders collections by number of styles, then by title', () => {
    expect(
      collectionMenu([found(slip, slip), found(gown), found(lone)], noKinds, null).collections.map(
        ({ handle, title, count }) => `${title} (${handle}) ${count}`,
      ),
    ).toEqual(['Dresses (dresses) 2', 'Bridal (bridal) 1', 'Slips (slips) 1']);
  });

  it('names a collection by its handle when a title contains a comma', () => {
    expect(
      collectionMenu([found(odd), found(lone)], noKinds, null).collections.map(({ title }) => title),
    ).toEqual(['dresses', 'silk satin']);
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
    const menu = collectionMenu([found(slip), found(gown), found(lone)], kinds, null);
    expect(menu.kinds.map(({ handle }) => handle)).toEqual(['dresses', 'slips']);
    expect(menu.collections.map(({ handle }) => handle)).toEqual(['bridal']);
    expect([...kindHandles({ collections: {}, groups: [] })]).toEqual([]);
  });

  it('leaves out a collection of all styles, unless it was chosen', () => {
    const handles = (chosen: string | null) =>
      collectionMenu([found(slip), found(gown)], noKinds, chosen).collections.map(({ handle }) => handle);
    expect(handles(null)).toEqual(['bridal', 'slips']);
    expect(handles('dresses')).toEqual(['dresses', 'bridal', 'slips']);
  });

  it('counts no style whose colours in the collection were not found', () => {
    const styles = [{ colours: [slip, gown], foundCount: 1 }, found(odd), found(lone)];
    expect(collectionMenu(styles, noKinds, null).collections.map(({ handle }) => handle)).toEqual([
      'dresses',
      'silk-satin',
      'slips',
    ]);
  });

  it('narrows the styles to their colours in one collection, or shows all', () => {
    const ivory = inCollections('ivory', 'daylight');
    const ink = inCollections('ink', 'night,daylight');
    const black = inCollections('black', 'night');
    const red = inCollections('red', 'daylight');
    const styles = [
      { colours: [ivory, ink, black, red], foundCount: 2 },
      { colours: [red, black], foundCount: 1 },
    ] satisfies Parameters<typeof stylesInCollection>[0];
    expect(stylesInCollection(styles, 'night')).toEqual([{ colours: [ink, black], foundCount: 1 }]);
    expect(stylesInCollection(styles, 'nigh')).toEqual([]);
    expect(stylesInCollection(styles, null)).toBe(styles);
    const night = collectionMenu(styles, noKinds, null).collections.find(({ handle }) => handle === 'night');
    expect(night?.count, 'as many as are shown').toBe(1);
  });
});
