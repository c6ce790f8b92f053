import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql/index.js';
import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, valueAt } from '../fixture/test-shop.ts';
import { apiVersions, createSchemas, readSchema } from './load-schema.ts';

describe('the vendored schemas', () => {
  it.each([
    ['2025-01', '9c8ef3649e02ee24e084a6028b9f85d6'],
    ['2026-04', 'f907bed32df1475872e3c0eff0e858ce'],
  ])('%s is the published one', (version, md5) => {
    const file = join(import.meta.dirname, '..', 'schemas', `storefront-${version}.json`);
    expect(createHash('md5').update(readFileSync(file)).digest('hex')).toBe(md5);
  });

  it('a resolver of an unknown field throws and is named', () => {
    expect(() => createSchemas({ Product: { nope: () => null } })).toThrow('Product.nope');
    expect(() => createSchemas({ Checkout: { id: () => null } })).toThrow('Checkout.id');
  });

  it('a resolver for a field of one version is left out of the other', () => {
    const schemas = createSchemas({ Mutation: { cartClone: () => null } });
    expect(schemas['2025-01'].getMutationType()?.getFields().cartClone).toBeUndefined();
    expect(schemas['2026-04'].getMutationType()?.getFields().cartClone).toBeDefined();
  });

  it('an unimplemented field returns an error with its name', async () => {
    const { execute } = openTestShop();
    const result = await execute(
      'mutation { shopPayPaymentRequestSessionCreate(sourceIdentifier: "x", paymentRequest: {locale: "en", presentmentCurrency: USD, subtotal: {amount: "1", currencyCode: USD}, total: {amount: "1", currencyCode: USD}}) { userErrors { message } } }',
    );
    expect(result).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'SANDBOX_NOT_IMPLEMENTED',
            coordinate: 'Mutation.shopPayPaymentRequestSessionCreate',
          },
        },
      ],
    });
  });
});

/** Every field of a type, one level of leaves below. */
function allFields(schema: GraphQLSchema, typeName: string): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  return Object.values(type.getFields())
    .flatMap((field) => {
      const named = getNamedType(field.type);
      const args = field.args
        .filter(isRequiredArgument)
        .map(({ name }) => `${name}: ${sampleArgument[name]}`);
      if (field.args.some(({ name }) => name === 'first')) args.push('first: 5');
      const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
      if (isLeafType(named)) return [call];
      if (!isObjectType(named)) return [`${call} { __typename }`];
      const leaves = Object.values(named.getFields())
        .filter((inner) => isLeafType(getNamedType(inner.type)) && !inner.args.some(isRequiredArgument))
        .map(({ name }) => name);
      const nodes = named.getFields().nodes
        ? ['nodes { __typename }', 'edges { cursor }', 'pageInfo { hasNextPage }']
        : [];
      return [`${call} { __typename ${[...leaves, ...nodes].filter((part) => part !== 'nodes').join(' ')} }`];
    })
    .join('\n');
}

const sampleArgument: Record<string, string> = {
  key: '"details"',
  identifiers: '[{ namespace: "my_fields", key: "details" }]',
  selectedOptions: '[{ name: "Size", value: "S" }]',
};

describe.each(apiVersions)('every field is implemented in %s', (version) => {
  const schema = readSchema(version);
  const shop = openTestShop();

  it.each([
    ['Product', 'product(handle: "aurelia-slip-dress-oxblood")'],
    ['Collection', 'collection(handle: "dresses")'],
    ['Shop', 'shop'],
    ['Localization', 'localization'],
    ['PaymentSettings', 'paymentSettings'],
    ['Metaobject', 'metaobject(handle: { type: "filter_group", handle: "colour" })'],
  ])('of %s', async (type, field) => {
    const result = await shop.execute(`{ ${field} { ${allFields(schema, type)} } }`, {}, version);
    expect(result.errors).toBeUndefined();
  });

  it.each([
    ['ProductVariant', variantId(1001, 1)],
    ['MediaImage', null],
    ['Video', null],
  ])('of %s', async (type, given) => {
    const media = await shop.execute(
      '{ product(handle: "aurelia-slip-dress-oxblood") { media(first: 9) { nodes { __typename id } } } }',
    );
    const nodes = valueAt(media, 'data.product.media.nodes');
    const found = Array.isArray(nodes) ? nodes.find((node) => valueAt(node, '__typename') === type) : null;
    const id = given ?? valueAt(found, 'id');
    const query = `query($id: ID!) { node(id: $id) { __typename ... on ${type} { ${allFields(schema, type)} } } }`;
    const result = await shop.execute(query, { id }, version);
    expect(result.errors).toBeUndefined();
    expect(valueAt(result, 'data.node.__typename')).toBe(type);
  });

  it('of Cart and CartLine', async () => {
    const id = await newCart(shop, {
      lines: [{ merchandiseId: variantId(1001, 1), quantity: 1 }],
      discountCodes: ['TENOFF'],
      giftCardCodes: ['VESPER50'],
      delivery: { addresses: [{ address: { deliveryAddress: { countryCode: 'US', city: 'Troy' } } }] },
    });
    const query = `query($id: ID!) { cart(id: $id) { ${allFields(schema, 'Cart')} rows: lines(first: 1) { nodes { ... on CartLine { ${allFields(schema, 'CartLine')} } } } } }`;
    const result = await shop.execute(query, { id }, version);
    expect(result.errors).toBeUndefined();
    expect(valueAt(result, 'data.cart.deliveryGroups.nodes.0.__typename')).toBe('CartDeliveryGroup');
  });

  it('of Customer, Order and its lines', async () => {
    const input = { email: `${version}@example.com`, password: 'engine-1843' };
    await shop.execute(
      'mutation($i: CustomerCreateInput!) { customerCreate(input: $i) { customer { id } } }',
      {
        i: input,
      },
    );
    const login =
      'mutation($i: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $i) { customerAccessToken { accessToken } } }';
    const path = 'data.customerAccessTokenCreate.customerAccessToken.accessToken';
    const token = valueAt(await shop.execute(login, { i: input }), path);
    const cartId = await newCart(shop, { lines: [{ merchandiseId: variantId(1004, 0), quantity: 1 }] });
    const form = { email: input.email, country: 'US', cardNumber: '1', cardName: 'A', cardExpiry: '12/30' };
    const body = new URLSearchParams({ ...form, cardCode: '123', do: 'pay' });
    const url = `http://localhost:3001/cart/c/${cartId.replace('gid://shopify/Cart/', '')}`;
    await shop.server(new Request(url, { method: 'POST', body }));
    const query = `query($t: String!) { customer(customerAccessToken: $t) { ${allFields(schema, 'Customer')}
      all: orders(first: 1) { nodes { ${allFields(schema, 'Order')} rows: lineItems(first: 1) { nodes { ${allFields(schema, 'OrderLineItem')} } } } } } }`;
    const result = await shop.execute(query, { t: token }, version);
    expect(result.errors).toBeUndefined();
    expect(valueAt(result, 'data.customer.all.nodes.0.rows.nodes.0.title')).toBe('Gift Card');
  });

  it('of the query root, without arguments', async () => {
    const queries = `
      articles(first: 1) { nodes { id } } blogs(first: 1) { nodes { id } } pages(first: 1) { nodes { id } }
      article(id: "gid://shopify/Article/1") { id } blog(handle: "a") { id } page(handle: "a") { id }
      locations(first: 1) { nodes { id } } menu(handle: "main") { id } urlRedirects(first: 1) { nodes { id } }
      publicApiVersions { handle supported displayName } sitemap(type: PRODUCT) { pagesCount { count }
      resources(page: 1) { hasNextPage items { handle updatedAt } } }`;
    const result = await shop.execute(`{ ${queries} }`, {}, version);
    expect(result.errors).toBeUndefined();
    expect(result).toMatchObject({ data: { sitemap: { pagesCount: { count: 1 } } } });
  });
});
