import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { exampleStore } from './example-store.ts';
import { cacheKeys } from './keys.ts';
import { createTokenSource } from './token-source.ts';
import { createTokenStore } from './token-store.ts';

const HOUR_MS = 3_600_000;

/** Processes over one table, before a provider that numbers its tokens. */
function open() {
  const clock = { ms: 1_000_000_000_000, now: () => clock.ms };
  const backoff = { wait: async () => {}, random: () => 0 };
  const cache = createCache({ store: exampleStore(clock), clock, backoff, report: () => {} });
  let requested = 0;
  const fetchToken = async () => ({ token: `token ${++requested}`, expiresAt: clock.ms + HOUR_MS });
  const startProcess = () => createTokenSource(fetchToken, clock, createTokenStore(cache, 'referral', clock));
  return { clock, cache, startProcess, tokens: createTokenStore(cache, 'referral', clock) };
}

it('every process uses the token that one of them fetched, until shortly before it expires', async () => {
  const { clock, startProcess } = open();
  expect(await startProcess().read()).toBe('token 1');
  expect(await startProcess().read()).toBe('token 1');
  clock.ms += HOUR_MS - 30_000;
  expect(await startProcess().read()).toBe('token 2');
});

it('a token that the provider refused is not read from the table again', async () => {
  const { startProcess } = open();
  const one = startProcess();
  one.forget(await one.read());
  expect(await one.read()).toBe('token 2');
  expect(await startProcess().read()).toBe('token 2');
});

it('a malformed entry is no token, and an expired token is not stored', async () => {
  const { cache, clock, tokens } = open();
  await tokens.write({ token: 'late', expiresAt: clock.ms });
  expect(await tokens.read()).toBeNull();
  for (const odd of [
    'text',
    null,
    { token: 1, expiresAt: 1 },
    { token: 'a' },
    { token: 'a', expiresAt: '1' },
  ]) {
    await cache.write(cacheKeys.token('referral'), odd, { freshS: 60, staleS: 0 });
    expect(await tokens.read()).toBeNull();
  }
});

it('requests at the same time share one token, also without a table', async () => {
  const { clock } = open();
  let requested = 0;
  const source = createTokenSource(
    async () => ({ token: `token ${++requested}`, expiresAt: clock.ms + HOUR_MS }),
    clock,
  );
  expect(await Promise.all([source.read(), source.read()])).toEqual(['token 1', 'token 1']);
  expect(await source.read()).toBe('token 1');
});

it('a refusal of a token that is not in use leaves the one in use', async () => {
  const one = open().startProcess();
  const token = await one.read();
  one.forget('another');
  expect(await one.read()).toBe(token);
});
