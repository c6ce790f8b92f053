import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { createHttp } from '@storefront/core/providers/http';
import type { Handler } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { makeApi } from '../../packages/functions/src/http/make-api.ts';
import { type RequestBudget, toHandler } from '../../packages/functions/src/http/to-handler.ts';
import { sampleWith } from './setup/gateway-event.ts';

const log = { info: () => {}, error: () => {} };

/** A provider that never responds; `calls` counts the attempts. */
function silentProvider() {
  let calls = 0;
  const http = createHttp({
    fetch: () => {
      calls += 1;
      return new Promise(() => {});
    },
  });
  const call = (timeoutMs: number) =>
    http.readJson({ provider: 'wishlist', url: 'https://swym.example/lists', timeoutMs });
  return { call, calls: () => calls };
}

/** The response of a function that does this work. */
async function respondAfter(work: () => Promise<unknown>, budget?: RequestBudget) {
  const toWork: Handler = async (context) => context.json({ result: await work() });
  const app = makeApi({ '/work': { GET: toWork } });
  const own = { log, originSecrets: [], meter: { coldStart: () => {} } };
  const handler = toHandler(() => app, budget === undefined ? own : { ...own, budget });
  const { statusCode, body } = await handler(sampleWith({ method: 'GET', path: '/work' }));
  return { statusCode, body: JSON.parse(body) };
}

afterEach(() => {
  vi.useRealTimers();
});

it('lets all providers of a request share one time budget: the last ones are cut short or not called', async () => {
  const { call, calls } = silentProvider();
  const budget = { providersMs: 1_500, responseMs: 60_000 };
  const work = async () => {
    await call(40).catch(() => {});
    await call(60_000).catch(() => {});
    return call(60_000);
  };
  const { statusCode, body } = await respondAfter(work, budget);
  expect([statusCode, body.error.code]).toEqual([504, 'wishlist-timeout']);
  expect(calls()).toBe(2);
});

it('leaves time for a stored response in place of a slow provider’s', async () => {
  const { call } = silentProvider();
  const budget = { providersMs: 40, responseMs: 60_000 };
  const { statusCode, body } = await respondAfter(() => call(60_000).catch(() => 'stored'), budget);
  expect([statusCode, body]).toEqual([200, { result: 'stored' }]);
});

it('returns 504 before the platform ends a function that hangs', async () => {
  vi.useFakeTimers();
  const responding = respondAfter(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(FUNCTION_TIMEOUT_S * 1_000 - 500);
  expect(await responding).toEqual({
    statusCode: 504,
    body: { error: { code: 'request-timeout', message: 'This took too long. Please try again.' } },
  });
});
