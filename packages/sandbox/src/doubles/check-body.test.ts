import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, checkBody, count, filledText } from './check-body.ts';

const schema = z.strictObject({
  type: z.literal('list'),
  note: filledText.optional(),
  items: z.array(z.strictObject({ sku: z.string().regex(/^[A-Z]+$/), quantity: count, price: amount })),
  tags: z.record(z.string(), z.string()).optional(),
});
const fine = { type: 'list', items: [{ sku: 'A', quantity: 1, price: 0 }] };

describe('the problems of a body', () => {
  it('are none when it follows the schema, with or without optional fields', () => {
    expect(checkBody(schema, fine)).toEqual([]);
    expect(checkBody(schema, { ...fine, note: 'x', tags: { a: 'b' } })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['a surplus field', { ...fine, extra: 1 }, '/extra'],
    [
      'a surplus field of a list member',
      { ...fine, items: [{ ...fine.items[0], size: 'M' }] },
      '/items/0/size',
    ],
    ['a missing field', { items: [] }, '/type'],
    ['another constant', { ...fine, type: 'lists' }, '/type'],
    ['null for an optional field', { ...fine, note: null }, '/note'],
    ['a blank text', { ...fine, note: ' ' }, '/note'],
    ['an object for a list', { ...fine, items: {} }, '/items'],
    [
      'a fraction for a count',
      { ...fine, items: [{ sku: 'A', quantity: 0.5, price: 1 }] },
      '/items/0/quantity',
    ],
    ['a negative price', { ...fine, items: [{ sku: 'A', quantity: 1, price: -1 }] }, '/items/0/price'],
    ['a number for a text', { ...fine, tags: { a: 1 } }, '/tags/a'],
    ['a text for an object', 'list', ''],
    ['a list for an object', [], ''],
    ['a body that is not JSON', undefined, ''],
  ])('name the place of %s', (_, body, pointer) => {
    expect(checkBody(schema, body).map((problem) => problem.pointer)).toEqual([pointer]);
  });

  it('are named all at once', () => {
    expect(checkBody(schema, { surplus: 1 })).toHaveLength(3);
  });
});
