import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../../packages/core/src/providers/read-answer.ts';
import { patternOf } from './answer-mutilations.ts';
import type { Place } from './places.ts';

const file = new URL('../../packages/sandbox/src/commerce/schemas/storefront-2025-01.json', import.meta.url);
const introspection = JSON.parse(readFileSync(file, 'utf8'));
const schema: GraphQLSchema = buildClientSchema(introspection.data ?? introspection);

/**
 * The places of a GraphQL response at which the platform's schema allows null, below `data`. Reads the document and
 * the schema by itself, so that it can judge how the shop reads them.
 */
export function nullablePlaces(document: string, data: unknown): Set<string> {
  const { definitions } = parse(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  const found = new Set<string>();
  for (const one of definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);

  function visitSelection(type: GraphQLOutputType, set: SelectionSetNode, value: unknown, at: Place): void {
    const object = isAbstractType(type) ? (schema.getType(typeNameOf(type, value)) ?? type) : type;
    if (!(isObjectType(object) || isInterfaceType(object)) || !isRecord(value)) return;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = object.getFields()[selection.name.value];
        const key = selection.alias?.value ?? selection.name.value;
        if (field !== undefined) visitValue(field.type, selection.selectionSet, value[key], [...at, key]);
        continue;
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = part?.typeCondition?.name.value ?? object.name;
      const isOfType =
        condition === object.name || object.getInterfaces().some(({ name }) => name === condition);
      if (part !== undefined && isOfType) visitSelection(object, part.selectionSet, value, at);
    }
  }

  function visitValue(
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    value: unknown,
    at: Place,
  ): void {
    if (!isNonNullType(type)) found.add(patternOf(at));
    const nullable = isNonNullType(type) ? type.ofType : type;
    if (isListType(nullable)) {
      const items: unknown[] = Array.isArray(value) ? value : [];
      for (const [place, item] of items.entries()) visitValue(nullable.ofType, set, item, [...at, place]);
    } else if (set !== undefined) visitSelection(nullable, set, value, at);
  }

  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(one.operation);
    if (root) visitSelection(root, one.selectionSet, data, ['data']);
  }
  return found;
}

function typeNameOf(type: Parameters<GraphQLSchema['getPossibleTypes']>[0], value: unknown): string {
  const [only, ...others] = schema.getPossibleTypes(type);
  const own = isRecord(value) && typeof value.__typename === 'string' ? value.__typename : '';
  return others.length === 0 && only !== undefined ? only.name : own;
}
