import { UNDECIDED } from '@storefront/core/consent/consent';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConsentCookie } from './read-consent-cookie.ts';

const now = Date.parse('2026-11-21');

async function read(cookies: Record<string, string>, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.get('/', (context) => context.json(readConsentCookie(context, { now: () => now })));
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return (await app.request('/', { headers: { cookie, ...headers } })).json();
}

const chosen = { OptanonAlertBoxClosed: '2026-11-20T10:00:00.000Z' };
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

  it.each([
    ['our own refuses', [], 'C0001:1,C0003:1', ['necessary']],
    ['the consent manager’s refuses', ['functional', 'marketing'], 'C0001:1,C0003:0', ['necessary']],
    ['they differ', ['functional', 'marketing'], 'C0002:1,C0004:1', ['necessary', 'marketing']],
  ])('counts only what both cookies allow, where %s', async (_, allowed, groups, both) => {
    const cookies = { ...chosen, consent: own(allowed), OptanonConsent: `groups=${groups}` };
    expect((await read(cookies)).allowed).toEqual(both);
  });

  it('reads the consent manager’s choice beside one of our own that cannot be read', async () => {
    const cookies = { ...chosen, consent: 'junk', OptanonConsent: 'groups=C0001:1,C0003:1' };
    expect((await read(cookies)).allowed).toEqual(['necessary', 'functional']);
  });

  it('does not count the consent manager’s groups before the visitor has chosen', async () => {
    const cookies = { OptanonConsent: 'groups=C0001:1,C0002:1,C0003:1,C0004:1' };
    expect(await read(cookies)).toEqual(UNDECIDED);
    expect(await read({ ...cookies, OptanonAlertBoxClosed: '' })).toEqual(UNDECIDED);
  });

  it('[what.22] does not count a choice from before the browser’s signal', async () => {
    const signal = { 'Sec-GPC': '1' };
    const groups = 'groups=C0001:1,C0003:1';
    const under = JSON.stringify({ allowed: ['functional'], decidedAt: now - 1_000, underSignal: true });
    expect(await read({ consent: own(['functional']) }, signal)).toEqual(UNDECIDED);
    expect(await read({ ...chosen, OptanonConsent: `isGpcEnabled=0&${groups}` }, signal)).toEqual(UNDECIDED);
    for (const cookies of [{ consent: under }, { ...chosen, OptanonConsent: `isGpcEnabled=1&${groups}` }])
      expect(await read(cookies, signal)).toMatchObject({ allowed: ['necessary', 'functional'] });
  });

  it('reads the allowed groups of the consent manager’s cookie', async () => {
    const [all, one] = [
      await read({ ...chosen, OptanonConsent: 'isGpcEnabled=0&groups=C0001:1,C0002:1,C0003:1,C0004:1' }),
      await read({ ...chosen, OptanonConsent: 'groups=C0001:1,C0002:0,C0003:1,C0004:0' }),
    ];
    expect(Object(all).allowed.length).toBeGreaterThan(Object(one).allowed.length);
    expect(one).toMatchObject({ allowed: ['necessary', 'functional'] });
  });
});
