import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addViewed, readViewed, viewedBefore } from './recently-viewed.ts';

describe('[const.recently-viewed.1] the list of recently viewed skus', () => {
  it.each([
    ['has the newest first', ['b', 'a'], 'c', ['c', 'b', 'a']],
    ['is unique', ['b', 'a'], 'a', ['a', 'b']],
    ['ignores a blank sku', ['a'], ' ', ['a']],
    ['ignores a missing sku', ['a'], null, ['a']],
    ['has at most 10', [...'abcdefghij'], 'k', [...'kabcdefghi']],
  ])('%s', (_, viewed, sku, expected) => {
    expect(addViewed(viewed, sku)).toEqual(expected);
  });

  it('[property] has at most 10, unique, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 40 }), (skus) => {
        const viewed = skus.reduce<string[]>((list, sku) => addViewed(list, sku), []);
        const expected = [
          ...new Set(
            skus
              .map((sku) => sku.trim())
              .filter(Boolean)
              .reverse(),
          ),
        ].slice(0, 10);
        expect(viewed).toEqual(expected);
      }),
    );
  });

  it.each([
    ['["a","b"]', ['a', 'b']],
    ['["a",7,null," a ",""]', ['a']],
    ['{"0":"a"}', []],
    ['null', []],
    ['["a"', []],
    ['', []],
    [null, []],
  ])('[entity.browser-storage-and-cookies.1] is read from %s', (stored, expected) => {
    expect(readViewed(stored)).toEqual(expected);
  });

  it('does not show a product on its own page', () => {
    expect(viewedBefore(['a', 'b', 'c'], ['b', null])).toEqual(['a', 'c']);
  });
});
