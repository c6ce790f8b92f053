import { describe, expect, it } from 'vitest';
import { findResults } from './find-results.ts';
import type { Rankable } from './rank-results.ts';
import type { SearchRequest } from './search-request.ts';
import { makeLexicon } from './understand.ts';

const lexicon = makeLexicon([], { synonyms: [], names: ['velvet'] });
const piece = (title: string, own: Partial<Rankable> = {}): Rankable => ({
  ...{ title, productType: 'Dresses', tags: [], isAvailable: true, sizesForSale: ['M'] },
  ...own,
});
const itself = (one: Rankable) => one;
const featured = { sort: 'featured', after: null } as const;

function platform(results: Record<string, Rankable[]>, hasNextPage = true) {
  const queries: string[] = [];
  const search = async ({ query }: SearchRequest) => {
    queries.push(query);
    return { products: results[query] ?? [], hasNextPage, endCursor: 'c1' };
  };
  return { queries, search };
}

describe('findResults', () => {
  it('[const.catalogue.5] lists last what the platform lists first, and first what fits best', async () => {
    const { search } = platform({
      'velvet*': [
        piece('Bag', { tags: ['fabric-velvet'] }),
        piece('Sold out', { tags: ['fabric-velvet'], isAvailable: false }),
        piece('Velvet Bow'),
        piece('Mini', { tags: ['fabric-velvet'] }),
      ],
    });
    const { results } = await findResults({ text: 'velvet', ...featured }, lexicon, search, itself);
    expect(results.map(({ title }) => title)).toEqual(['Velvet Bow', 'Mini', 'Bag', 'Sold out']);
  });

  it('ends where the platform has no further page', async () => {
    const { search } = platform({ 'velvet*': [piece('Velvet Bow')] }, false);
    const { endCursor } = await findResults({ text: 'velvet', ...featured }, lexicon, search, itself);
    expect(endCursor).toBeNull();
  });

  it('lists first what can be bought in the size that was named', async () => {
    const [small, large] = [
      piece('Velvet Mini', { sizesForSale: ['38'] }),
      piece('Velvet Maxi', { sizesForSale: ['40'] }),
    ];
    const { search } = platform({ 'velvet*': [large, small] });
    const found = await findResults({ text: 'velvet size 40', ...featured }, lexicon, search, itself);
    expect(found.results).toEqual([large, small]);
  });

  it('keeps the order that the shopper chose', async () => {
    const products = [piece('Velvet Bag'), piece('Velvet Bow')];
    const { search } = platform({ 'velvet*': products });
    const request = { text: 'velvet', sort: 'price-low', after: null } as const;
    expect((await findResults(request, lexicon, search, itself)).results).toEqual(products);
  });

  it('leaves out what merely mentions the words, in any order', async () => {
    const products = [piece('Worn with one'), piece('Velvet Bow')];
    const { search } = platform({ 'bow*': products });
    for (const sort of ['featured', 'price-low'] as const) {
      const { results } = await findResults({ text: 'bow', sort, after: null }, lexicon, search, itself);
      expect(results.map(({ title }) => title)).toEqual(['Velvet Bow']);
    }
  });

  it('keeps what describes a trait that another piece has in its name', async () => {
    const { search } = platform({ 'cowl*': [piece('Bias Gown'), piece('Cowl Camisole')] });
    const { results } = await findResults({ text: 'cowl', ...featured }, lexicon, search, itself);
    expect(results.map(({ title }) => title)).toEqual(['Cowl Camisole', 'Bias Gown']);
  });

  it('corrects a typing error only where the words find nothing as they are', async () => {
    const { queries, search } = platform({ 'velvet*': [piece('Velvet Bow')] });
    const found = await findResults({ text: 'velvit', ...featured }, lexicon, search, itself);
    expect(queries).toEqual(['velvit*', 'velvet*']);
    expect(found).toMatchObject({ corrected: 'velvet', endCursor: 'c1', results: [{ title: 'Velvet Bow' }] });
    const brand = platform({ 'velvit*': [piece('Velvit')] });
    expect(await findResults({ text: 'velvit', ...featured }, lexicon, brand.search, itself)).toMatchObject({
      corrected: null,
    });
  });

  it('leaves praise out where nothing is called so, and says what it searched for', async () => {
    const { queries, search } = platform({ 'velvet*': [piece('Velvet Bow')] });
    const found = await findResults({ text: 'pretty velvit', ...featured }, lexicon, search, itself);
    expect(queries).toEqual(['pretty* AND velvit*', 'pretty* AND velvet*', 'velvet*']);
    expect(found).toMatchObject({ corrected: 'velvet', results: [{ title: 'Velvet Bow' }] });
    const named = platform({ 'pretty* AND velvet*': [piece('Pretty Velvet')] });
    const own = await findResults({ text: 'pretty velvet', ...featured }, lexicon, named.search, itself);
    expect(own).toMatchObject({ corrected: null, results: [{ title: 'Pretty Velvet' }] });
  });

  it('is empty where praise is all that was said', async () => {
    const { queries, search } = platform({});
    const found = await findResults({ text: 'pretty', ...featured }, lexicon, search, itself);
    expect(found).toEqual({ results: [], endCursor: null, corrected: null });
    expect(queries).toEqual(['pretty*']);
  });

  it('requests nothing without a word', async () => {
    const { queries, search } = platform({});
    expect(await findResults({ text: '👗', ...featured }, lexicon, search, itself)).toEqual({
      ...{ results: [], endCursor: null, corrected: null },
    });
    expect(queries).toEqual([]);
  });
});
