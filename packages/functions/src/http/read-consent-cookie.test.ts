import { UNDECIDED } from '@storefront/core/consent/consent';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConsentCookie } from './read-consent-cookie.ts';

const now = Date.parse('2026-11-21');

async function read(cookies: Record<string, string>) {
  const app = new Hono();
  app.get('/', (context) => context.json(readConsentCookie(context, { now: () => now })));
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return (await app.request('/', { headers: { cookie } })).json();
}

const own = (allowed: string[]) => JSON.stringify({ allowed, decidedAt: now - 1_000 });

describe('readConsentCookie', () => {
  it('is undecided without a cookie and for one that cannot be read', async () => {
    expect(await read({})).toEqual(UNDECIDED);
    expect(await read({ consent: 'junk' })).toEqual(UNDECIDED);
    expect(await read({ OptanonConsent: 'isGpcEnabled=0' })).toEqual(UNDECIDED);
  });

  it('reads our own cookie', async () => {
    expect(await read({ consent: own(['functional']) })).toMatchObject({
      allowed: ['necessary', 'functional'],
    });
  });

  it('prefers our own cookie to the consent manager’s', async () => {
    const both = { consent: own([]), OptanonConsent: 'groups=C0001:1,C0003:1' };
    expect(await read(both)).toMatchObject({ allowed: ['necessary'] });
  });

  it('reads the allowed groups of the consent manager’s cookie', async () => {
    const [all, one] = [
      await read({ OptanonConsent: 'isGpcEnabled=0&groups=C0001:1,C0002:1,C0003:1,C0004:1' }),
      await read({ OptanonConsent: 'groups=C0001:1,C0002:0,C0003:1,C0004:0' }),
    ];
    expect(Object(all).allowed.length).toBeGreaterThan(Object(one).allowed.length);
    expect(one).toMatchObject({ allowed: ['necessary', 'functional'] });
  });
});
