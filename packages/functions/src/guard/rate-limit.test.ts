import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  accountKey,
  forgetAttempts,
  type RateLimitDeps,
  rateLimitByAccount,
  rateLimitByIp,
  rateLimitByPair,
} from './rate-limit.ts';

const limit = { name: 'login', attempts: 3, withinS: 60 };
const failure = new Error('The table is down.');

/** A rate limiter that returns `waitS`, or rejects, with its calls and what was reported. */
function openLimiter(waitS: number | null | Error) {
  const taken: unknown[] = [];
  const forgotten: unknown[] = [];
  const failures: string[] = [];
  const lines: unknown[] = [];
  const deps: RateLimitDeps = {
    rateLimiter: {
      async take(who, taking) {
        taken.push([who, taking]);
        if (waitS instanceof Error) throw waitS;
        return waitS;
      },
      async forget(who, taking) {
        forgotten.push([who, taking]);
        if (waitS instanceof Error) throw waitS;
      },
    },
    meter: { failure: (of) => void failures.push(of) },
    log: {
      info: () => {},
      error: (message, fields) => void lines.push({ message, ...fields }),
    },
  };
  return { deps, taken, forgotten, failures, lines };
}

type Attempted = 'address' | 'account' | 'pair';

/** Runs one attempt with a rate limiter that returns `waitS`, or rejects. */
async function attempt(
  who: Attempted,
  waitS: number | null | Error,
  { email = 'ann@vesper.example', address = '198.51.100.7' } = {},
) {
  const { deps, ...seen } = openLimiter(waitS);
  const errors: unknown[] = [];
  const app = new Hono();
  app.get('/', async (context) => {
    if (who === 'address') await rateLimitByIp(deps, context, limit);
    if (who === 'account') await rateLimitByAccount(deps, email, limit);
    if (who === 'pair') await rateLimitByPair(deps, context, email, limit);
    return context.text('done');
  });
  app.onError((error, context) => {
    errors.push(error);
    return context.text('refused', 429);
  });
  await app.request('/', { headers: { 'cloudfront-viewer-address': `${address}:4711` } });
  return { ...seen, error: errors[0] ?? null };
}

describe('rateLimitByIp', () => {
  it('counts the attempt of the visitor’s IP address', async () => {
    const { taken, error, lines } = await attempt('address', null);
    expect(taken).toEqual([['address:198.51.100.7', limit]]);
    expect([error, lines]).toEqual([null, []]);
  });

  it('counts the whole IPv6 network of a household', async () => {
    const { taken } = await attempt('address', null, { address: '2001:db8:1:2:3::9' });
    expect(taken).toEqual([['address:2001:db8:1:2::/64', limit]]);
  });
});

describe('rateLimitByAccount', () => {
  it('counts one account however its e-mail is written, and does not store it', async () => {
    const [one, other, third] = await Promise.all(
      ['ann@vesper.example', '  Ann@Vesper.example ', 'eve@vesper.example'].map((email) =>
        attempt('account', null, { email }),
      ),
    );
    expect(one?.taken).toEqual([[expect.stringMatching(/^account:[\w-]{43}$/), limit]]);
    expect(other?.taken).toEqual(one?.taken);
    expect(third?.taken).not.toEqual(one?.taken);
  });
});

describe('rateLimitByPair', () => {
  it('counts an account and an address together', async () => {
    const { taken } = await attempt('pair', null);
    expect(taken).toEqual([[`pair:${accountKey('ann@vesper.example')}:198.51.100.7`, limit]]);
  });

  it('counts all IPv6 networks that somebody can rent at once as one', async () => {
    const { taken } = await attempt('pair', null, { address: '2001:db8:1:2:3::9' });
    expect(taken).toEqual([[`pair:${accountKey('ann@vesper.example')}:2001:db8:1::/48`, limit]]);
  });
});

describe.each<Attempted>(['address', 'account', 'pair'])('the rate limit of an %s', (who) => {
  it('throws with the seconds to wait above the limit', async () => {
    const { error } = await attempt(who, 42);
    expect(error).toMatchObject({ code: 'throttled', kind: 'refused', retryAfterS: 42 });
  });

  it('lets the visitor pass when attempts cannot be counted, and reports that', async () => {
    const { error, failures, lines } = await attempt(who, failure);
    expect(error).toBeNull();
    expect(failures).toEqual(['cache']);
    expect(lines).toEqual([{ message: 'Attempts could not be counted', limit: 'login', error: failure }]);
  });
});

describe('forgetAttempts', () => {
  it('forgets the attempts', async () => {
    const { deps, forgotten, lines } = openLimiter(null);
    await forgetAttempts(deps, 'pair:a:b', limit);
    expect([forgotten, lines]).toEqual([[['pair:a:b', limit]], []]);
  });

  it('resolves when that is not possible, and reports that', async () => {
    const { deps, failures, lines } = openLimiter(failure);
    await forgetAttempts(deps, 'pair:a:b', limit);
    expect(failures).toEqual(['cache']);
    expect(lines).toEqual([{ message: 'Attempts could not be forgotten', limit: 'login', error: failure }]);
  });
});
