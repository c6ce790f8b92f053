import { createServer } from 'node:http';
import { ownPath, tags } from '@storefront/core/cache/page-tags';
import { afterEach, describe, expect, it } from 'vitest';
import { isPagePath } from './is-page-path.ts';
import { answerRevalidate, type RevalidateOptions } from './revalidate.ts';

const secret = 'a-secret-of-operators';
const json = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
const open: { close: () => void }[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function openDoor(own: Partial<RevalidateOptions> = {}) {
  const refreshed: string[] = [];
  const options: RevalidateOptions = {
    secret,
    pathsOf: async () => ['/products/slip', '/'],
    refresh: async (path) => refreshed.push(path) > 0 && path !== '/down',
    ...own,
  };
  const server = createServer((request, response) => void answerRevalidate(request, response, options));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const ask = async (body: string, headers: Record<string, string> = json, method = 'POST') => {
    const sent = method === 'GET' ? { method, headers } : { method, headers, body };
    const answer = await fetch(`http://127.0.0.1:${address.port}/api/revalidate`, sent);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json');
    return { status: answer.status, headers: answer.headers, said: await answer.json() };
  };
  return { ask, refreshed };
}

describe('the door for operators', () => {
  it('makes paths, and the pages of tags, anew and tells which could not be made', async () => {
    const { ask, refreshed } = await openDoor();
    const { status, said } = await ask('{"paths": ["/", "/down"], "tags": ["product:slip"]}');
    expect([status, said]).toEqual([200, { refreshed: ['/', '/products/slip'], failed: ['/down'] }]);
    expect(refreshed).toHaveLength(3);
  });

  it.each([
    ['malformed JSON', '{"paths":', { 'content-type': 'application/json' }],
    ['1.2 MB', 'x'.repeat(1_200_000), { 'content-type': 'application/json' }],
    ['a form', 'paths=/', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'a guess of the same length',
      '{"paths":["/"]}',
      { ...json, authorization: `Bearer ${'x'.repeat(secret.length)}` },
    ],
    ['a shorter guess', '{"paths":["/"]}', { ...json, authorization: 'Bearer' }],
  ])('asks who it is before it reads %s', async (_name, body, headers) => {
    const { ask, refreshed } = await openDoor();
    const { status, said } = await ask(body, headers);
    expect([status, said.error.code]).toEqual([401, 'not-authorised']);
    expect(refreshed).toEqual([]);
  });

  it('lets nobody in without a secret', async () => {
    const { ask } = await openDoor({ secret: null });
    expect((await ask('{"paths":["/"]}')).status).toBe(401);
  });

  it.each([
    ['{"paths":', json, 400, 'body-malformed'],
    ['x'.repeat(1_200_000), json, 413, 'body-too-large'],
    [`"${'é'.repeat(8_192)}"`, json, 413, 'body-too-large'],
    ['paths=/', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 415, 'body-type-unknown'],
    ['{"paths":["/api"]}', json, 400, 'paths-invalid'],
    ['{}', json, 400, 'paths-invalid'],
    ['null', json, 400, 'paths-invalid'],
  ])('refuses %.20s with the agreed body', async (body, headers, status, code) => {
    const { ask } = await openDoor();
    const answer = await ask(body, headers);
    expect([answer.status, answer.said]).toEqual([
      status,
      { error: { code, message: expect.stringMatching(/\.$/) } },
    ]);
  });

  it('says what method it takes', async () => {
    const { ask } = await openDoor();
    const { status, headers } = await ask('', json, 'GET');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('says 502 when nobody knows the pages of a tag', async () => {
    const { ask } = await openDoor({ pathsOf: async () => null });
    expect((await ask('{"tags":["product:slip"]}')).said.error.code).toBe('cache-unavailable');
  });
});

describe('the path of a page', () => {
  it.each([
    ...['/', '/cart', '/products/slip-dress', '/stories/caf%C3%A9', '/apis', '/a/api'],
    ...['returns', 'a/../b//c?d#e', 'a\\b', "it's (new)!", '~*', '100 %', 'a\tb'].map((slug) =>
      ownPath(tags.page(slug)),
    ),
    ...['/pages/q&a/', '/pages/a,b', '/@vesper', '/pages/it%27s', '/pages/%c3%a9t%c3%a9', ' /100% '].map(
      (path) => ownPath(tags.path(path)),
    ),
  ])('is %s', (path) => {
    expect(isPagePath(path ?? '')).toBe(true);
  });

  it.each([
    ...['/api', '/api/health', '/API/health', '/_next/data', '/_next', '/%61pi/health', '/%5Fnext/data'],
    ...[
      '/a/../api/health',
      '/a/%2e%2e/api',
      '/./cart',
      '//host',
      '/a//b',
      '/cart/',
      '/a%2Fb',
      '/a%5Cb',
      '/it%27s',
    ],
    ...['/pages/q&a', '/pages/a,b', '/@vesper', '/été', '/%c3%a9t%c3%a9', '/black white', ' /cart'],
    ...['cart', '', '/cart?x=1', '/%', '/%E0', `/${'a'.repeat(512)}`],
  ])('is not %s', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
