import { expect, it } from 'vitest';
import { createTokenSource } from '../providers/referral/token-source.ts';
import { createCache } from './cache.ts';
import { exampleStore } from './example-store.ts';
import { cacheKeys } from './keys.ts';
import { createTokenKeeper } from './token-keeper.ts';

const HOUR_MS = 3_600_000;

/** Processes over one table, before a provider that numbers its tokens. */
function open() {
  const clock = { ms: 1_000_000_000_000, now: () => clock.ms };
  const patience = { wait: async () => {}, random: () => 0 };
  const cache = createCache({ store: exampleStore(clock), clock, patience, report: () => {} });
  let asked = 0;
  const fetchToken = async () => ({ token: `token ${++asked}`, expiresAt: clock.ms + HOUR_MS });
  const startProcess = () =>
    createTokenSource(fetchToken, clock, createTokenKeeper(cache, 'referral', clock));
  return { clock, cache, startProcess, keeper: createTokenKeeper(cache, 'referral', clock) };
}

it('every process uses the token that one of them asked for, until it nearly ends', async () => {
  const { clock, startProcess } = open();
  expect(await startProcess().read()).toBe('token 1');
  expect(await startProcess().read()).toBe('token 1');
  clock.ms += HOUR_MS - 30_000;
  expect(await startProcess().read()).toBe('token 2');
});

it('a token that the provider refuses is not taken from the table again', async () => {
  const { startProcess } = open();
  const one = startProcess();
  one.forget(await one.read());
  expect(await one.read()).toBe('token 2');
  expect(await startProcess().read()).toBe('token 2');
});

it('whatever else stands there is no token, and one that has ended is not kept', async () => {
  const { cache, clock, keeper } = open();
  await keeper.write({ token: 'late', expiresAt: clock.ms });
  expect(await keeper.read()).toBeNull();
  for (const odd of [
    'text',
    null,
    { token: 1, expiresAt: 1 },
    { token: 'a' },
    { token: 'a', expiresAt: '1' },
  ]) {
    await cache.write(cacheKeys.token('referral'), odd, { freshS: 60, staleS: 0 });
    expect(await keeper.read()).toBeNull();
  }
});
