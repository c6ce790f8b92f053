import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generateShapesOf } from './codegen.ts';
import { generateShapes } from './generate-shapes.ts';

const schema = buildSchema(`
  scalar Decimal
  scalar JSON
  scalar URL
  enum Colour { BLACK SAGE }
  interface Node { id: ID! }
  type Slip implements Node { id: ID!, title: String!, colour: Colour, price: Decimal!, sizes: [String!]!, seen: [Slip] }
  type Film implements Node { id: ID!, url: URL!, seconds: Float!, extras: JSON }
  union Sold = Slip
  type Query { node: Node, sold: Sold!, slip: Slip!, count: Int!, isOpen: Boolean! }
`);
const shapesOf = (...documents: string[]) => generateShapes(schema, documents).split('\n\n').slice(1);

describe('the shape of an answer', () => {
  it('says of every field what it is, and whether it may be null', () => {
    expect(
      shapesOf('query Shop { count isOpen slip { id title hue: colour price sizes seen { id } } }'),
    ).toEqual([
      `export const shopShape = {
  count: 'number',
  isOpen: 'flag',
  slip: {
    id: 'id',
    title: 'text',
    'hue?': 'text',
    price: 'decimal',
    sizes: ['text'],
    'seen?': [{
      id: 'id',
    }, null],
  },
} as const;
`,
    ]);
  });

  it('names a fragment that is all of a selection, and merges one that is a part of it', () => {
    const fragment = 'fragment Named on Slip { title }';
    const shapes = shapesOf(`query Both { all: slip { ...Named } part: slip { id ...Named } } ${fragment}`);
    expect(shapes).toEqual([
      `export const namedShape = {\n  title: 'text',\n} as const;`,
      'export type NamedAnswer = Read<typeof namedShape>;',
      `export const bothShape = {
  all: namedShape,
  part: {
    id: 'id',
    title: 'text',
  },
} as const;
`,
    ]);
  });

  it('has the fields of each type of an interface, told apart by the name of the type', () => {
    const [shape] = shapesOf('query Any { node { __typename id ... on Film { url seconds extras } } }');
    expect(shape).toBe(`export const anyShape = {
  'node?': {
    __typename: 'text',
    id: 'id',
    '...': {
      Film: {
        url: 'text',
        seconds: 'number',
        'extras?': 'any',
      },
    },
  },
} as const;
`);
  });

  it('needs no name of a type where there is only one', () => {
    const [shape] = shapesOf('query Sold { sold { ... on Slip { id } } }');
    expect(shape).toContain(`sold: {\n    id: 'id',\n  },`);
  });

  it.each([
    [
      'a type without its name',
      'query Any { node { ... on Film { url } } }',
      'select __typename of Node too',
    ],
    ['one name for two shapes', 'query Two { slip { x: title x: price } }', 'x is selected twice'],
    ['an unknown field', 'query Odd { slip { x } }', 'Slip.x is not known'],
    ['an unknown fragment', 'query Odd { slip { ...X } }', 'X is not known'],
    ['a query without a name', '{ count }', 'an operation is not known'],
  ])('is refused for %s', (_, document, message) => {
    expect(() => shapesOf(document)).toThrow(message);
  });
});

it('the platform’s versions agree about the shapes: what one may leave out, no other demands', async () => {
  expect(await generateShapesOf('2026-04')).toBe(await generateShapesOf('2025-01'));
}, 15_000);
