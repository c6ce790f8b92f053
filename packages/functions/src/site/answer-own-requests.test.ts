import { expect, it, vi } from 'vitest';
import { answerOwnRequests } from './answer-own-requests.ts';

const outside = vi.fn(async () => new Response('outside'));
const own = answerOwnRequests(
  ({ host }) => host === 'own.example',
  async (event) => ({
    statusCode: 200,
    headers: { 'x-nextjs-cache': 'REVALIDATED' },
    cookies: ['a=1', 'b=2'],
    body: `${event.requestContext.http.method} ${event.rawPath}?${event.rawQueryString} ${event.headers['x-a']}`,
  }),
  outside,
);

it('renders what the site requests from itself', async () => {
  const response = await own('https://own.example/products/slip?a=1', { headers: { 'x-a': 'b' } });
  expect(await response.text()).toBe('GET /products/slip?a=1 b');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(outside).not.toHaveBeenCalled();
});

it('sends no body for HEAD, which is how Next rebuilds a page', async () => {
  const response = await own(new URL('https://own.example/'), { method: 'HEAD' });
  expect([await response.text(), response.headers.get('x-nextjs-cache')]).toEqual(['', 'REVALIDATED']);
});

it('leaves all other requests alone', async () => {
  const response = await own(new Request('https://shop.myshopify.com/'));
  expect(await response.text()).toBe('outside');
});
