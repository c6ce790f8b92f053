import fc from 'fast-check';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { apiRequest, openTestShop } from '../fixture/test-shop.ts';
import { apiVersions, readSchema } from './load-schema.ts';

type Pick = (options: number) => number;

const texts = [
  '',
  'aurelia-slip-dress-oxblood',
  'tag:silk OR (',
  variantId(1001, 1),
  'gid://shopify/Cart/x?key=y',
  '\u0000💥',
  'null',
];
const numbers = [0, 1, 3, 250, 251, -1, 2_147_483_647];

/** A literal for an input type: mostly valid, sometimes not. */
function literal(type: GraphQLInputType, pick: Pick, depth = 0): string {
  if (isNonNullType(type)) return literal(type.ofType, pick, depth);
  if (pick(12) === 0) return ['null', '"wrong"', '-7', '{}', '[]', 'NOPE'][pick(6)] ?? 'null';
  if (isListType(type)) {
    return `[${Array.from({ length: pick(3) }, () => literal(type.ofType, pick, depth + 1)).join(', ')}]`;
  }
  if (isEnumType(type)) return type.getValues()[pick(type.getValues().length)]?.name ?? 'NOPE';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 3 && pick(3) === 0),
    );
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type, pick, depth + 1)}`).join(', ')} }`;
  }
  const { name } = getNamedType(type);
  if (name === 'Int' || name === 'Float') return String(numbers[pick(numbers.length)]);
  if (name === 'Boolean') return pick(2) === 0 ? 'true' : 'false';
  return JSON.stringify(texts[pick(texts.length)]);
}

function selection(type: GraphQLObjectType, pick: Pick, depth: number): string {
  const fields = Object.values(type.getFields());
  const chosen = Array.from({ length: 1 + pick(3) }, () => fields[pick(fields.length)]);
  const parts = chosen.flatMap((field, at) => {
    if (!field) return [];
    const args = field.args.filter((arg) => isNonNullType(arg.type) || arg.name === 'first' || pick(4) === 0);
    const given = args.map((arg) => `${arg.name}: ${literal(arg.type, pick)}`);
    const call = `f${at}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [call];
    const inner = isObjectType(named) && depth < 5 ? selection(named, pick, depth + 1) : '__typename';
    return [`${call} { ${inner} }`];
  });
  return parts.length > 0 ? parts.join(' ') : '__typename';
}

/** Makes choices from the drawn numbers, in a loop. */
function picker(draws: number[]): Pick {
  let at = 0;
  return (options) => {
    const drawn = draws[at % draws.length] ?? 0;
    at += 1;
    return (drawn + at) % Math.max(1, options);
  };
}

const { server } = openTestShop();
async function survives(request: Request): Promise<void> {
  const response = await server(request);
  expect([200, 400]).toContain(response.status);
  const body: { errors?: unknown } = await response.json();
  if (!Array.isArray(body.errors)) return;
  for (const error of body.errors) {
    expect(error?.extensions?.code, JSON.stringify(error)).not.toBe('INTERNAL_SERVER_ERROR');
  }
}

describe('the endpoint survives 10,000 random documents', () => {
  const draws = fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 60 });

  it.each(apiVersions)('made from the schema of %s', { timeout: 120_000 }, async (version) => {
    const schema = readSchema(version);
    const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => !!root);
    await fc.assert(
      fc.asyncProperty(draws, async (drawn) => {
        const pick = picker(drawn);
        const isMutation = pick(4) === 0;
        const root = roots[isMutation ? 1 : 0];
        if (!root) return;
        const query = `${isMutation ? 'mutation' : 'query'} { ${selection(root, pick, 0)} }`;
        await survives(apiRequest({ query }, version));
      }),
      { numRuns: 4000, seed: 7714 },
    );
  });

  it('of arbitrary text and variables', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 80 }),
        fc.jsonValue({ maxDepth: 3 }),
        async (query, variables) => survives(apiRequest({ query, variables })),
      ),
      { numRuns: 2000, seed: 7714 },
    );
    await survives(apiRequest({ query: '{ shop { name } }' }));
  });
});
