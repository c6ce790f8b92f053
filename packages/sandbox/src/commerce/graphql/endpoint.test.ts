import { describe, expect, it } from 'vitest';
import { apiRequest, openTestShop, valueAt } from '../fixture/test-shop.ts';

const { execute, server } = openTestShop();

describe('the Storefront API', () => {
  it('returns 401 for a wrong token, and accepts the private one', async () => {
    const status = async (headers: Record<string, string>) =>
      (await server(apiRequest({ query: '{ shop { name } }' }, '2025-01', headers))).status;
    expect(await status({ 'x-shopify-storefront-access-token': 'guess' })).toBe(401);
    expect(await status({ 'shopify-storefront-private-token': 'guess' })).toBe(401);
    expect(await status({ 'shopify-storefront-private-token': 'sandbox-private' })).toBe(200);
  });

  it('returns products and carts without a token, not what needs a scope, and small operations only', async () => {
    const bare = async (query: string) => (await server(apiRequest({ query }, '2026-04', {}))).json();
    expect(
      await bare('{ products(first: 1) { nodes { handle variants(first: 2) { nodes { sku } } } } }'),
    ).toEqual({
      data: {
        products: {
          nodes: [
            {
              handle: 'aurelia-slip-dress-oxblood',
              variants: { nodes: [expect.anything(), expect.anything()] },
            },
          ],
        },
      },
    });
    const denied = (field: string, scope: string) => ({
      data: null,
      errors: [
        {
          message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
          extensions: { code: 'ACCESS_DENIED' },
        },
      ],
    });
    expect(await bare('{ productTags(first: 3) { nodes } }')).toMatchObject(
      denied('productTags', 'unauthenticated_read_product_tags'),
    );
    expect(await bare('{ menu(handle: "footer") { id } }')).toMatchObject({
      ...denied('menu', 'unauthenticated_read_content'),
      data: { menu: null },
    });
    expect(
      await bare('{ products(first: 250) { nodes { id variants(first: 5) { nodes { id } } } } }'),
    ).toMatchObject({
      errors: [
        {
          message: 'Complexity exceeded',
          extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: 1751, maxCost: 1000 },
        },
      ],
    });
  });

  it('returns the same error when the same query is sent again', async () => {
    const query = 'query Again @inContext(country: XX) { shop { name } }';
    expect(await execute(query)).toEqual(await execute(query));
  });

  it("allows other origins, with the client's headers", async () => {
    const requested = 'content-type,x-sdk-variant,x-sdk-version,x-shopify-storefront-access-token';
    const response = await server(
      new Request('http://localhost:3001/api/2025-01/graphql.json', {
        method: 'OPTIONS',
        headers: { origin: 'http://localhost:3000', 'access-control-request-headers': requested },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(requested);
    const wrong = { 'x-shopify-storefront-access-token': 'guess' };
    const refused = await server(apiRequest({ query: '{ shop { name } }' }, '2025-01', wrong));
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('shows browsers the query editor', async () => {
    const response = await server(
      new Request('http://localhost:3001/api/2025-01/graphql.json', { headers: { accept: 'text/html' } }),
    );
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});

describe('errors of an operation have status 200 and the format of graphql-ruby', () => {
  const first = async (query: string, variables?: object) =>
    valueAt(await execute(query, variables), 'errors.0');

  it('an unknown field', async () => {
    const response = await server(apiRequest({ query: 'query Q { shop { nope } }' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: "Field 'nope' doesn't exist on type 'Shop'",
          locations: [{ line: 1, column: 18 }],
          path: ['query Q', 'shop', 'nope'],
          extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nope' },
        },
      ],
    });
  });

  it('an unknown field has status 200 also for clients that accept application/graphql-response+json', async () => {
    const request = apiRequest({ query: '{ shop { nope } }' });
    request.headers.set('accept', 'application/graphql-response+json');
    expect((await server(request)).status).toBe(200);
  });

  it('an unknown field inside a fragment', async () => {
    const query = 'query { product(handle: "a") { ...F } } fragment F on Product { zip }';
    expect(await first(query)).toMatchObject({ path: ['fragment F', 'zip'] });
  });

  it('a missing required argument', async () => {
    expect(await first('mutation M { cartLinesAdd(lines: []) { cart { id } } }')).toMatchObject({
      message: "Field 'cartLinesAdd' is missing required arguments: cartId",
      path: ['mutation M', 'cartLinesAdd'],
      extensions: { code: 'missingRequiredArguments', className: 'Field', arguments: 'cartId' },
    });
  });

  it('an unknown argument', async () => {
    expect(await first('{ product(foo: 1) { id } }')).toMatchObject({
      message: "Field 'product' doesn't accept argument 'foo'",
      extensions: { code: 'argumentNotAccepted', name: 'product', argumentName: 'foo' },
    });
  });

  it('a country that does not exist, written into the query: path[1] is country', async () => {
    expect(await first('query P @inContext(country: XX) { shop { name } }')).toMatchObject({
      path: ['query P', 'country'],
      extensions: {
        code: 'argumentLiteralsIncompatible',
        typeName: 'Directive',
        argumentName: 'country',
      },
    });
  });

  it('a country that does not exist, as a variable', async () => {
    const query = 'query($country: CountryCode!) @inContext(country: $country) { shop { name } }';
    expect(await first(query, { country: 'XX' })).toMatchObject({
      message: 'Variable $country of type CountryCode! was provided invalid value',
      extensions: { value: 'XX', problems: [{ path: [] }] },
    });
    expect(await first(query, {})).toMatchObject({
      message: 'Variable $country of type CountryCode! was provided invalid value',
      extensions: { value: null, problems: [{ path: [], explanation: 'Expected value to not be null' }] },
    });
  });

  it.each([
    ['{ shop { name ', undefined],
    ['{ shop }', 'selectionMismatch'],
    ['{ shop { name { x } } }', 'selectionMismatch'],
    ['{ shop { ...Gone } }', 'useAndDefineFragment'],
    ['query($a: String) { shop { name } }', 'variableNotUsed'],
    ['{ product(handle: $h) { id } }', 'variableNotDefined'],
    ['query($h: Int) { product(handle: $h) { id } }', 'variableMismatch'],
    ['{ shop { ... on Product { id } } }', 'cannotSpreadFragment'],
    ['{ shop { ... on Nope { id } } }', 'undefinedType'],
    ['{ shop @nope { name } }', 'undefinedDirective'],
    ['subscription { shop { name } }', 'missingSubscriptionConfiguration'],
    ['{ products(first: "x") { nodes { id } } }', 'argumentLiteralsIncompatible'],
    [
      'mutation { customerCreate(input: { email: "a@b.co" }) { customer { id } } }',
      'missingRequiredInputObjectAttribute',
    ],
  ])('%s', async (query, code) => {
    const error = await first(query);
    expect(error).toBeDefined();
    if (code) expect(valueAt(error, 'extensions.code')).toBe(code);
  });

  it('a text that is no global id, as a variable and in the query, with nothing changed', async () => {
    expect(await first('query($id: ID!) { node(id: $id) { id } }', { id: 'foo' })).toMatchObject({
      message: 'Variable $id of type ID! was provided invalid value',
      extensions: {
        value: 'foo',
        problems: [{ path: [], explanation: "Invalid global id 'foo'", message: "Invalid global id 'foo'" }],
      },
    });
    const add =
      'mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }';
    const id = 'gid://shopify/Cart/1?key=2';
    expect(await first(add, { id, lines: [{ merchandiseId: '1001' }] })).toMatchObject({
      message:
        "Variable $lines of type [CartLineInput!]! was provided invalid value for 0.merchandiseId (Invalid global id '1001')",
      extensions: { problems: [{ path: [0, 'merchandiseId'] }] },
    });
    expect(await first('{ node(id: "Z2lkOi8v") { id } }')).toMatchObject({
      message: "Invalid global id 'Z2lkOi8v'",
      path: ['query', 'node', 'id'],
      extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
    });
    expect(await execute('{ node(id: "gid://shopify/Product/7") { id } }')).toEqual({ data: { node: null } });
  });

  it('a connection without first or last', async () => {
    expect(await first('{ products { nodes { id } } }')).toMatchObject({
      message: 'you must provide one of first or last',
      path: ['products'],
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(await first('{ products(first: 251) { nodes { id } } }')).toMatchObject({
      message: 'first cannot exceed 250',
    });
  });

  it('no error with a token for what could cost much in a larger shop', async () => {
    const wide =
      '{ products(first: 250) { nodes { variants(first: 250) { nodes { product { variants(first: 250) { nodes { id } } } } } } } }';
    expect(await first(wide)).toBeUndefined();
  });

  it('a query that is too deep', async () => {
    const deep = `{ product(handle: "a") ${'{ variants(first: 1) { nodes { product '.repeat(300)}{ id }${' } } }'.repeat(300)} }`;
    expect(await first(deep)).toMatchObject({ extensions: { code: 'THROTTLED' } });
    const aliases = Array.from({ length: 9000 }, (_, at) => `a${at}: shop { name }`).join(' ');
    expect(await first(`{ ${aliases} }`)).toBeDefined();
  });

  it('a fragment that spreads itself', async () => {
    expect(await first('{ shop { ...A } } fragment A on Shop { ...A }')).toBeDefined();
  });
});

describe('@inContext', () => {
  const price =
    'product(handle: "aurelia-slip-dress-oxblood") { priceRange { minVariantPrice { amount currencyCode } } }';
  const at = 'data.product.priceRange.minVariantPrice';

  it.each([
    ['US', '268.0', 'USD'],
    ['CA', '370.0', 'CAD'],
    ['GB', '212.0', 'GBP'],
    ['FR', '247.0', 'EUR'],
    ['DE', '247.0', 'EUR'],
    ['AU', '410.0', 'AUD'],
    ['JP', '40700.0', 'JPY'],
    ['BR', '1501.0', 'BRL'],
    ['ZZ', '268.0', 'USD'],
  ])('prices for %s', async (country, amount, currencyCode) => {
    const result = await execute(`query @inContext(country: ${country}) { ${price} }`);
    expect(valueAt(result, at)).toEqual({ amount, currencyCode });
  });

  it("uses a variable's default", async () => {
    const result = await execute(`query($c: CountryCode = FR) @inContext(country: $c) { ${price} }`);
    expect(valueAt(result, at)).toMatchObject({ currencyCode: 'EUR' });
  });

  it('ignores @defer and returns plain JSON', async () => {
    const request = apiRequest({ query: '{ shop { name ... @defer { id } } }' });
    request.headers.set('accept', 'multipart/mixed; boundary="graphql", application/json');
    const response = await server(request);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Vesper & Vine' } } });
  });
});
