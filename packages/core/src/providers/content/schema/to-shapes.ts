import type { SchemaType, TypeNode } from 'groq-js';
import type { RecordShape, Shape } from '../../read-answer.ts';

type ObjectNode = Extract<TypeNode, { type: 'object' }>;

/** The shape of a query's result, and of each kind of section by its `_type`. */
export interface ResultShapes {
  results: Record<string, RecordShape>;
  sections: Record<string, RecordShape>;
}

/** The shapes of evaluated queries, by their names. Literals are texts: whether a value is allowed is for mappers. */
export function toShapes(
  results: readonly (readonly [string, TypeNode])[],
  schema: SchemaType,
): ResultShapes {
  const sections: Record<string, RecordShape> = {};

  function shapeOf(nodes: readonly TypeNode[]): Shape {
    const [first, ...others] = nodes;
    // Only null: the schema has no such field, but a document may have one left from an older schema.
    if (first === undefined) return 'any';
    if (first.type === 'object') return recordOf(nodes);
    if (first.type === 'array' && others.length === 0) return listOf(first.of);
    const [plain, ...different] = new Set(nodes.map(({ type }) => plainShapes.get(type)));
    if (plain === undefined || different.length > 0)
      throw new Error(`No shape can be made of ${nodes.map(({ type }) => type).join(' or ')}.`);
    return plain;
  }

  function listOf(item: TypeNode): Shape {
    const members = membersOf(item, schema);
    const shape = shapeOf(withoutNull(members));
    return members.some(isNull) ? [shape, null] : [shape];
  }

  function recordOf(nodes: readonly TypeNode[]): RecordShape {
    const objects = nodes.filter((node): node is ObjectNode => node.type === 'object');
    const names = new Set(objects.flatMap(({ attributes }) => Object.keys(attributes)));
    if (
      objects.length < nodes.length ||
      objects.some(({ attributes }) => Object.keys(attributes).length < names.size)
    )
      throw new Error(`Objects with different fields stand in one place: ${[...names].join()}.`);
    return Object.fromEntries([...names].map((name) => fieldOf(name, objects)));
  }

  function fieldOf(name: string, objects: readonly ObjectNode[]): [string, Shape] {
    const attributes = objects.flatMap(({ attributes: own }) => own[name] ?? []);
    const members = attributes.flatMap(({ value }) => membersOf(value, schema));
    const shape = name === 'sections' ? sectionsOf(members) : shapeOf(withoutNull(members));
    if (attributes.some(({ optional }) => optional))
      throw new Error(
        `Name the fields around '${name}' in a projection: otherwise it is missing where it is empty.`,
      );
    // A program may have written a row without its key.
    return [members.some(isNull) || name === '_key' ? `${name}?` : name, shape];
  }

  /** Each section is read by itself, by the shape of its kind. */
  function sectionsOf(members: readonly TypeNode[]): Shape {
    const kinds = members.flatMap((node) => (node.type === 'array' ? membersOf(node.of, schema) : []));
    for (const kind of kinds) sections[kindOf(kind)] = recordOf([kind]);
    return ['any'];
  }

  const shapes = results.map(([name, node]): [string, RecordShape] => [
    name,
    recordOf(withoutNull(membersOf(node, schema))),
  ]);
  return { results: Object.fromEntries(shapes), sections };
}

const plainShapes: ReadonlyMap<string, Shape> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'flag'],
]);

const isNull = ({ type }: TypeNode) => type === 'null';
const withoutNull = (nodes: readonly TypeNode[]) => nodes.filter((node) => !isNull(node));

/** The alternatives of a type, with declared types in place of their names. */
function membersOf(node: TypeNode, schema: SchemaType): TypeNode[] {
  if (node.type === 'union') return node.of.flatMap((one) => membersOf(one, schema));
  if (node.type !== 'inline') return [node];
  const declared = schema.find((one) => one.type === 'type' && one.name === node.name);
  if (declared?.type !== 'type') throw new Error(`The content schema has no type '${node.name}': add it.`);
  return membersOf(declared.value, schema);
}

function kindOf(node: TypeNode): string {
  const type = node.type === 'object' ? node.attributes._type?.value : undefined;
  if (type?.type !== 'string' || type.value === undefined) throw new Error('A section has no _type.');
  return type.value;
}
