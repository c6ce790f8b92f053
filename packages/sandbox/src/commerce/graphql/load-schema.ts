import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isAbstractType,
  isObjectType,
  isScalarType,
} from 'graphql/index.js';
import { wholeSeconds } from '../whole-seconds.ts';
import type { Context, ResolverMap } from './field-map.ts';
import { withDeprecatedInputs, withUnstableFields } from './schema-additions.ts';
import { accessDenied, scopeOf } from './scopes.ts';

/** The versions whose schema is known; `unstable` is the newest with what is documented there alone. */
export const apiVersions = ['2025-01', '2026-04'] as const;
export type ApiVersion = (typeof apiVersions)[number] | 'unstable';

/**
 * The version served for a requested one; null for one that never was, or will not be for half a year. Like the
 * platform, older versions fall forward to the next that is served; newer ones get the newest schema known here.
 */
export function servedVersion(requested: string, now: number): ApiVersion | null {
  if (requested === 'unstable') return 'unstable';
  if (!/^20\d\d-(?:01|04|07|10)$/.test(requested)) return null;
  // The platform publishes a candidate of the next version in each quarter.
  const candidate = new Date(now);
  candidate.setUTCMonth(candidate.getUTCMonth() + 3, 1);
  if (requested > candidate.toISOString().slice(0, 7)) return null;
  return apiVersions.find((version) => requested <= version) ?? '2026-04';
}

export function readSchema(version: ApiVersion): GraphQLSchema {
  const published = version === 'unstable' ? '2026-04' : version;
  const file = join(import.meta.dirname, '..', 'schemas', `storefront-${published}.json`);
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(file, 'utf8'));
  const schema = withDeprecatedInputs(buildClientSchema(introspection, { assumeValid: true }));
  return version === 'unstable' ? withUnstableFields(schema) : schema;
}

/**
 * The schemas of all versions, executable over one resolver map. Throws for a resolver of a type or field that
 * no version has.
 */
export function createSchemas(resolvers: ResolverMap): Record<ApiVersion, GraphQLSchema> {
  const schemas = {
    '2025-01': readSchema('2025-01'),
    '2026-04': readSchema('2026-04'),
    unstable: readSchema('unstable'),
  };
  const known = new Set(Object.values(schemas).flatMap(coordinates));
  const stray = Object.entries(resolvers)
    .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`))
    .filter((coordinate) => !known.has(coordinate));
  if (stray.length > 0) {
    throw new Error(
      `These resolvers stand for nothing in any served schema; remove them: ${stray.join(', ')}`,
    );
  }
  for (const schema of Object.values(schemas)) attach(schema, resolvers);
  return schemas;
}

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
}

function coordinates(schema: GraphQLSchema): string[] {
  return objectTypes(schema).flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
}

function attach(schema: GraphQLSchema, resolvers: ResolverMap): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = typenameOf;
  }
  for (const name of textScalars) {
    const type = schema.getType(name);
    if (!isScalarType(type)) continue;
    type.parseValue = (value) => readText(value, name);
    type.parseLiteral = (node) => readText('value' in node ? node.value : null, name);
    if (name === 'DateTime' || name === 'ISO8601DateTime') type.serialize = wholeSeconds;
  }
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      field.resolve = withGapError(
        `${type.name}.${field.name}`,
        field.name,
        resolvers[type.name]?.[field.name],
      );
    }
  }
}

/** Scalars that are serialised as text; introspection does not include that. */
const textScalars = ['Color', 'DateTime', 'Decimal', 'HTML', 'ISO8601DateTime', 'UnsignedInt64', 'URL'];

function readText(value: unknown, name: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new GraphQLError(`Expected value of type "${name}", found ${JSON.stringify(value)}.`);
}

function typenameOf(source: unknown): string | undefined {
  if (source && typeof source === 'object' && '__typename' in source) {
    return typeof source.__typename === 'string' ? source.__typename : undefined;
  }
  return undefined;
}

/** Resolves a field; undefined is a gap in the double and becomes an error that names the field. */
function withGapError(
  coordinate: string,
  name: string,
  resolve: ResolverMap[string][string] | undefined,
): GraphQLFieldResolver<unknown, Context> {
  const scope = scopeOf(coordinate);
  return (source, args, context) => {
    if (scope !== null && context.isTokenless) throw accessDenied(coordinate, scope);
    context.budget.spend();
    checkSizes(args);
    const found = resolve ? resolve(source, args, context) : read(source, name);
    const value = isLazy(found) ? found(args, context) : found;
    if (value === undefined) throw notImplemented(coordinate);
    return value;
  };
}

const maxInputSize = 250;

/** The platform refuses long lists first, in arguments and in the fields of inputs. */
function checkSizes(args: object): void {
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value) && value.length > maxInputSize) {
      throw new GraphQLError(
        `The input array size of ${value.length} is greater than the maximum allowed of ${maxInputSize}.`,
        { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED', argumentName: name } },
      );
    }
    if (value !== null && typeof value === 'object') checkSizes(value);
  }
}

function notImplemented(coordinate: string): GraphQLError {
  return new GraphQLError(`${coordinate} is not implemented by the sandbox`, {
    extensions: { code: 'SANDBOX_NOT_IMPLEMENTED', coordinate },
  });
}

type Lazy = (args: object, context: Context) => unknown;

/** Costly values are functions, called only when the field is selected. */
function isLazy(value: unknown): value is Lazy {
  return typeof value === 'function';
}

function read(source: unknown, name: string): unknown {
  return source && typeof source === 'object' ? Reflect.get(source, name) : undefined;
}
