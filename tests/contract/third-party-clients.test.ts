import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/**
 * Unmodified third-party clients. They use https only, so the tests inject a `fetch` that passes each request to the
 * double's server.
 */
describe.each(commercePlatforms())('third-party clients: $name', ({ browser }) => {
  const { storeDomain, apiVersion, token, endpoint, fetch: send = fetch } = browser;
  const origin = new URL(endpoint ?? `https://${storeDomain}`).origin;
  const client = createStorefrontApiClient({
    storeDomain: origin,
    apiVersion,
    publicAccessToken: token.public,
    logger: () => undefined,
    customFetchApi: (url, init) => send(origin + new URL(url).pathname, init),
  });

  async function post(body: object): Promise<unknown> {
    const response = await send(`${origin}/api/${apiVersion}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, multipart/mixed',
        'x-shopify-storefront-access-token': token.public,
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  }

  describe('@shopify/storefront-api-client', () => {
    it('reads products and the API version of the response', async () => {
      const { data, errors, headers } = await client.request(
        '{ products(first: 2) { nodes { id title } pageInfo { hasNextPage } } }',
      );
      expect(errors).toBeUndefined();
      expect(data.products.nodes).toHaveLength(2);
      expect(headers?.get('x-shopify-api-version')).toMatch(/^\d{4}-\d{2}$/);
    });

    it('fetches a raw response', async () => {
      const response = await client.fetch('{ shop { name } }');
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ data: { shop: { name: expect.any(String) } } });
    });

    it('creates a cart with variables and reads it', async () => {
      const made = await client.request(
        'mutation Make($input: CartInput) { cartCreate(input: $input) { cart { id note } userErrors { code } } }',
        { variables: { input: { note: 'Ring twice' } } },
      );
      expect(made.data.cartCreate).toMatchObject({ cart: { note: 'Ring twice' }, userErrors: [] });
      const { id } = made.data.cartCreate.cart;
      const read = await client.request('query Read($id: ID!) { cart(id: $id) { id } }', {
        variables: { id },
      });
      expect(read.data).toEqual({ cart: { id } });
    });

    it('gets the platform’s error for an unknown field', async () => {
      const { errors } = await client.request('{ shop { nope } }');
      expect(errors?.graphQLErrors?.[0]).toMatchObject({
        message: "Field 'nope' doesn't exist on type 'Shop'",
        extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nope' },
      });
    });

    it('gets 401 or 403 for an unknown token', async () => {
      const stranger = createStorefrontApiClient({
        storeDomain: origin,
        apiVersion,
        publicAccessToken: 'wrong',
        logger: () => undefined,
        customFetchApi: (url, init) => send(origin + new URL(url).pathname, init),
      });
      const { errors } = await stranger.request('{ shop { name } }');
      expect([401, 403]).toContain(errors?.networkStatusCode);
    });
  });

  describe('clients that send only the document', () => {
    it('are supported, with hydrogen-react’s content type', async () => {
      const response = await send(`${origin}/api/${apiVersion}/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/graphql',
          'x-sdk-variant': 'hydrogen-react',
          'x-shopify-storefront-access-token': token.public,
        },
        body: '{ shop { __typename name } }',
      });
      expect(await response.json()).toMatchObject({ data: { shop: { __typename: 'Shop' } } });
    });
  });

  describe('clients that cache by type and id, such as Apollo and urql', () => {
    it('get a type and a global id for every cacheable object', async () => {
      const query = `query($n: Int!) { products(first: $n) { __typename edges { __typename cursor node { __typename id
        variants(first: 1) { __typename nodes { __typename id price { __typename amount } } } } } } }`;
      const product = { __typename: 'Product', id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/) };
      const edge = { __typename: 'ProductEdge', cursor: expect.any(String), node: product };
      expect(await post({ query, variables: { n: 1 } })).toMatchObject({
        data: { products: { __typename: 'ProductConnection', edges: [edge] } },
      });
    });
  });

  describe('GraphiQL', () => {
    /** The introspection query that the editor sends when it opens. */
    const query = getIntrospectionQuery({ schemaDescription: true, inputValueDeprecation: true });

    it('reads the schema, and can query what it offers', async () => {
      const response = await post({ query, operationName: 'IntrospectionQuery' });
      const { data } = asIntrospection(response);
      const schema = buildClientSchema(data);
      const first = '{ products(first: 1) { nodes { handle } } }';
      expect(validate(schema, parse(first))).toEqual([]);
      expect(await post({ query: first })).toMatchObject({
        data: { products: { nodes: [{ handle: expect.any(String) }] } },
      });
      expect(validate(schema, parse('{ shop { nope } }'))).toHaveLength(1);
    });
  });
});

function asIntrospection(response: unknown): { data: IntrospectionQuery } {
  const isOne = (value: unknown): value is { data: IntrospectionQuery } =>
    typeof value === 'object' && value !== null && 'data' in value;
  if (!isOne(response))
    throw new Error(`the response has no schema: ${JSON.stringify(response).slice(0, 300)}`);
  return response;
}
