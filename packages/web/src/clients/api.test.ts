import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getOwn, getOwnAs, getOwnUnlessSame, postOwn } from './api.ts';

function respondWith(response: Response) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the client of our own endpoints', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('revalidates what the browser has cached', async () => {
    const fetch = respondWith(Response.json({ a: 1 }));
    expect(await getOwn('/api/settings')).toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith('/api/settings', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal),
    });
  });

  it('sends the tag of what it has, and returns null when that is current', async () => {
    const fetch = respondWith(new Response(null, { status: 304 }));
    expect(await getOwnUnlessSame('/api/settings', '"5-a"')).toBeNull();
    expect(fetch).toHaveBeenCalledWith('/api/settings', {
      headers: { 'if-none-match': '"5-a"' },
      signal: expect.any(AbortSignal),
    });
    respondWith(Response.json({ a: 1 }));
    expect(await getOwnUnlessSame('/api/settings', '"5-a"')).toEqual({ a: 1 });
  });

  it.each([
    ['a customer', 't', { authorization: 'Bearer t' }],
    ['a guest', null, {}],
  ] as const)('reads as %s', async (_, token, headers) => {
    const fetch = respondWith(Response.json({ a: 1 }));
    expect(await getOwnAs(token, '/api/recommendations')).toEqual({ a: 1 });
    expect(fetch.mock.calls[0]?.[1].headers).toEqual(headers);
  });

  it('sends a JSON body, as a page of the shop', async () => {
    const fetch = respondWith(Response.json({ a: 1 }));
    expect(await postOwn('/api/auth/user', { token: 't' })).toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith('/api/auth/user', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-storefront': '1' },
      body: '{"token":"t"}',
      signal: expect.any(AbortSignal),
    });
  });

  it('sends headers beside the body', async () => {
    const fetch = respondWith(Response.json({ a: 1 }));
    await postOwn('/api/x', {}, 5_000, { 'idempotency-key': 'k' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({ headers: expect.objectContaining({ 'idempotency-key': 'k' }) }),
    );
  });

  it.each([
    ['GET', () => getOwn('/api/x')],
    ['GET with a tag', () => getOwnUnlessSame('/api/x', '"5"')],
    ['POST', () => postOwn('/api/x', {})],
  ])('rejects with the status of an error response to %s', async (_, send) => {
    respondWith(new Response(null, { status: 401 }));
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status: 401, message: '/api/x returned 401' });
  });

  it.each([
    ['GET', () => getOwn('/api/x', 5)],
    ['POST', () => postOwn('/api/x', {}, 5)],
  ])('gives up a %s that takes longer than its timeout', async (_, send) => {
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await expect(send()).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
