import { anything, assert as check, property } from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isFault } from '../fault.ts';
import { readAnswer, readIfFits } from './read-answer.ts';

const slipShape = {
  id: 'id',
  title: 'text',
  price: 'decimal',
  units: 'number',
  isSold: 'flag',
  'note?': 'text',
  'sku??': 'code',
  tags: ['text'],
  'siblings?': [{ handle: 'text' }, null],
  seen: {
    __typename: 'text',
    '...': { Film: { url: 'text' }, Picture: { 'alt?': 'text' } },
  },
} as const;

const slip = {
  id: 'gid://shopify/Product/1',
  title: 'Slip',
  price: '68.0',
  units: -2,
  isSold: false,
  note: null,
  sku: 7,
  tags: ['silk'],
  siblings: [{ handle: 'slip-rose' }, null],
  seen: { __typename: 'Film', url: 'https://cdn.example/film' },
};

function placeOf(shape: Parameters<typeof readAnswer>[1], answer: unknown): string {
  try {
    readAnswer('search', shape, answer);
  } catch (error) {
    if (isFault(error) && error.kind === 'outside' && error.code === 'search-unavailable') return error.say;
  }
  return 'no fault';
}

const at = (place: string) => `search returned an answer of another shape, see ${place}.`;

describe('an answer that fits its shape', () => {
  it('is read with the fields of the shape and no others', () => {
    const more = { ...slip, secret: 'x', seen: { ...slip.seen, secret: 'x' } };
    expect(readAnswer('search', slipShape, more)).toEqual(slip);
  });

  it('may leave out what may be missing, and has null where it may be null', () => {
    const { sku: _, ...sparse } = { ...slip, siblings: null };
    expect(readAnswer('search', slipShape, sparse)).toEqual(sparse);
    expect(readAnswer('search', slipShape, { ...sparse, sku: null })).toEqual({ ...sparse, sku: null });
  });

  it('has none of the fields of a type that the shape does not name', () => {
    const seen = { __typename: 'Model3d', url: 7 };
    const read = readAnswer('search', slipShape, { ...slip, seen }).seen;
    expect(read).toEqual({ __typename: 'Model3d' });
  });

  it('has the types of the shape', () => {
    const { title, note, tags, seen } = readAnswer('search', slipShape, slip);
    expectTypeOf(title).toEqualTypeOf<string>();
    expectTypeOf(note).toEqualTypeOf<string | null>();
    expectTypeOf(tags).toEqualTypeOf<string[]>();
    if (seen.__typename === 'Film') expectTypeOf(seen.url).toEqualTypeOf<string>();
  });
});

describe('[error.5] an answer of another shape is a fault of its provider, never an absence', () => {
  it.each<[string, unknown]>([
    ['the top', null],
    ['the top', [slip]],
    ['id', { ...slip, id: '' }],
    ['title', { ...slip, title: null }],
    ['title', { ...slip, title: undefined }],
    ['price', { ...slip, price: 'free' }],
    ['price', { ...slip, price: 68 }],
    ['units', { ...slip, units: Number.NaN }],
    ['isSold', { ...slip, isSold: 'yes' }],
    ['note', { ...slip, note: undefined }],
    ['sku', { ...slip, sku: {} }],
    ['tags', { ...slip, tags: 'silk' }],
    ['tags.1', { ...slip, tags: ['silk', null] }],
    ['siblings.0.handle', { ...slip, siblings: [{ handle: 7 }] }],
    ['siblings.2', { ...slip, siblings: [null, { handle: 'a' }, undefined] }],
    ['seen.__typename', { ...slip, seen: {} }],
    ['seen.url', { ...slip, seen: { __typename: 'Film' } }],
    ['seen.alt', { ...slip, seen: { __typename: 'Picture', alt: 7 } }],
  ])('the fault names the place: %s', (place, answer) => {
    expect(placeOf(slipShape, answer)).toBe(at(place));
  });

  it.each([
    ['code', [7, 'a'], ['', null, true]],
    ['amount', [7, '7.5'], ['free', '', null]],
    ['object', [{}, { a: 1 }], [[], null, '{}']],
    ['json', [{}, '{}', ''], [[], null, 7]],
    ['any', [null, undefined, 7, []], []],
  ] as const)('a value of kind %s', (kind, right, wrong) => {
    for (const value of right) expect(readAnswer('search', kind, value)).toBe(value);
    for (const value of wrong) expect(placeOf(kind, value)).toBe(at('the top'));
  });

  it('[property] nothing else is ever thrown, and nothing of the answer is repeated', () => {
    check(
      property(anything(), (value) => {
        for (const field of Object.keys(slip)) {
          const said = placeOf(slipShape, { ...slip, [field]: value });
          expect(said).toMatch(/^(?:no fault|search returned an answer of another shape, see [\w.]+\.)$/);
        }
      }),
    );
  });
});

it('what may be of any shape is null when it does not fit', () => {
  expect(readIfFits({ message: 'text' }, { message: 'paused' })).toEqual({ message: 'paused' });
  expect(readIfFits({ message: 'text' }, { message: 7 })).toBeNull();
});
