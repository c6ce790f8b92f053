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
const found = (...results: FoundPiece[]) => ({ results, corrected: null });
const own = { products: [other], collections: [], queries: ['Silk  slip', 'silk slips'] };

it('suggests a design once, and no search that repeats the words', () => {
  const suggested = combineSuggestions(own, found(blue, red, other), 'silk slip', 4);
  expect(suggested.products.map(({ handle }) => handle)).toEqual(['slip-blue', 'robe-red']);
  expect(suggested.queries).toEqual(['silk slips']);
  expect(combineSuggestions(own, found(blue, other), 'silk', 1).products).toEqual([blue]);
});

it('suggests what the platform suggests where our own search finds nothing', () => {
  expect(combineSuggestions(own, found(), 'silk', 4).products).toEqual([other]);
});

it('suggests no product for a text without words', () => {
  expect(combineSuggestions(own, found(), '👗👗', 4).products).toEqual([]);
});

it('names the words that the pieces were found with', () => {
  const corrected = { results: [red], corrected: 'slip' };
  expect(combineSuggestions(own, corrected, 'slpi', 4)).toMatchObject({ corrected: 'slip', products: [red] });
});

it('ranks a piece without knowing its sizes', () => {
  expect(pieceToRankable(red)).toMatchObject({ title: 'slip', productType: 'Slips', sizesForSale: [] });
});
