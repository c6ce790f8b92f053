import { expect, it } from 'vitest';
import { combineSuggestions, type FoundPiece, pieceToRankable } from './search-suggestions.ts';

const piece = (design: string, colour: string): FoundPiece => ({
  handle: `${design}-${colour}`,
  title: design,
  isAvailable: true,
  price: 100,
  compareAtPrice: null,
  currencyCode: 'USD',
  image: null,
  productType: 'Slips',
  tags: [],
  metafields: { pdp_swatch_products: `${design}-red,${design}-blue` },
});
const [red, blue, other] = [piece('slip', 'red'), piece('slip', 'blue'), piece('robe', 'red')];
const own = { products: [other], collections: [], queries: ['Silk  slip', 'silk slips'] };

it('suggests a design once, and no search that repeats the words', () => {
  const suggested = combineSuggestions(own, [blue, red, other], 'silk slip', 4);
  expect(suggested.products.map(({ handle }) => handle)).toEqual(['slip-blue', 'robe-red']);
  expect(suggested.queries).toEqual(['silk slips']);
  expect(combineSuggestions(own, [blue, other], 'silk', 1).products).toEqual([blue]);
});

it('suggests what the platform suggests where our own search finds nothing', () => {
  expect(combineSuggestions(own, [], 'silk', 4).products).toEqual([other]);
});

it('ranks a piece without knowing its sizes', () => {
  expect(pieceToRankable(red)).toMatchObject({ title: 'slip', productType: 'Slips', sizesForSale: [] });
});
