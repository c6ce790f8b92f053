import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** What each scalar is as JSON; all others, enums included, are texts. */
const scalars: Readonly<Record<string, string>> = {
  ID: 'id',
  Decimal: 'decimal',
  Int: 'number',
  Float: 'number',
  Boolean: 'flag',
  JSON: 'any',
};

/** The source of a shape, and what it says about null. */
interface Typed {
  source: string;
  isNullable: boolean;
}

/** By the name in the response. */
type Fields = Map<string, Typed>;

/**
 * The source of a module with the shape of every operation's and fragment's answer, as `read-answer.ts` reads them:
 * `{name}Shape`, and for fragments their type. Throws for a selection by type that does not select `__typename`,
 * because nothing else tells a missing field from another type.
 *
 * @param documents GraphQL of operations, each with its fragments, or of fragments alone
 */
export function generateShapes(schema: GraphQLSchema, documents: readonly string[]): string {
  const parsed: DocumentNode[] = documents.map((text) => parse(text, { noLocation: true }));
  const definitions = parsed.flatMap((document) => document.definitions);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  const operations = new Map(
    definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [[nameOf(one), one]] : [])),
  );
  const shapes = new Map<string, string>();

  function shapeOfType(type: GraphQLOutputType, selected: SelectionSetNode | undefined): Typed {
    if (isNonNullType(type)) return { ...shapeOfType(type.ofType, selected), isNullable: false };
    if (isListType(type)) {
      const item = shapeOfType(type.ofType, selected);
      return { source: `[${item.source}${item.isNullable ? ', null' : ''}]`, isNullable: true };
    }
    const named = getNamedType(type);
    if (!isCompositeType(named)) {
      return { source: `'${scalars[named.name] ?? 'text'}'`, isNullable: true };
    }
    if (selected === undefined) throw new Error(`${named.name} needs a selection`);
    return { source: shapeOfSelection(named, selected), isNullable: true };
  }

  function shapeOfSelection(type: GraphQLCompositeType, { selections }: SelectionSetNode): string {
    const [only, ...others] = selections;
    if (others.length === 0 && only?.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = need(fragments.get(only.name.value), only.name.value);
      if (fragment.typeCondition.name.value === type.name) return shapeOfFragment(fragment);
    }
    const fields: Fields = new Map();
    const byType = new Map<string, Fields>();
    collect(type, selections, fields, byType);
    if (byType.size === 0) return sourceOf(fields);
    if (!fields.has('__typename')) throw new Error(`select __typename of ${type.name} too`);
    const types = [...byType].map(([name, own]): [string, Typed] => [
      name,
      { source: sourceOf(own), isNullable: false },
    ]);
    return sourceOf(new Map([...fields, ["'...'", { source: sourceOf(new Map(types)), isNullable: false }]]));
  }

  function collect(
    type: GraphQLCompositeType,
    selections: SelectionSetNode['selections'],
    fields: Fields,
    byType: Map<string, Fields>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const own = 'getFields' in type ? type.getFields()[name]?.type : undefined;
        const read: Typed =
          name === '__typename'
            ? { source: "'text'", isNullable: false }
            : shapeOfType(need(own, `${type.name}.${name}`), selection.selectionSet);
        add(fields, selection.alias?.value ?? name, read);
        continue;
      }
      const part =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : need(fragments.get(selection.name.value), selection.name.value);
      const condition = part.typeCondition?.name.value ?? type.name;
      const inner = schema.getType(condition);
      if (!isCompositeType(inner)) throw new Error(`${condition} has no fields`);
      const isAlways = condition === type.name || isOnlyType(type, condition);
      const own: Fields = isAlways ? fields : (byType.get(condition) ?? new Map());
      if (!isAlways) byType.set(condition, own);
      collect(inner, part.selectionSet.selections, own, byType);
    }
  }

  function isOnlyType(type: GraphQLCompositeType, name: string): boolean {
    if (!isAbstractType(type)) return false;
    const [first, ...others] = schema.getPossibleTypes(type);
    return others.length === 0 && first?.name === name;
  }

  function shapeOfFragment(fragment: FragmentDefinitionNode): string {
    const name = fragment.name.value;
    const type = schema.getType(fragment.typeCondition.name.value);
    if (!isCompositeType(type)) throw new Error(`${name} stands on no type with fields`);
    // The shapes that it refers to come before it.
    const source = shapeOfSelection(type, fragment.selectionSet);
    shapes.set(name, source);
    return constName(name);
  }

  for (const fragment of fragments.values()) shapeOfFragment(fragment);
  const lines = [...shapes].flatMap(([name, source]) => [
    `export const ${constName(name)} = ${source} as const;`,
    `export type ${name}Answer = Read<typeof ${constName(name)}>;`,
  ]);
  for (const [name, operation] of operations) {
    const root = need(schema.getRootType(operation.operation), operation.operation);
    const source = shapeOfSelection(root, operation.selectionSet);
    lines.push(`export const ${constName(name)} = ${source} as const;`);
  }
  return `// Made by codegen.ts from the documents and the platform's schema.
import type { Read } from '../../read-answer.ts';

${lines.join('\n\n')}
`;
}

function add(fields: Fields, name: string, read: Typed): void {
  const former = fields.get(name);
  if (former !== undefined && former.source !== read.source) throw new Error(`${name} is selected twice`);
  fields.set(name, read);
}

function nameOf({ name }: OperationDefinitionNode): string {
  return need(name, 'an operation').value;
}

function constName(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}Shape`;
}

function sourceOf(fields: Fields): string {
  const lines = [...fields].map(([name, { source, isNullable }]) => {
    const key = isNullable ? `'${name}?'` : name;
    return `${key}: ${source},`.replaceAll('\n', '\n  ');
  });
  return `{\n  ${lines.join('\n  ')}\n}`;
}

function need<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is not known`);
  return value;
}
