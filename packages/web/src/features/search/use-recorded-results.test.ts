import { exampleProduct } from '@storefront/core/product/example-product';
import { expect, it } from 'vitest';
import { newResults } from './use-recorded-results.ts';

const pieces = (...handles: string[]) => handles.map((handle) => exampleProduct({ handle }));

it('[call.other-third-party-calls.8] results are recorded once a search, whatever the country', () => {
  let recorded = { search: '', count: 0 };
  const record = (search: string, ...handles: string[]) => {
    const next = newResults(recorded, search, pieces(...handles));
    recorded = next.recorded;
    return [next.added.map(({ handle }) => handle), next.from];
  };
  expect(record('newest silk', 'a', 'b')).toEqual([['a', 'b'], 1]);
  expect(record('newest silk', 'a', 'b', 'c'), 'more of them').toEqual([['c'], 3]);
  expect(record('newest silk'), 'another country is searched').toEqual([[], 1]);
  expect(record('newest silk', 'a', 'b')).toEqual([[], 4]);
  expect(record('newest silk', 'a', 'b', 'c', 'd')).toEqual([['d'], 4]);
  expect(record('newest lace')).toEqual([[], 1]);
  expect(record('newest lace', 'd'), 'another search').toEqual([['d'], 1]);
});
