import { attributeOf, constant, isNode, objectOf, type QueryNode } from '../query-node.ts';

/** The prefix of names that no query can contain. */
export const hidden = '\u0000';
export const witnessPrefix = `${hidden}from `;
/** Objects spread with `...`, in their order. */
export const splatPrefix = `${hidden}all of `;

/**
 * A query can select beside each value its witness: what the value was read from. The same engine evaluates it in
 * the same scope, so it respects every filter, order, condition and reference.
 */
export const witnessField = {
  /** The object or list that contains the value, and the field's name or place in it. */
  holder: `${hidden}holder`,
  name: `${hidden}name`,
  /** Witnesses; the first with a value counts. */
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

/** Objects that a query creates contain the witnesses of their fields, and have none of their own. */
const none: QueryNode = { type: 'Value', value: null };

/** Returns the expression of the witness of `node`. */
function witnessOf(node: QueryNode): QueryNode {
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

/** Returns the tree with a witness for every attribute, in an object of `value` and the value's own witness. */
export function addWitnesses(tree: QueryNode): QueryNode {
  return objectOf({ value: withWitnesses(tree), witness: witnessOf(tree) });
}
