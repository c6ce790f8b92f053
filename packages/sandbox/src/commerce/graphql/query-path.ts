import { type ASTNode, type DocumentNode, Kind } from 'graphql/index.js';

/** Names from the operation down to a node, as graphql-ruby writes them. */
export function queryPath(document: DocumentNode, target: ASTNode, tail = ''): string[] | undefined {
  const trail = trailTo(document, target);
  if (!trail) return undefined;
  const path = trail.flatMap((node): string[] => {
    switch (node.kind) {
      case Kind.OPERATION_DEFINITION:
        return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
      case Kind.FRAGMENT_DEFINITION:
        return [`fragment ${node.name.value}`];
      case Kind.INLINE_FRAGMENT:
        return [node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'];
      case Kind.FRAGMENT_SPREAD:
        return [`... ${node.name.value}`];
      case Kind.FIELD:
        return [node.alias?.value ?? node.name.value];
      case Kind.ARGUMENT:
      case Kind.OBJECT_FIELD:
        return [node.name.value];
      default:
        return [];
    }
  });
  return tail === '' ? path : [...path, tail];
}

function trailTo(root: ASTNode, target: ASTNode): ASTNode[] | null {
  if (root === target) return [root];
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      const found = trailTo(child, target);
      if (found) return [root, ...found];
    }
  }
  return null;
}

function isNode(value: unknown): value is ASTNode {
  return value !== null && typeof value === 'object' && 'kind' in value && typeof value.kind === 'string';
}

/** The argument that contains a node, and the field or directive of that argument. */
export function ownerOf(
  document: DocumentNode,
  node: ASTNode,
): { argument: string; kind: string; name: string } | null {
  const trail = trailTo(document, node) ?? [];
  for (let at = trail.length - 1; at > 0; at -= 1) {
    const [owner, argument] = [trail[at - 1], trail[at]];
    if (argument?.kind === Kind.OBJECT_FIELD) {
      return { argument: argument.name.value, kind: 'InputObject', name: argument.name.value };
    }
    if (argument?.kind !== Kind.ARGUMENT) continue;
    if (owner?.kind === Kind.FIELD || owner?.kind === Kind.DIRECTIVE) {
      const kind = owner.kind === Kind.FIELD ? 'Field' : 'Directive';
      return { argument: argument.name.value, kind, name: owner.name.value };
    }
  }
  return null;
}
