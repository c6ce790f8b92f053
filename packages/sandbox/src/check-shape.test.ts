import { describe, expect, it } from 'vitest';
import {
  amount,
  checkShape,
  count,
  listOf,
  oneOf,
  optional,
  type Shape,
  text,
  texts,
} from './check-shape.ts';

const shape: Shape = {
  type: oneOf('list'),
  note: optional(text()),
  items: listOf({ sku: text(/^[A-Z]+$/), quantity: count, price: amount }),
  tags: optional(texts),
};
const fine = { type: 'list', items: [{ sku: 'A', quantity: 1, price: 0 }] };

describe('what a double says of a body', () => {
  it('nothing when it follows the shape, with or without what is optional', () => {
    expect(checkShape(fine, shape)).toEqual([]);
    expect(checkShape({ ...fine, note: 'x', tags: { a: 'b' } }, shape)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a field nobody asked for', { ...fine, extra: 1 }, '/extra'],
    ['a missing field', { items: [] }, '/type'],
    ['another constant', { ...fine, type: 'lists' }, '/type'],
    ['null where nothing was to be', { ...fine, note: null }, '/note'],
    ['a blank text', { ...fine, note: ' ' }, '/note'],
    ['no list', { ...fine, items: {} }, '/items'],
    ['half a piece', { ...fine, items: [{ sku: 'A', quantity: 0.5, price: 1 }] }, '/items'],
    ['a price below nothing', { ...fine, items: [{ sku: 'A', quantity: 1, price: -1 }] }, '/items'],
    ['numbers where texts were agreed', { ...fine, tags: { a: 1 } }, '/tags'],
    ['a text for an object', 'list', ''],
    ['a list for an object', [], ''],
  ])('names the place of %s', (_, body, pointer) => {
    expect(checkShape(body, shape).map((problem) => problem.pointer)).toEqual([pointer]);
  });

  it('names every place at once', () => {
    expect(checkShape({ surplus: 1 }, shape)).toHaveLength(3);
  });
});
