import { describe, expect, it } from 'vitest';
import { createContentProbe } from '../../packages/functions/src/api/content-probe.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { ask, someone } from './ask.ts';
import { type Outside, openShopFunctions, type ShopFunctions } from './shop-functions.ts';

interface Told {
  configured: boolean;
  ok: boolean | null;
  lastSuccess: string | null;
  lastFailure: string | null;
  cacheAgeS: number | null;
}

async function health(shop: ShopFunctions): Promise<{ ok: boolean; providers: Record<Outside, Told> }> {
  return JSON.parse((await ask(shop, '/api/health')).text);
}

/** What a shopper does that needs the provider. */
const calls: Record<Outside, (shop: ShopFunctions, token: string) => Promise<unknown>> = {
  commerce: (shop, token) => ask(shop, '/api/auth/user', { body: { token } }),
  content: (shop) => ask(shop, '/api/settings'),
  search: (shop) => ask(shop, `/api/recommendations?profile=404&product=${crypto.randomUUID()}`),
  wishlist: (shop, token) => ask(shop, '/api/wishlists', { token }),
  gift: (shop) => ask(shop, '/api/govalo/get-session', { method: 'POST' }),
  referral: (shop, token) => ask(shop, '/api/rewards', { token }),
};
const roles: Outside[] = ['commerce', 'content', 'search', 'wishlist', 'gift', 'referral'];
const others = (role: Outside) => roles.filter((other) => other !== role);

describe('GET /api/health', () => {
  it.each(roles)('tells truly of %s: it is switched off, and on again', async (role) => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    for (const other of roles) await calls[other](shop, token);
    const before = await health(shop);
    expect(before.ok).toBe(true);
    for (const other of roles) expect(before.providers[other]).toMatchObject({ configured: true, ok: true });
    expect(before.providers[role]).toMatchObject({
      lastSuccess: '2026-11-21T12:00:00.000Z',
      lastFailure: null,
    });

    shop.world.wait(3_000);
    shop.down.add(role);
    await calls[role](shop, token);
    const during = await health(shop);
    // A page that is kept needs no provider, so that the last it did was well until it is asked again.
    if (role === 'content') shop.world.wait(20_000);
    const told = role === 'content' ? await health(shop) : during;
    expect(told.ok).toBe(false);
    expect(told.providers[role]).toMatchObject({ ok: false, lastSuccess: '2026-11-21T12:00:00.000Z' });
    expect(told.providers[role].lastFailure).toBe(new Date(shop.world.now()).toISOString());
    for (const other of others(role)) expect(told.providers[other].ok).toBe(true);

    shop.world.wait(20_000);
    shop.down.clear();
    await calls[role](shop, token);
    const after = await health(shop);
    expect(after.providers[role]).toMatchObject({
      ok: true,
      lastSuccess: new Date(shop.world.now()).toISOString(),
      lastFailure: told.providers[role].lastFailure,
    });
    expect(after.ok).toBe(true);
  });

  it('tells a failure at once, though the last one was a moment ago', async () => {
    const shop = openShopFunctions();
    for (let turn = 0; turn < 3; turn += 1) {
      shop.down.clear();
      await calls.gift(shop, '');
      expect((await health(shop)).providers.gift.ok).toBe(true);
      shop.world.wait(100);
      shop.down.add('gift');
      await calls.gift(shop, '');
      expect((await health(shop)).providers.gift.ok).toBe(false);
      shop.world.wait(100);
    }
  });

  it('asks those who can be asked by itself, and of the others says what shoppers met', async () => {
    const shop = openShopFunctions({ unset: ['wishlist'] });
    const { providers } = await health(shop);
    expect(providers).toMatchObject({
      commerce: { configured: true, ok: true },
      content: { configured: true, ok: true },
      search: { configured: true, ok: true },
      referral: { configured: true, ok: null, lastSuccess: null, lastFailure: null },
      gift: { configured: true, ok: null, lastSuccess: null, lastFailure: null },
      wishlist: { configured: false, ok: null },
    });
  });

  it('learns by itself that one is down, asks again only after a while, and leaves nothing behind', async () => {
    const shop = openShopFunctions();
    const { asked, world } = shop;
    const kept = structuredClone(['search', 'wishlist', 'referral', 'gift'].map(shop.received));
    expect((await health(shop)).ok).toBe(true);
    const once = { ...asked };
    await health(shop);
    expect(asked).toEqual(once);
    expect([asked.gift, asked.referral]).toEqual([0, 0]);
    expect(kept).toEqual(['search', 'wishlist', 'referral', 'gift'].map(shop.received));
    for (const role of ['search', 'wishlist'] as const) {
      shop.down.clear();
      shop.down.add(role);
      world.wait(20_000);
      const { ok, providers } = await health(shop);
      expect([ok, providers[role].ok, providers.gift.ok]).toEqual([false, false, null]);
      for (const other of ['commerce', 'content'] as const) expect(providers[other].ok).toBe(true);
    }
  });

  it('asks the CMS a question that it understands', async () => {
    const { fetch } = openLake();
    const { projectId, dataset } = contentProject;
    const asked = { projectId, apiHost: lakeOrigin, timeoutMs: 2_000, fetch };
    expect(await createContentProbe({ ...asked, dataset }).ask()).toBeUndefined();
    await expect(createContentProbe({ ...asked, dataset: 'nowhere' }).ask()).rejects.toMatchObject({
      kind: 'outside',
    });
  });

  it('tells how old the kept answers are', async () => {
    const shop = openShopFunctions();
    expect((await health(shop)).providers.commerce.cacheAgeS).toBeNull();
    await ask(shop, '/api/shopify/metaobjects');
    await ask(shop, '/api/settings');
    shop.world.wait(60_000);
    const { providers } = await health(shop);
    expect([providers.commerce.cacheAgeS, providers.content.cacheAgeS]).toEqual([60, 60]);
  });

  it('holds no address, key or error text', async () => {
    const shop = openShopFunctions();
    for (const role of roles) shop.down.add(role);
    const { text } = await ask(shop, '/api/health');
    expect(text).not.toMatch(/http|localhost|token|key|secret|Fault|503/i);
  });
});
