import { type DocumentNode, GraphQLError, print } from 'graphql/index.js';
import { ownerOf, queryPath } from './query-path.ts';

/** Validation results are cached by document, so a converted error may come again. */
const converted = new WeakSet<GraphQLError>();

/**
 * Converts a validation error of graphql-js to the format of the platform's server, graphql-ruby: message, `path`
 * into the document, `extensions.code`.
 */
export function toRubyError(error: GraphQLError, document: DocumentNode | null): GraphQLError {
  if (converted.has(error)) return error;
  for (const [pattern, convert] of conversions) {
    const found = pattern.exec(error.message);
    if (!found) continue;
    const shape = convert(found, error, document);
    if (!shape) continue;
    const node = error.nodes?.[0];
    const path = document && node ? queryPath(document, node, shape.tail) : error.path;
    const rubyError = reword(error, shape.message, shape.extensions, shape.hasPath === false ? null : path);
    converted.add(rubyError);
    return rubyError;
  }
  return error;
}

/** The same error at the same place with another message. */
export function reword(
  error: GraphQLError,
  message: string,
  extensions: Record<string, unknown>,
  path: readonly (string | number)[] | null | undefined = error.path,
): GraphQLError {
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: path ?? null,
    extensions,
  });
}

interface RubyShape {
  message: string;
  extensions: Record<string, unknown>;
  /** Added to the path of the node that the error points at. */
  tail?: string;
  hasPath?: boolean;
}

type Convert = (
  found: RegExpExecArray,
  error: GraphQLError,
  document: DocumentNode | null,
) => RubyShape | null;

const conversions: [RegExp, Convert][] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"/,
    ([, field, type]) => ({
      message: `Field '${field}' doesn't exist on type '${type}'`,
      extensions: { code: 'undefinedField', typeName: type, fieldName: field },
    }),
  ],
  [
    /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
    ([, field, argument]) => ({
      message: `Field '${field}' is missing required arguments: ${argument}`,
      extensions: { code: 'missingRequiredArguments', className: 'Field', name: field, arguments: argument },
    }),
  ],
  [
    /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/,
    ([, argument, field]) => ({
      message: `Field '${field}' doesn't accept argument '${argument}'`,
      extensions: {
        code: 'argumentNotAccepted',
        name: field,
        typeName: 'Field',
        argumentName: argument,
      },
    }),
  ],
  [
    /^Unknown argument "(\w+)" on directive "@(\w+)"/,
    ([, argument, directive]) => ({
      message: `Directive '${directive}' doesn't accept argument '${argument}'`,
      extensions: {
        code: 'argumentNotAccepted',
        name: directive,
        typeName: 'Directive',
        argumentName: argument,
      },
    }),
  ],
  [
    /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    ([, name, type, expected], error, document) => {
      const argument =
        document && error.nodes?.[1] ? (ownerOf(document, error.nodes[1])?.argument ?? null) : null;
      return {
        message: `Type mismatch on variable $${name} and argument ${argument ?? 'value'} (${type} / ${expected})`,
        extensions: {
          code: 'variableMismatch',
          variableName: name,
          typeName: type,
          argumentName: argument,
          errorMessage: 'Type mismatch',
        },
      };
    },
  ],
  [
    /^Variable "\$(\w+)" is not defined/,
    ([, name]) => ({
      message: `Variable $${name} is used by operation but not declared`,
      extensions: { code: 'variableNotDefined', variableName: name },
    }),
  ],
  [
    /^Variable "\$(\w+)" is never used/,
    ([, name]) => ({
      message: `Variable $${name} is declared by operation but not used`,
      extensions: { code: 'variableNotUsed', variableName: name },
    }),
  ],
  [
    /^Unknown fragment "(\w+)"/,
    ([, name]) => ({
      message: `Fragment ${name} was used, but not defined`,
      extensions: { code: 'useAndDefineFragment', fragmentName: name },
    }),
  ],
  [
    /^Fragment "(\w+)" is never used/,
    ([, name]) => ({
      message: `Fragment ${name} was defined, but not used`,
      extensions: { code: 'useAndDefineFragment', fragmentName: name },
    }),
  ],
  [
    /^Unknown type "(\w+)"/,
    ([, name]) => ({
      message: `No such type ${name}, so it can't be a fragment condition`,
      extensions: { code: 'undefinedType', typeName: name },
    }),
  ],
  [
    /^Field "(\w+)" of type "([^"]+)" must have a selection/,
    ([, field, type]) => ({
      message: `Field must have selections (field '${field}' returns ${bare(type)} but has no selections. Did you mean '${field} { ... }'?)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${field}'`, typeName: bare(type) },
    }),
  ],
  [
    /^Field "(\w+)" must not have a selection since type "([^"]+)"/,
    ([, field, type]) => ({
      message: `Selections can't be made on scalars (field '${field}' returns ${bare(type)} but has selections)`,
      extensions: { code: 'selectionMismatch', nodeName: `field '${field}'`, typeName: bare(type) },
    }),
  ],
  [
    /^Fragment (?:"(\w+)" )?cannot be spread here as objects of type "(\w+)" can never be of type "(\w+)"/,
    ([, name, parent, type]) => ({
      message: `Fragment ${name ?? ''}${name ? ' ' : ''}on ${type} can't be spread inside ${parent}`,
      extensions: {
        code: 'cannotSpreadFragment',
        typeName: type,
        fragmentName: name ?? 'unknown',
        parentName: parent,
      },
    }),
  ],
  [
    /^Unknown directive "@(\w+)"/,
    ([, name]) => ({
      message: `Directive @${name} is not defined`,
      extensions: { code: 'undefinedDirective', directiveName: name },
    }),
  ],
  [
    /^There can be only one operation named "(\w+)"/,
    ([, name]) => ({
      message: `Operation name "${name}" must be unique`,
      extensions: { code: 'uniquelyNamedOperations', operationName: name },
      hasPath: false,
    }),
  ],
  [
    /^This anonymous operation must be the only defined operation/,
    () => ({
      message: 'Operation name is required when multiple operations are present',
      extensions: { code: 'uniquelyNamedOperations' },
      hasPath: false,
    }),
  ],
  [
    /^Schema is not configured to execute subscription operation/,
    () => ({
      message: 'Schema is not configured for subscriptions',
      extensions: { code: 'missingSubscriptionConfiguration' },
      hasPath: false,
    }),
  ],
  [
    /^Fields "(\w+)" conflict because/,
    ([, field]) => ({
      message: `Field '${field}' has a field conflict`,
      extensions: { code: 'fieldConflict', fieldName: field, conflicts: field },
    }),
  ],
  [/(?:Expected value of type|cannot represent|does not exist in|Expected type) /, literalShape],
  [
    /^Field "(\w+)" is not defined by type "(\w+)"|^Field "(\w+)\.(\w+)" of required type/,
    ([, field, type, owner, required], error) =>
      field
        ? {
            message: `InputObject '${type}' doesn't accept argument '${field}'`,
            extensions: {
              code: 'argumentNotAccepted',
              name: type,
              typeName: 'InputObject',
              argumentName: field,
            },
          }
        : {
            message: `Argument '${required}' on InputObject '${owner}' is required. Expected type ${/type "([^"]+)"/.exec(error.message)?.[1]}`,
            extensions: {
              code: 'missingRequiredInputObjectAttribute',
              argumentName: required,
              argumentType: /type "([^"]+)"/.exec(error.message)?.[1],
              inputObjectType: owner,
            },
            tail: required ?? '',
          },
  ],
];

/** A literal that does not fit, e.g. `@inContext(country: XX)`: named by argument and by its field or directive. */
function literalShape(
  _found: RegExpExecArray,
  error: GraphQLError,
  document: DocumentNode | null,
): RubyShape | null {
  const node = error.nodes?.[0];
  const owner = document && node ? ownerOf(document, node) : null;
  if (!owner || !node) return null;
  const expected = /(?:in|of type|Expected type) "([^"]+)"/.exec(error.message)?.[1];
  const type = expected ?? /^(\w+) cannot represent/.exec(error.message)?.[1] ?? 'value';
  return {
    message: `Argument '${owner.argument}' on ${owner.kind} '${owner.name}' has an invalid value (${print(node)}). Expected type '${type}'.`,
    extensions: {
      code: 'argumentLiteralsIncompatible',
      typeName: owner.kind,
      argumentName: owner.argument,
    },
  };
}

function bare(type: string | undefined): string {
  return (type ?? '').replace(/[[\]!]/g, '');
}
