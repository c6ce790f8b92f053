import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js';
import { invalidGlobalId, parseGid } from '../gid.ts';
import { queryPath } from './query-path.ts';

const literals = new WeakMap<DocumentNode, GraphQLError[]>();

/**
 * Every `ID` of the API is a global id. One in the query that is none is an error of its argument, as on the platform,
 * before anything runs; a well-formed id of nothing is null later. Documents are cached, so each is walked once.
 */
export function checkIds(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const known = literals.get(document);
  if (known) return known;
  const errors: GraphQLError[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node) {
        if (node.kind !== Kind.STRING && node.kind !== Kind.INT) return;
        const type = types.getInputType();
        if (!type || getNamedType(type).name !== 'ID' || parseGid(node.value)) return;
        errors.push(
          new GraphQLError(invalidGlobalId(node.value), {
            nodes: [node],
            path: queryPath(document, node) ?? [],
            extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
          }),
        );
      },
    }),
  );
  literals.set(document, errors);
  return errors;
}
