import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

const spec = loadAwsServiceSpecSync();

/** What is wrong with a resource by AWS's own schema: unknown types and properties, missing ones, wrong kinds. */
export function schemaProblems(type: string, properties: object): string[] {
  if (type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource') return [];
  const [found] = spec.lookup('resource', 'cloudFormationType', 'equals', type);
  if (found === undefined) return [`${type} is no type of CloudFormation`];
  return objectProblems(type, properties, found.properties);
}

interface PropertySpec {
  type: unknown;
  required?: boolean;
}

function objectProblems(
  place: string,
  value: object,
  properties: Readonly<Record<string, PropertySpec>>,
): string[] {
  const missing = Object.entries(properties).flatMap(([name, { required }]) =>
    required === true && !(name in value) ? [`${place}.${name} is missing`] : [],
  );
  const wrong = Object.entries(value).flatMap(([name, given]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property === undefined
      ? [`${place}.${name} is unknown`]
      : valueProblems(`${place}.${name}`, given, property.type);
  });
  return [...missing, ...wrong];
}

function valueProblems(place: string, value: unknown, type: unknown): string[] {
  if (isIntrinsic(value)) return [];
  const kind = kindOf(type);
  switch (kind.type) {
    case 'union':
      return kind.types.some((each) => valueProblems(place, value, each).length === 0)
        ? []
        : [`${place} fits none of its kinds: ${JSON.stringify(value)}`];
    case 'array':
      if (!Array.isArray(value)) return [`${place} is no list: ${JSON.stringify(value)}`];
      return value.flatMap((each, at) => valueProblems(`${place}[${at}]`, each, kind.element));
    case 'map':
      if (!isRecord(value)) return [`${place} is no map: ${JSON.stringify(value)}`];
      return Object.entries(value).flatMap(([name, each]) =>
        valueProblems(`${place}.${name}`, each, kind.element),
      );
    case 'ref':
      if (!isRecord(value)) return [`${place} is no object: ${JSON.stringify(value)}`];
      return objectProblems(place, value, spec.get('typeDefinition', kind.id).properties);
    case 'primitive':
      return isPrimitive(value, kind.name) ? [] : [`${place} is no ${kind.name}: ${JSON.stringify(value)}`];
    case 'any':
      return [];
  }
}

type Kind =
  | { type: 'union'; types: readonly unknown[] }
  | { type: 'array' | 'map'; element: unknown }
  | { type: 'ref'; id: string }
  | { type: 'primitive'; name: string }
  | { type: 'any' };

function kindOf(type: unknown): Kind {
  const { type: name, types, element, reference } = Object(type);
  if (name === 'union' && Array.isArray(types)) return { type: 'union', types };
  if (name === 'array' || name === 'map') return { type: name, element };
  if (name === 'ref') return { type: 'ref', id: String(reference.$ref) };
  if (['string', 'number', 'integer', 'boolean'].includes(name)) {
    return { type: 'primitive', name: String(name) };
  }
  return { type: 'any' };
}

/** CloudFormation converts text to numbers and truth values, and back. */
function isPrimitive(value: unknown, name: string): boolean {
  if (name === 'string') return ['string', 'number', 'boolean'].includes(typeof value);
  if (name === 'boolean') return typeof value === 'boolean' || value === 'true' || value === 'false';
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isNumber && (name === 'integer' ? Number.isInteger(Number(value)) : Number.isFinite(Number(value)));
}

function isIntrinsic(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
