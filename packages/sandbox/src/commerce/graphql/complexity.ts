import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql/index.js';

export const limits = {
  /** The platform's own limit for requests without a token. With a token it documents none. */
  maxTokenlessCost: 1000,
  /**
   * Fields that one operation may resolve: some ten seconds of this process, tens of times what 250 products with
   * 250 variants need. It counts what is resolved, not what a query might cost in a larger shop.
   */
  maxFields: 20_000_000,
  /** More nesting would exhaust the stack. */
  maxDepth: 500,
  maxTokens: 50_000,
  maxBodyBytes: 512_000,
};

/** Returns the platform's error for an operation that needs a token because of its cost; null when it may run. */
export function refuseCostly(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): GraphQLError | null {
  const { maxTokenlessCost: maxCost } = limits;
  const cost = costOf(document, operationName, variables);
  if (cost <= maxCost) return null;
  return new GraphQLError('Complexity exceeded', {
    extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost },
  });
}

/** The platform documents the limit and its error, not the price of a field: an object costs one. */
function costOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  function sizeOf(value: ValueNode | undefined): number | null {
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.VARIABLE) {
      const given = variables[value.name.value];
      return typeof given === 'number' ? given : null;
    }
    return null;
  }

  function cost(selections: SelectionSetNode): number {
    let total = 0;
    for (const selection of selections.selections) {
      if (total > Number.MAX_SAFE_INTEGER / 250) return total;
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value.startsWith('__') || !selection.selectionSet) continue;
        const sizes = selection.arguments
          ?.filter(({ name }) => name.value === 'first' || name.value === 'last')
          .map(({ value }) => sizeOf(value) ?? 1);
        const many = Math.min(250, Math.max(1, ...(sizes ?? [])));
        total += 1 + many * cost(selection.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        total += cost(selection.selectionSet);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) total += cost(fragment.selectionSet);
      }
    }
    return total;
  }

  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || definition.name?.value === operationName),
  );
  return operation?.kind === Kind.OPERATION_DEFINITION ? cost(operation.selectionSet) : 0;
}

/** Counts the fields that an operation resolves. */
export class FieldBudget {
  private left: number;

  constructor(fields = limits.maxFields) {
    this.left = fields;
  }

  /** Throws once the operation has resolved more than the process bears; from then on every field is refused. */
  spend(): void {
    this.left -= 1;
    if (this.left < 0) throw throttled();
  }

  get isSpent(): boolean {
    return this.left < 0;
  }
}

/** What the platform returns for an operation that takes too much of it. */
export function throttled(): GraphQLError {
  return new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } });
}

/** How deep braces nest; counted in the text, because a parser of such a text would exhaust the stack. */
export function isTooDeep(source: string): boolean {
  let depth = 0;
  for (const sign of source) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth > limits.maxDepth) return true;
  }
  return false;
}
