import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeApi } from './make-api.ts';
import { type HandlerOptions, toHandler } from './to-handler.ts';

afterEach(() => {
  vi.useRealTimers();
});

function eventOf(change: { method?: string; headers?: Record<string, string>; requestId?: string } = {}) {
  const { method = 'GET', headers = {}, requestId = 'r-1' } = change;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/work',
    rawQueryString: '',
    headers,
    requestContext: {
      accountId: 'a',
      apiId: 'a',
      domainName: 'a.example',
      domainPrefix: 'a',
      http: { method, path: '/work', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'agent' },
      requestId,
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    isBase64Encoded: false,
  } satisfies APIGatewayProxyEventV2;
}

function openHandler(work: () => unknown = () => 'done', more: HandlerOptions = {}) {
  const coldStarts: unknown[] = [];
  const lines: string[] = [];
  const seen: Headers[] = [];
  let opened = 0;
  const options: HandlerOptions = {
    originSecrets: [],
    log: { info: () => {}, error: (message) => void lines.push(message) },
    meter: { coldStart: (name) => void coldStarts.push(name) },
    ...more,
  };
  const handler = toHandler(() => {
    opened += 1;
    return makeApi({
      '/work': {
        GET: async (context) => {
          seen.push(context.req.raw.headers);
          return context.json({ result: await work() });
        },
      },
    });
  }, options);
  return { handler, coldStarts, lines, seen, opened: () => opened };
}

const errorOf = (code: string) => JSON.stringify({ error: { code, message: 'x' } }).slice(0, -5);

describe('toHandler', () => {
  it('returns the response of the app, which it opens once', async () => {
    const { handler, opened } = openHandler();
    expect(opened()).toBe(0);
    expect(await handler(eventOf())).toMatchObject({ statusCode: 200, body: '{"result":"done"}' });
    await handler(eventOf());
    expect(opened()).toBe(1);
  });

  it('passes on the request’s id, or one of its own', async () => {
    const { handler } = openHandler();
    expect((await handler(eventOf())).headers['x-request-id']).toBe('r-1');
    expect((await handler(eventOf({ requestId: '' }))).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('counts cold starts by the name of the function', async () => {
    const { handler, coldStarts } = openHandler();
    await handler(eventOf(), { functionName: 'storefront-gift' });
    await handler(eventOf(), { functionName: 7 });
    await handler(eventOf(), {});
    await handler(eventOf());
    expect(coldStarts).toEqual(['storefront-gift', undefined, undefined, undefined]);
  });

  it('refuses requests without the secret of the edge, and hides the secret from the app', async () => {
    const { handler, opened, seen } = openHandler(undefined, { originSecrets: ['hush'] });
    const refused = await handler(eventOf({ method: 'TRACE' }));
    expect(refused).toMatchObject({
      statusCode: 403,
      headers: { 'cache-control': 'no-store', 'content-type': 'application/json', 'x-request-id': 'r-1' },
      body: '{"error":{"code":"edge-passed-by","message":"Send requests to the shop’s own address."}}',
    });
    expect(opened()).toBe(0);
    const headers = { 'X-Origin-Secret': 'hush', 'x-other': '1' };
    expect((await handler(eventOf({ headers }))).statusCode).toBe(200);
    expect(seen[0]?.get('x-origin-secret')).toBeNull();
    expect(seen[0]?.get('x-other')).toBe('1');
  });

  it.each(['CONNECT', 'trace', 'TRACK'])('returns 405 for %s', async (method) => {
    const response = await openHandler().handler(eventOf({ method }));
    expect(response.statusCode).toBe(405);
    expect(response.body).toContain(errorOf('method-not-allowed'));
  });

  it('returns 400 for a header that no request can carry', async () => {
    const response = await openHandler().handler(eventOf({ headers: { 'x-odd': 'two\nlines' } }));
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(errorOf('request-malformed'));
  });

  it('returns 500 when the app cannot be opened, and tries again on the next request', async () => {
    const lines: string[] = [];
    let isBroken = true;
    const handler = toHandler(
      () => {
        if (isBroken) throw new Error('The configuration is wrong.');
        return makeApi({ '/work': { GET: () => new Response('done') } });
      },
      {
        originSecrets: [],
        log: { info: () => {}, error: (message) => void lines.push(message) },
        meter: { coldStart: () => {} },
      },
    );
    const failed = await handler(eventOf());
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain(errorOf('bug'));
    expect(failed.body).not.toContain('configuration');
    expect(lines).toEqual(['A function failed before its app could respond']);
    isBroken = false;
    expect((await handler(eventOf())).statusCode).toBe(200);
  });

  it('returns 504 when the work exceeds the budget', async () => {
    vi.useFakeTimers();
    const budget = { providersMs: 500, responseMs: 1_000 };
    const { handler, lines } = openHandler(() => new Promise(() => {}), { budget });
    const responding = handler(eventOf());
    await vi.advanceTimersByTimeAsync(999);
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const response = await responding;
    expect(response.statusCode).toBe(504);
    expect(response.body).toContain(errorOf('request-timeout'));
    expect(lines).toEqual(['A function took too long']);
  });

  it('logs no timeout for work that was done in time', async () => {
    vi.useFakeTimers();
    const { handler, lines } = openHandler();
    await handler(eventOf());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([]);
  });

  it('encodes the response as the function wants, given the request', async () => {
    const encode: HandlerOptions['encode'] = async (response, request) => ({
      ...response,
      body: `${response.body.length} for ${request.headers.get('accept-encoding')}`,
    });
    const { handler } = openHandler(() => 'done', { encode });
    const event = eventOf({ headers: { 'accept-encoding': 'br' } });
    expect(await handler(event)).toMatchObject({
      statusCode: 200,
      body: expect.stringMatching(/^\d+ for br$/),
    });
  });
});
