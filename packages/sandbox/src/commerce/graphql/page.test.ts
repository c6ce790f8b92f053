import { describe, expect, it } from 'vitest';
import { openTestShop, valueAt } from '../fixture/test-shop.ts';
import { page } from './page.ts';

interface Item {
  id: number;
  price: number;
}

const mark = ({ id, price }: Item) => ({ id, value: price });
const list: Item[] = [10, 20, 20, 30, 40].map((price, at) => ({ id: at + 1, price }));
const ids = (items: Item[]) => items.map(({ id }) => id);

describe('pages of a list', () => {
  it('go forward to the end', () => {
    const first = page(list, { first: 2 }, mark);
    expect(ids(first.nodes)).toEqual([1, 2]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = page(list, { first: 3, after: first.pageInfo.endCursor }, mark);
    expect(ids(second.nodes)).toEqual([3, 4, 5]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('go backward from a cursor [call.commerce-storefront-api.12]', () => {
    const last = page(list, { last: 2 }, mark);
    expect(ids(last.nodes)).toEqual([4, 5]);
    const before = page(list, { last: 2, before: last.pageInfo.startCursor }, mark);
    expect(ids(before.nodes)).toEqual([2, 3]);
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('have stable cursors when products are added, removed or changed', () => {
    const { endCursor } = page(list, { first: 2 }, mark).pageInfo;
    const next = (edited: Item[]) => ids(page(edited, { first: 2, after: endCursor }, mark).nodes);
    expect(next(list.filter(({ id }) => id !== 1))).toEqual([3, 4]);
    expect(next(list.filter(({ id }) => id !== 2))).toEqual([3, 4]);
    expect(next([{ id: 9, price: 5 }, ...list])).toEqual([3, 4]);
    expect(next([...list.filter(({ id }) => id !== 2), { id: 2, price: 99 }])).toEqual([3, 4]);
  });

  it('have stable cursors in descending order too', () => {
    const { endCursor } = page(list, { first: 2, reverse: true }, mark).pageInfo;
    const edited = list.filter(({ id }) => id !== 4);
    expect(ids(page(edited, { first: 2, after: endCursor, reverse: true }, mark).nodes)).toEqual([3, 2]);
  });

  it.each([
    [{}, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'providing both first and last is not supported'],
    [{ first: -1 }, 'first must be a non-negative Integer'],
    [{ last: 251 }, 'last cannot exceed 250'],
    [{ first: 1, after: 'nonsense' }, 'Invalid cursor for current pagination sort.'],
    [{ first: 1, after: Buffer.from('{"last_id":{}}').toString('base64') }, 'Invalid cursor'],
  ])('refuse %j', (args, message) => {
    expect(() => page(list, args, mark)).toThrow(message);
  });

  it('may be empty', () => {
    expect(page([], { first: 5 }, mark).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
    expect(page(list, { first: 0 }, mark).nodes).toEqual([]);
  });
});

describe('a cursor of another sort', () => {
  const query = `query($after: String, $sortKey: ProductSortKeys!) {
    products(first: 2, after: $after, sortKey: $sortKey) { pageInfo { endCursor } } }`;

  it('is refused, with the same sort it is taken', async () => {
    const { execute } = openTestShop();
    const after = valueAt(await execute(query, { sortKey: 'TITLE' }), 'data.products.pageInfo.endCursor');
    const again = await execute(query, { after, sortKey: 'TITLE' });
    expect(valueAt(again, 'errors')).toBeUndefined();
    for (const sortKey of ['PRICE', 'VENDOR', 'ID']) {
      expect(await execute(query, { after, sortKey })).toMatchObject({
        errors: [
          {
            message: 'Invalid cursor for current pagination sort.',
            path: ['products'],
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      });
    }
  });
});
