import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { rateLimitByAccount, rateLimitByIp } from './rate-limit.ts';

const limit = { name: 'login', attempts: 3, withinS: 60 };

/** Runs one attempt with a rateLimiter that returns `waitS`, or rejects. */
async function attempt(account: string | null, waitS: number | null | Error) {
  const taken: unknown[] = [];
  const failures: string[] = [];
  const lines: unknown[] = [];
  const errors: unknown[] = [];
  const deps = {
    rateLimiter: {
      async take(who: string, taking: object) {
        taken.push([who, taking]);
        if (waitS instanceof Error) throw waitS;
        return waitS;
      },
    },
    meter: { failure: (of: string) => void failures.push(of) },
    log: {
      info: () => {},
      error: (message: string, fields?: object) => void lines.push({ message, ...fields }),
    },
  };
  const app = new Hono();
  app.get('/', async (context) => {
    await (account === null ? rateLimitByIp(deps, context, limit) : rateLimitByAccount(deps, account, limit));
    return context.text('done');
  });
  app.onError((error, context) => {
    errors.push(error);
    return context.text('refused', 429);
  });
  await app.request('/', { headers: { 'cloudfront-viewer-address': '198.51.100.7:4711' } });
  return { taken, failures, lines, error: errors[0] ?? null };
}

describe('rateLimitByIp', () => {
  it('counts the attempt of the visitor’s IP address', async () => {
    const { taken, error, lines } = await attempt(null, null);
    expect(taken).toEqual([['address:198.51.100.7', limit]]);
    expect([error, lines]).toEqual([null, []]);
  });

  it('throws with the seconds to wait above the limit', async () => {
    const { error } = await attempt(null, 42);
    expect(error).toMatchObject({ code: 'throttled', kind: 'refused', retryAfterS: 42 });
  });

  it('lets the visitor pass when attempts cannot be counted, and reports that', async () => {
    const failure = new Error('The table is down.');
    const { error, failures, lines } = await attempt(null, failure);
    expect(error).toBeNull();
    expect(failures).toEqual(['cache']);
    expect(lines).toEqual([{ message: 'Attempts could not be counted', limit: 'login', error: failure }]);
  });
});

describe('rateLimitByAccount', () => {
  it('counts one account however its e-mail is written, and does not store it', async () => {
    const [one, other, third] = await Promise.all(
      ['ann@vesper.example', '  Ann@Vesper.example ', 'eve@vesper.example'].map((email) =>
        attempt(email, null),
      ),
    );
    expect(one?.taken).toEqual([[expect.stringMatching(/^account:[\w-]{43}$/), limit]]);
    expect(other?.taken).toEqual(one?.taken);
    expect(third?.taken).not.toEqual(one?.taken);
  });

  it('throws above the limit', async () => {
    expect((await attempt('ann@vesper.example', 7)).error).toMatchObject({ retryAfterS: 7 });
  });
});
