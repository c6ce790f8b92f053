import { describe, expect, it } from 'vitest';
import { readShare, toItemGroups, toList, toListProps, toLists } from './map.ts';

const item = (epi: number) => ({ epi, empi: 7, du: 'https://shop.example/products/iris' });

describe('a list of the wishlist service', () => {
  it('[entity.wishlist-list.1] loses the e-mail of its owner and all that is not ours', () => {
    const response = {
      lid: 'l-1',
      lname: 'My Wishlist',
      cts: 1_763_718_000_000,
      cby: 'ann@example.test',
      uid: 'u',
      listcontents: [{ ...item(40), dt: 'Iris', pr: 189, cby: 'ann@example.test' }],
    };
    expect(toList(response)).toEqual({
      lid: 'l-1',
      lname: 'My Wishlist',
      cts: 1_763_718_000_000,
      listcontents: [item(40)],
    });
  });

  it.each([
    ['without a name', { lid: 'l-1', lname: ' ', cts: 5 }],
    ['with a piece without ids', { lid: 'l-1', lname: 'Wedding', cts: 5, listcontents: [item(0)] }],
  ])('[error.5] %s is a fault, not a shorter list', (_, broken) => {
    expect(() => toList(broken)).toThrow('wishlist-unavailable');
    expect(() => toLists([{ lid: 'l-2', lname: 'Summer', cts: 5 }, broken])).toThrow('wishlist-unavailable');
  });
});

describe('pieces for a list', () => {
  it('[call.wishlist-service.3] are sent ten at a time, with three fields each', () => {
    const items = Array.from({ length: 21 }, (_, at) => ({ ...item(at + 1), qty: 3 }));
    expect(toItemGroups(items).map((group) => group.length)).toEqual([10, 10, 1]);
    expect(toItemGroups(items)[2]).toEqual([item(21)]);
    expect(toItemGroups([])).toEqual([]);
  });
});

describe('whose shared list it is', () => {
  it.each([
    ['Ann', 'Ann'],
    [' Ann ', 'Ann'],
    ['ann@example.test', null],
    ['', null],
    [null, null],
  ])('%j is stored as %j', (given, kept) => {
    expect(readShare(toListProps(given))).toEqual({ ownerName: kept });
  });

  it.each([undefined, null, '{', '{}', '[]', 7, { sharedBy: 7 }])('%j is no shared list', (props) => {
    expect(readShare(props)).toBeNull();
  });

  it('is read from a response that is an object, too', () => {
    expect(readShare({ sharedBy: 'Ann' })).toEqual({ ownerName: 'Ann' });
    expect(readShare({ sharedBy: 'ann@example.test' })).toEqual({ ownerName: null });
  });
});
