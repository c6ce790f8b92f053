import { describe, expect, it } from 'vitest';
import { toCartAttributes } from './browser.ts';

describe('what the chat writes to the bag [entity.cart.2]', () => {
  it('is its pairs', () => {
    const pair = { key: 'gorgias.guest_id', value: 'g1' };
    expect(
      toCartAttributes([{ ...pair, extra: 1 }, { key: '', value: 'x' }, { key: 'a', value: 1 }, null]),
    ).toEqual([pair]);
  });

  it.each([null, undefined, 'text', {}, 7])('is nothing for %j', (value) => {
    expect(toCartAttributes(value)).toEqual([]);
  });
});
