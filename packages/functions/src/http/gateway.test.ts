import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { toGatewayResponse, toRequest } from './gateway.ts';

interface Change {
  method?: string;
  path?: string;
  query?: string;
  stage?: string;
  headers?: Record<string, string | undefined>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

function eventOf(change: Change): APIGatewayProxyEventV2 {
  const { method = 'POST', path = '/api/bag', query = '', stage = '$default', headers = {} } = change;
  const { cookies, body, isBase64Encoded = false } = change;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(cookies === undefined ? {} : { cookies }),
    requestContext: {
      accountId: 'a',
      apiId: 'a',
      domainName: 'a.example',
      domainPrefix: 'a',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
      requestId: 'id',
      routeKey: '$default',
      stage,
      time: '',
      timeEpoch: 0,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded,
  };
}

describe('toRequest', () => {
  it('has the method, path, query, headers and body of the event', async () => {
    const headers = { 'content-type': 'application/json', 'x-none': undefined };
    const request = toRequest(eventOf({ query: 'a=1&a=2', headers, body: '{"é":1}' }));
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://functions.invalid/api/bag?a=1&a=2');
    expect(Object.fromEntries(request.headers)).toEqual({ 'content-type': 'application/json' });
    expect(await request.text()).toBe('{"é":1}');
  });

  it('has no question mark without a query, and no cookie header without cookies', () => {
    const request = toRequest(eventOf({}));
    expect(request.url).toBe('https://functions.invalid/api/bag');
    expect(request.headers.has('cookie')).toBe(false);
    expect(toRequest(eventOf({ cookies: [] })).headers.has('cookie')).toBe(false);
  });

  it('joins cookies into one header', () => {
    expect(toRequest(eventOf({ cookies: ['a=1', 'b=2'] })).headers.get('cookie')).toBe('a=1; b=2');
  });

  it('leaves out hidden headers, however they are written', () => {
    const headers = { 'X-Origin-Secret': 'abc', 'x-other': '1' };
    const request = toRequest(eventOf({ headers }), ['x-origin-secret']);
    expect(Object.fromEntries(request.headers)).toEqual({ 'x-other': '1' });
  });

  it('decodes a base64 body', async () => {
    const body = Buffer.from([0, 255]).toString('base64');
    const request = toRequest(eventOf({ body, isBase64Encoded: true }));
    expect([...(await request.bytes())]).toEqual([0, 255]);
  });

  it.each(['GET', 'head'])('drops the body of %s', (method) => {
    expect(toRequest(eventOf({ method, body: 'x' })).body).toBeNull();
  });

  it('has no body where the event has none', () => {
    expect(toRequest(eventOf({})).body).toBeNull();
  });

  it.each([
    ['prod', '/prod/api/bag', '/api/bag'],
    ['prod', '/api/bag', '/api/bag'],
    ['prod', '/production/api/bag', '/production/api/bag'],
    ['$default', '/$default/api/bag', '/$default/api/bag'],
  ])('in the stage %s reads %s as %s', (stage, path, read) => {
    expect(new URL(toRequest(eventOf({ stage, path })).url).pathname).toBe(read);
  });
});

describe('toGatewayResponse', () => {
  it('has status, headers, each cookie and the body of the response', async () => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-own': '2' };
    const response = new Response('é', { status: 201, headers });
    response.headers.append('set-cookie', 'a=1');
    response.headers.append('set-cookie', 'b=2');
    expect(await toGatewayResponse(response)).toEqual({
      statusCode: 201,
      headers,
      cookies: ['a=1', 'b=2'],
      body: 'é',
    });
  });

  it('has no cookies where the response sets none', async () => {
    expect(await toGatewayResponse(new Response(null, { status: 204 }))).toEqual({
      statusCode: 204,
      headers: {},
      body: '',
    });
  });
});
