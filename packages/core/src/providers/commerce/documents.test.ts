import { readFileSync } from 'node:fs';
import { buildClientSchema, parse, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as account from './documents/account.ts';
import { queryByHandles } from './documents/by-handles.ts';
import * as cart from './documents/cart.ts';
import * as catalogue from './documents/catalogue.ts';
import * as credentials from './documents/credentials.ts';
import * as inventory from './documents/inventory.ts';
import { INVENTORY_FIELDS } from './documents/inventory.ts';
import * as listing from './documents/listing.ts';
import * as lookUp from './documents/look-up.ts';
import * as market from './documents/market.ts';
import { PRICED_FIELDS } from './documents/market.ts';
import * as orders from './documents/orders.ts';
import { METAFIELDS, PRODUCT_FRAGMENTS } from './documents/product-fragments.ts';
import { SIBLING_FIELDS } from './documents/siblings.ts';
import * as tags from './documents/tags.ts';

const handles = ['aurelia-slip-dress', '90s-gown', 'café'];
const byHandles = (selection: string, fragments: string) =>
  queryByHandles(handles, { name: 'ByHandles', prefix: 'productHandle_', selection, fragments }).document;

const documents = {
  ...account,
  ...cart,
  ...catalogue,
  ...credentials,
  ...inventory,
  ...listing,
  ...lookUp,
  ...market,
  ...orders,
  ...tags,
  PRODUCTS_BY_HANDLES: byHandles('...ProductFields', PRODUCT_FRAGMENTS),
  METAFIELDS_BY_HANDLES: byHandles('...ProductMetafieldFields', METAFIELDS),
  SIBLINGS_BY_HANDLES: byHandles('...SiblingFields', SIBLING_FIELDS),
  PRICES_BY_HANDLES: byHandles('...PricedFields', PRICED_FIELDS),
  INVENTORIES_BY_HANDLES: byHandles('...InventoryFields', INVENTORY_FIELDS),
};
/** Fragments stand in files of documents too. */
const operations = Object.fromEntries(
  Object.entries(documents).filter(([, document]) => /^\s*(#graphql\s+)?(query|mutation)\b/.test(document)),
);

const schemas = ['2025-01', '2026-04'].map((version) => {
  const file = new URL(
    `../../../../sandbox/src/commerce/schemas/storefront-${version}.json`,
    import.meta.url,
  );
  const introspection = JSON.parse(readFileSync(file, 'utf8'));
  return { version, schema: buildClientSchema(introspection.data ?? introspection) };
});

describe.each(schemas)('documents against version $version of the platform', ({ schema }) => {
  it.each(Object.entries(operations))('%s is allowed by the schema', (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  });
});

describe('[call.commerce-storefront-api.1] the country', () => {
  it.each(Object.entries(operations))('%s is sent in the context of a country', (_name, document) => {
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

it.each(Object.entries(cart))('[const.cart.2] %s fetches a cart with up to 250 lines', (_name, document) => {
  expect(document).toContain('lines(first: 250)');
});
