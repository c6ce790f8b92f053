import {
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql/index.js';
import { invalidGlobalId, parseGid } from '../gid.ts';

interface Problem {
  path: (string | number)[];
  explanation: string;
  /** Present where the platform's own code refuses the value, as it does global ids and URLs. */
  message?: string;
}

/** One error for each variable with problems, which lists all of them, in the words of graphql-ruby. */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError[] {
  return (operation.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const isGiven = Object.hasOwn(variables, name) && variables[name] !== undefined;
    if (!isInputType(type) || (!isGiven && definition.defaultValue)) return [];
    const value = isGiven ? variables[name] : null;
    const problems = problemsOf(type, value);
    if (problems.length === 0) return [];
    const places = problems
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join('.')} (${explanation})`);
    const tail = places.length > 0 ? ` for ${places.join(', ')}` : '';
    return [
      new GraphQLError(
        `Variable $${name} of type ${print(definition.type)} was provided invalid value${tail}`,
        { nodes: [definition], extensions: { code: 'INVALID_VARIABLE', value, problems } },
      ),
    ];
  });
}

function problemsOf(type: GraphQLInputType, value: unknown): Problem[] {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return problem('Expected value to not be null');
    return problemsOf(type.ofType, value);
  }
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, at) => inside(at, problemsOf(type.ofType, item)));
  }
  return isInputObjectType(type) ? problemsOfObject(type, value) : problemsOfLeaf(type, value);
}

function problemsOfObject(type: GraphQLInputObjectType, value: unknown): Problem[] {
  if (!value || typeof value !== 'object' || Array.isArray(value)) {
    return problem(`Expected ${JSON.stringify(value)} to be a key-value object.`);
  }
  const fields = type.getFields();
  const given = Object.entries(value).flatMap(([name, part]) => {
    const field = fields[name];
    return inside(name, field ? problemsOf(field.type, part) : problem(`Field is not defined on ${type}`));
  });
  const missing = Object.values(fields)
    .filter((field) => isRequiredInputField(field) && !Object.hasOwn(value, field.name))
    .flatMap(({ name }) => inside(name, problem('Expected value to not be null')));
  return [...given, ...missing];
}

function problemsOfLeaf(type: GraphQLLeafType, value: unknown): Problem[] {
  if (isEnumType(type)) {
    if (typeof value === 'string' && type.getValue(value)) return [];
    const names = type.getValues().map(({ name }) => name);
    return problem(`Expected ${JSON.stringify(value)} to be one of: ${names.join(', ')}`);
  }
  const isText = typeof value === 'string';
  if (type.name === 'ID') {
    const id = isText ? value : JSON.stringify(value);
    return isText && parseGid(id) ? [] : refusal(invalidGlobalId(id));
  }
  if (type.name === 'URL' && isText && !/^[a-z][a-z0-9+.-]*:/i.test(value)) {
    return refusal(`Invalid url '${value}', missing scheme`);
  }
  try {
    type.parseValue(value);
    return [];
  } catch {
    return problem(`Could not coerce value ${JSON.stringify(value)} to ${type}`);
  }
}

function problem(explanation: string): Problem[] {
  return [{ path: [], explanation }];
}

function refusal(message: string): Problem[] {
  return [{ path: [], explanation: message, message }];
}

function inside(name: string | number, problems: Problem[]): Problem[] {
  return problems.map((found) => ({ ...found, path: [name, ...found.path] }));
}
