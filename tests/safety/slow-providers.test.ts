import { FUNCTION_TIMEOUT_S } from '@storefront/core/function-timeout';
import { createHttp } from '@storefront/core/providers/http';
import type { Handler } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { makeApi } from '../../packages/functions/src/make-api.ts';
import { type RequestPatience, toHandler } from '../../packages/functions/src/to-handler.ts';
import { sampleWith } from './gateway-event.ts';

const log = { info: () => {}, error: () => {} };

/** A provider that never answers; `asked` counts who tried. */
function silentProvider() {
  let asked = 0;
  const http = createHttp({
    fetch: () => {
      asked += 1;
      return new Promise(() => {});
    },
  });
  const ask = (timeoutMs: number) =>
    http.readJson({ provider: 'wishlist', url: 'https://swym.example/lists', timeoutMs });
  return { ask, asked: () => asked };
}

/** What a function answers whose work is `work`. */
async function answerOf(work: () => Promise<unknown>, patience?: RequestPatience) {
  const toWork: Handler = async (context) => context.json({ did: await work() });
  const app = makeApi({ '/work': { GET: toWork } });
  const own = { log, originSecret: null, meter: { coldStart: () => {} } };
  const handler = toHandler(() => app, patience === undefined ? own : { ...own, patience });
  const { statusCode, body } = await handler(sampleWith({ method: 'GET', path: '/work' }));
  return { statusCode, body: JSON.parse(body) };
}

afterEach(() => {
  vi.useRealTimers();
});

it('slow providers in a row have one time together: the last ones are cut short or not asked', async () => {
  const { ask, asked } = silentProvider();
  const patience = { providersMs: 1_500, answerMs: 60_000 };
  const work = async () => {
    await ask(40).catch(() => {});
    await ask(60_000).catch(() => {});
    return ask(60_000);
  };
  const { statusCode, body } = await answerOf(work, patience);
  expect([statusCode, body.error.code]).toEqual([504, 'wishlist-timeout']);
  expect(asked()).toBe(2);
});

it('what stands in for a slow provider is still answered', async () => {
  const { ask } = silentProvider();
  const patience = { providersMs: 40, answerMs: 60_000 };
  const { statusCode, body } = await answerOf(() => ask(60_000).catch(() => 'kept'), patience);
  expect([statusCode, body]).toEqual([200, { did: 'kept' }]);
});

it('whatever else hangs, the function answers before the platform ends it', async () => {
  vi.useFakeTimers();
  const answering = answerOf(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(FUNCTION_TIMEOUT_S * 1_000 - 500);
  expect(await answering).toEqual({
    statusCode: 504,
    body: { error: { code: 'request-timeout', message: 'This took too long. Please try again.' } },
  });
});
