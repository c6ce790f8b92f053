import { exampleStore } from '@storefront/core/cache/example-store';
import { createRateLimiter } from '@storefront/core/cache/rate-limiter';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ThrottledFault } from '../guard/throttled-fault.ts';
import { forgetLogins, limitLogin } from './limit-login.ts';

const ann = 'ann@vesper.example';
const quarterS = 900;
const dayS = 86_400;

/** Counters in memory, and a clock at the start of a day that only a test moves. */
function openLogins() {
  const clock = { ms: dayS * 1_000, now: () => clock.ms };
  const rateLimiter = createRateLimiter(exampleStore(clock), clock);
  const refusals: unknown[] = [];
  const app = new Hono();
  app.get('/login/:email', async (context) => {
    await limitLogin({ rateLimiter }, context, context.req.param('email'));
    return context.text('checked');
  });
  app.get('/forget/:email', async (context) => {
    await forgetLogins({ rateLimiter }, context, context.req.param('email'));
    return context.text('forgotten');
  });
  app.onError((error, context) => {
    refusals.push(error);
    return context.text(String(error instanceof ThrottledFault ? error.retryAfterS : error), 429);
  });
  const request = async (path: string, address: string) => {
    const headers = { 'cloudfront-viewer-address': `${address}:4711` };
    return app.request(path, { headers });
  };
  /** 0 when the password is checked, otherwise the seconds to wait. */
  async function attempt(address: string, email = ann): Promise<number> {
    const response = await request(`/login/${email}`, address);
    return response.status === 200 ? 0 : Number(await response.text());
  }
  /** Attempts as often as possible for one day, by addresses that wait as `Retry-After` says. Returns their number. */
  async function guessForADay(addresses: readonly string[]): Promise<number> {
    const endMs = clock.ms + dayS * 1_000;
    const waitsUntil = new Map<string, number>();
    let checked = 0;
    for (; clock.ms < endMs; clock.ms += quarterS * 1_000) {
      for (const address of addresses) {
        while ((waitsUntil.get(address) ?? 0) <= clock.ms) {
          const waitS = await attempt(address);
          if (waitS === 0) checked += 1;
          else waitsUntil.set(address, clock.ms + waitS * 1_000);
        }
      }
    }
    return checked;
  }
  return {
    clock,
    attempt,
    guessForADay,
    refusals,
    forget: (address: string) => request(`/forget/${ann}`, address),
  };
}

const thousand = (addressAt: (place: number) => string) =>
  Array.from({ length: 1_000 }, (_, place) => addressAt(place));

describe('logins', { timeout: 30_000 }, () => {
  it('of one account are possible ten times in a quarter of an hour from one address', async () => {
    const { clock, attempt, refusals } = openLogins();
    const waits: number[] = [];
    for (let index = 0; index < 12; index += 1) waits.push(await attempt('198.51.100.7'));
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, quarterS, quarterS]);
    expect(refusals[0]).toMatchObject({
      say: 'That was too often. Please try again in 15 minutes. Or set a new password by e-mail.',
    });
    clock.ms += quarterS * 1_000;
    expect(await attempt('198.51.100.7')).toBe(0);
  });

  it('are not closed to the owner, nor to another account, by the failures of another address', async () => {
    const { attempt } = openLogins();
    for (let index = 0; index < 40; index += 1) await attempt('198.51.100.7');
    expect(await attempt('192.0.2.1')).toBe(0);
    expect(await attempt('198.51.100.7', 'eve@vesper.example')).toBe(0);
  });

  it('are possible for the owner after a thousand addresses have guessed', async () => {
    const { attempt } = openLogins();
    for (const address of thousand((place) => `10.0.${place >> 8}.${place & 255}`)) await attempt(address);
    expect([await attempt('192.0.2.1'), await attempt('192.0.2.1'), await attempt('192.0.2.1')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('of an account that is being guessed are possible three times a day from one address', async () => {
    const { clock, attempt, refusals } = openLogins();
    clock.ms += 3_600_000;
    for (let index = 0; index < 50; index += 1) await attempt(`10.0.0.${index}`);
    const waits: number[] = [];
    for (let index = 0; index < 5; index += 1) waits.push(await attempt('198.51.100.7'));
    expect(waits).toEqual([0, 0, 0, 23 * 3_600, 23 * 3_600]);
    expect(refusals[0]).toMatchObject({
      say: 'That was too often. Please try again in 23 hours. Or set a new password by e-mail.',
    });
    clock.ms += 23 * 3_600_000;
    expect(await attempt('198.51.100.7')).toBe(0);
  });

  it('are possible again for an address from which the owner logged in', async () => {
    const { attempt, forget } = openLogins();
    for (let index = 0; index < 50; index += 1) await attempt(`10.0.0.${index}`);
    for (let index = 0; index < 11; index += 1) await attempt('192.0.2.1');
    await attempt('198.51.100.7');
    await forget('192.0.2.1');
    const waits: number[] = [];
    for (let index = 0; index < 4; index += 1) waits.push(await attempt('192.0.2.1'));
    expect(waits).toEqual([0, 0, 0, dayS]);
  });

  it('from one address are 50 a day at most', async () => {
    expect(await openLogins().guessForADay(['198.51.100.7'])).toBe(50);
  });

  it('from a thousand addresses are 3,050 a day at most', async () => {
    const addresses = thousand((place) => `10.0.${place >> 8}.${place & 255}`);
    const checked = await openLogins().guessForADay(addresses);
    // Five addresses make the first fifty attempts, the others three each.
    expect(checked).toBe(5 * 10 + 995 * 3);
    expect(checked).toBeLessThanOrEqual(3_050);
  });

  it('from the networks of one rented IPv6 prefix are those of one address', async () => {
    const addresses = Array.from({ length: 20 }, (_, place) => `2001:db8:7:${place}::1`);
    expect(await openLogins().guessForADay(addresses)).toBe(50);
  });
});
