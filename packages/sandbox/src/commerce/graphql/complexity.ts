import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql/index.js';

/** More than any page needs, less than what would block the process. */
export const limits = {
  /** Objects per operation; a connection counts `first` times the cost of one node. */
  maxCost: 100_000,
  /** The platform's own limit for requests without a token. */
  maxTokenlessCost: 1000,
  maxDepth: 30,
  maxTokens: 15_000,
  maxBodyBytes: 512_000,
};

/** Returns an error for an operation that is too deep or too costly; null when it may run. */
export function refuseExcess(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  maxCost: number = limits.maxCost,
): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let tooDeep = false;
  let steps = 0;

  function sizeOf(value: ValueNode | undefined): number | null {
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.VARIABLE) {
      const given = variables[value.name.value];
      return typeof given === 'number' ? given : null;
    }
    return null;
  }

  function cost(selections: SelectionSetNode, depth: number): number {
    if (depth > limits.maxDepth) tooDeep = true;
    let total = 0;
    for (const selection of selections.selections) {
      steps += 1;
      if (tooDeep || steps > limits.maxCost || total > limits.maxCost) return total + limits.maxCost;
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith('__') || !selection.selectionSet) continue;
        const sizes = selection.arguments
          ?.filter(({ name }) => name.value === 'first' || name.value === 'last')
          .map(({ value }) => sizeOf(value) ?? 1);
        const many = Math.min(250, Math.max(1, ...(sizes ?? [])));
        total += 1 + many * cost(selection.selectionSet, depth + 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        total += cost(selection.selectionSet, depth + 1);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) total += cost(fragment.selectionSet, depth + 1);
      }
    }
    return total;
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName && definition.name?.value !== operationName) continue;
    const total = cost(definition.selectionSet, 1);
    if (tooDeep) {
      return new GraphQLError(
        `Query has depth of more than ${limits.maxDepth}, which exceeds max depth of ${limits.maxDepth}`,
        {
          extensions: { code: 'MAX_DEPTH_EXCEEDED', maxDepth: limits.maxDepth },
        },
      );
    }
    if (total > maxCost) {
      return new GraphQLError(`Query has complexity ${total}, which exceeds max complexity of ${maxCost}`, {
        extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: total, maxCost },
      });
    }
  }
  return null;
}
