import { describe, expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { inLineOrder, keyOfLine, lineKey, readLineOrder, writeLineOrder } from './line-order.ts';

const SLIP = 'gid://shopify/ProductVariant/1';
const attributes = [
  { key: 'Note', value: 'Final Sale' },
  { key: 'Email', value: 'ada@example.com' },
];

describe('the key of a line', () => {
  it('is the same when the line comes back with another id, and its attributes in another order', () => {
    const before = exampleLine({ variant: 1, attributes });
    const after = { ...before, id: 'another', attributes: attributes.toReversed() };
    expect(keyOfLine(after)).toBe(keyOfLine(before));
    expect(keyOfLine(before)).toBe(lineKey(SLIP, attributes));
  });

  it('is another one for another variant or other attributes, and does not say what is in them', () => {
    const keys = [
      lineKey(SLIP),
      lineKey(SLIP, attributes),
      lineKey(SLIP, attributes.slice(1)),
      lineKey('a/2'),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).toMatch(/^[\d,-]+$/);
  });
});

describe('the order of lines', () => {
  const keyOf = (row: string) => row;

  it('is the kept one, with what is new before it', () => {
    expect(inLineOrder(['b', 'n', 'a', 'm'], ['a', 'gone', 'b'], keyOf)).toEqual(['n', 'm', 'a', 'b']);
    expect(inLineOrder(['b', 'a'], [], keyOf)).toEqual(['b', 'a']);
  });

  it('is read as it was written', () => {
    const order = [lineKey(SLIP), lineKey(SLIP, attributes)];
    expect(readLineOrder(writeLineOrder(order))).toEqual(order);
    expect([writeLineOrder([]), readLineOrder(null)]).toEqual([null, []]);
  });
});
