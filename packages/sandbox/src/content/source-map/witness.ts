import { attributeOf, constant, isNode, objectOf, type QueryNode } from '../query-node.ts';

/** Names that no query can ask for. */
export const hidden = '\u0000';
export const witnessPrefix = `${hidden}from `;
/** Objects that are taken over whole, `...`, in their order. */
export const splatPrefix = `${hidden}all of `;

/**
 * Beside a value a query can ask for its witness: what the value was read from. It is evaluated by the same
 * engine in the same scope, so it knows of every filter, order, condition and reference on the way.
 */
export const witnessField = {
  /** The object or list that holds the value, and the field's name or place in it. */
  holder: `${hidden}holder`,
  name: `${hidden}name`,
  /** Witnesses of which the first with a value counts. */
  first: `${hidden}first`,
  /** A value that was computed, or written in the query. */
  computed: `${hidden}computed`,
  isLiteral: `${hidden}literal`,
} as const;

const self: QueryNode = { type: 'This' };

function fieldWitness(holder: unknown, name: QueryNode): QueryNode {
  return objectOf({ [witnessField.holder]: isNode(holder) ? holder : self, [witnessField.name]: name });
}

function listNode(nodes: readonly QueryNode[]): QueryNode {
  const elements = nodes.map((value) => ({ type: 'ArrayElement', value, isSplat: false }));
  return { type: 'Array', elements };
}

function computed(node: QueryNode): QueryNode {
  return objectOf({
    [witnessField.computed]: node,
    [witnessField.isLiteral]: constant(node.type === 'Value'),
  });
}

function nodesOf(value: unknown): QueryNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Objects that a query makes hold the witnesses of what is in them, and need none of their own. */
const none: QueryNode = { type: 'Value', value: null };

/** The expression that evaluates to the witness of what `node` evaluates to. */
export function witnessOf(node: QueryNode): QueryNode {
  const { base, expr, name, index } = node;
  switch (node.type) {
    case 'Group':
      return isNode(base) ? witnessOf(base) : computed(node);
    case 'AccessAttribute':
      return typeof name === 'string' ? fieldWitness(base, constant(name)) : computed(node);
    case 'AccessElement':
      return typeof index === 'number' ? fieldWitness(base, constant(index)) : computed(node);
    case 'Projection':
    case 'Object':
      return none;
    case 'Map':
    case 'FlatMap': {
      const inner = isNode(expr) ? witnessOf(expr) : none;
      return inner === none ? none : { ...node, expr: inner };
    }
    case 'FuncCall': {
      if (name !== 'coalesce') return computed(node);
      return objectOf({ [witnessField.first]: listNode(nodesOf(node.args).map(witnessOf)) });
    }
    case 'Select': {
      const alternatives = nodesOf(node.alternatives).map((alternative) =>
        isNode(alternative.value) ? { ...alternative, value: witnessOf(alternative.value) } : alternative,
      );
      const fallback = isNode(node.fallback) ? { fallback: witnessOf(node.fallback) } : {};
      return { ...node, alternatives, ...fallback };
    }
    default:
      return computed(node);
  }
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  return isNode(value) ? withWitnesses(value) : value;
}

function withWitnesses(node: QueryNode): QueryNode {
  const rewritten: QueryNode = {
    ...Object.fromEntries(Object.entries(node).map(([field, value]) => [field, rewrite(value)])),
    type: node.type,
  };
  if (node.type !== 'Object') return rewritten;
  const witnesses = nodesOf(node.attributes).flatMap(({ type, name, value }, place) => {
    if (!isNode(value)) return [];
    if (type === 'ObjectSplat') return [attributeOf(`${splatPrefix}${place}`, value)];
    const witness = witnessOf(value);
    const isNamed = type === 'ObjectAttributeValue' && typeof name === 'string' && witness !== none;
    return isNamed ? [attributeOf(witnessPrefix + name, witness)] : [];
  });
  return { ...rewritten, attributes: [...nodesOf(rewritten.attributes), ...witnesses] };
}

/** The tree, asking for the witness of every attribute, in an object with `value` and the value's own witness. */
export function askForWitnesses(tree: QueryNode): QueryNode {
  return objectOf({ value: withWitnesses(tree), witness: witnessOf(tree) });
}
