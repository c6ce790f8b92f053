import { describe, expect, it } from 'vitest';
import { apiRequest, openTestShop, valueAt } from '../fixture/test-shop.ts';
import { tokens } from './access.ts';

const { execute, server } = openTestShop();
const token = { 'x-shopify-storefront-access-token': 'public' };

describe('versions and tokens', () => {
  it('serves the version of the URL; unknown ones fall forward', async () => {
    const served = async (version: string) =>
      (await server(apiRequest({ query: '{ shop { name } }' }, version))).headers.get(
        'x-shopify-api-version',
      );
    expect(await served('2025-01')).toBe('2025-01');
    expect(await served('2023-04')).toBe('2025-01');
    expect(await served('2025-07')).toBe('2026-04');
    expect(await served('2026-04')).toBe('2026-04');
    expect(await served('2027-01')).toBe('2026-04');
    expect(await served('unstable')).toBe('unstable');
  });

  it.each(['2027-04', '2026-05', 'v1', '__proto__'])(
    'returns 404 for the version %s, which does not exist',
    async (version) => {
      const response = await server(apiRequest({ query: '{ shop { name } }' }, version));
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ errors: 'Not Found' });
    },
  );

  it('unstable has the consent of a visitor, which clients set cookies from', async () => {
    const query = '{ consentManagement { cookies(visitorConsent: {}) { cookieDomain } } }';
    expect(await execute(query, {}, 'unstable')).toEqual({
      data: { consentManagement: { cookies: { cookieDomain: 'localhost' } } },
    });
    expect(await execute(query, {}, '2026-04')).toMatchObject({
      errors: [{ extensions: { code: 'undefinedField', fieldName: 'consentManagement' } }],
    });
  });

  it('accepts the tokens that are as long as the platform’s, and the short ones', async () => {
    const status = async (headers: Record<string, string>) =>
      (await server(apiRequest({ query: '{ shop { name } }' }, '2025-01', headers))).status;
    expect(tokens.public).toMatch(/^[0-9a-f]{32}$/);
    expect(await status({ 'x-shopify-storefront-access-token': tokens.public })).toBe(200);
    expect(await status({ 'x-shopify-storefront-access-token': 'public' })).toBe(200);
    expect(await status({ 'shopify-storefront-private-token': tokens.private })).toBe(200);
    expect(await status({ 'shopify-storefront-private-token': tokens.public })).toBe(401);
  });
});

describe('requests', () => {
  it('accepts a bare query as application/graphql [call.commerce-storefront-api.1]', async () => {
    const response = await server(
      new Request('http://localhost:3001/api/2025-01/graphql.json', {
        method: 'POST',
        headers: { 'content-type': 'application/graphql', 'x-shopify-storefront-access-token': 'public' },
        body: '{ shop { name } }',
      }),
    );
    expect(await response.json()).toEqual({ data: { shop: { name: 'Vesper & Vine' } } });
  });

  it('returns 400 with an object of errors when there is no query', async () => {
    const response = await server(apiRequest({ variables: {} }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
  });

  it.each([
    ['an empty query', JSON.stringify({ query: '' })],
    ['a query of spaces', JSON.stringify({ query: ' \n' })],
    ['a query that is no text', JSON.stringify({ query: 7 })],
    ['a list', '[]'],
    ['no JSON', '{"query": '],
  ])('returns 400 with an object of errors for %s', async (_name, body) => {
    const request = apiRequest({});
    const response = await server(new Request(request, { body }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
  });

  it.each([
    ['application/graphql', ' '],
    ['text/plain', '{ "query": "{ shop { name } }" }'],
    ['', '{ "query": "{ shop { name } }" }'],
  ])('returns 400 with an object of errors for the type %s and the body %s', async (type, body) => {
    const request = new Request(apiRequest({}), { headers: { ...token, 'content-type': type }, body });
    if (type === '') request.headers.delete('content-type');
    const response = await server(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
  });

  it.each([
    ['query A { shop { name } } query A { shop { id } }', 'A', 'Operation name "A" must be unique'],
    ['query A { shop { name } } query A { shop { id } }', undefined, 'Operation name "A" must be unique'],
    [
      '{ shop { name } } { shop { id } }',
      undefined,
      'Operation name is required when multiple operations are present',
    ],
    [
      'query A { shop { name } } { shop { id } }',
      'A',
      'Operation name is required when multiple operations are present',
    ],
    [
      'query A { shop { name } } query B { shop { id } } query B { shop { id } }',
      'A',
      'Operation name "B" must be unique',
    ],
  ])('wants names of operations that differ: %s as %s', async (query, operationName, message) => {
    const response = await server(apiRequest({ query, operationName }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      errors: [{ message, extensions: { code: 'uniquelyNamedOperations' } }],
    });
  });

  it('needs a name where there are several operations, and takes an empty one for none', async () => {
    const send = async (body: object) => (await server(apiRequest(body))).json();
    const query = 'query A { shop { name } } query B { shop { id } }';
    expect(await send({ query })).toEqual({ errors: [{ message: 'An operation name is required' }] });
    expect(await send({ query, operationName: 'C' })).toEqual({
      errors: [{ message: 'No operation named "C"' }],
    });
    expect(await send({ query, operationName: 'A' })).toEqual({ data: { shop: { name: 'Vesper & Vine' } } });
    const one = { query: 'query A { shop { name } }', operationName: '' };
    expect(await send(one)).toEqual({ data: { shop: { name: 'Vesper & Vine' } } });
  });

  it('writes moments without milliseconds', async () => {
    const made = await execute('mutation { cartCreate { cart { createdAt } } }');
    expect(valueAt(made, 'data.cartCreate.cart.createdAt')).toBe('2026-11-21T12:00:00Z');
  });

  it('returns 413 for bodies of more than half a megabyte', async () => {
    const response = await server(apiRequest({ query: `{ shop { name } } #${'x'.repeat(600_000)}` }));
    expect(response.status).toBe(413);
  });
});
