import { readFileSync } from 'node:fs';
import { buildClientSchema, parse, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as cart from './documents/cart.ts';
import * as catalogue from './documents/catalogue.ts';
import * as inventory from './documents/inventory.ts';
import { queryByHandles } from './documents/products-by-handles.ts';

const { PRODUCT_FRAGMENTS: _, ...catalogueOperations } = catalogue;
const operations = {
  ...cart,
  ...catalogueOperations,
  ...inventory,
  PRODUCTS_BY_HANDLES: queryByHandles(['aurelia-slip-dress', '90s-gown', 'café']).document,
};

const schemas = ['2025-01', '2026-04'].map((version) => {
  const file = new URL(
    `../../../../sandbox/src/commerce/schemas/storefront-${version}.json`,
    import.meta.url,
  );
  const introspection = JSON.parse(readFileSync(file, 'utf8'));
  return { version, schema: buildClientSchema(introspection.data ?? introspection) };
});

describe.each(schemas)('what the shop asks the platform, version $version', ({ schema }) => {
  it.each(Object.entries(operations))('%s is allowed by the schema', (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  });
});

describe('[call.commerce-storefront-api.1] the country', () => {
  it.each(Object.entries(operations))('%s is asked in the context of a country', (_name, document) => {
    const contexts: string[] = [];
    visit(parse(document), {
      OperationDefinition: ({ directives = [] }) => {
        contexts.push(...directives.map(({ name }) => name.value));
      },
    });
    expect(contexts).toEqual(['inContext']);
    expect(document).toContain('@inContext(country: $country)');
  });
});
