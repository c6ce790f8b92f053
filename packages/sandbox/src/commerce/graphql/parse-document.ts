import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, parse } from 'graphql/index.js';
import { limits } from './complexity.ts';
import { syntaxError } from './syntax-error.ts';

/** Parses a query with the platform's errors. */
export function parseDocument(source: string): DocumentNode {
  const document = parseText(source);
  const problem = sameNames(document);
  if (problem) throw problem;
  return document;
}

function parseText(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.maxTokens });
  } catch (error) {
    throw error instanceof GraphQLError ? syntaxError(error) : error;
  }
}

/** Of several operations with one name the platform chooses that name, and then refuses that it comes twice. */
function sameNames({ definitions }: DocumentNode): GraphQLError | null {
  const operations = definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const [name, ...others] = new Set(operations.map((operation) => operation.name?.value));
  if (operations.length < 2 || others.length > 0) return null;
  return nameError(name, operations);
}

/** In the words of graphql-ruby, for operations that share a name or have none. */
function nameError(name: string | undefined, nodes: readonly OperationDefinitionNode[]): GraphQLError {
  const message = name
    ? `Operation name "${name}" must be unique`
    : 'Operation name is required when multiple operations are present';
  const extensions = { code: 'uniquelyNamedOperations', ...(name ? { operationName: name } : {}) };
  return new GraphQLError(message, { nodes, extensions });
}
