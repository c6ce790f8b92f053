import { describe, expect, it } from 'vitest';
import { createContentProbe } from '../../packages/functions/src/health/content-probe.ts';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { registerCustomer, sendRequest } from './setup/send-request.ts';
import { openShopFunctions, type ProviderRole, type ShopFunctions } from './setup/shop-functions.ts';

interface ProviderHealth {
  configured: boolean;
  ok: boolean | null;
  lastSuccess: string | null;
  lastFailure: string | null;
  cacheAgeS: number | null;
}

async function health(
  shop: ShopFunctions,
): Promise<{ ok: boolean; providers: Record<ProviderRole, ProviderHealth> }> {
  return JSON.parse((await sendRequest(shop, '/api/health')).text);
}

/** A request of a shopper that needs the provider. */
const calls: Record<ProviderRole, (shop: ShopFunctions, token: string) => Promise<unknown>> = {
  commerce: (shop, token) => sendRequest(shop, '/api/auth/user', { body: { token } }),
  content: (shop) => sendRequest(shop, '/api/settings'),
  search: (shop) => sendRequest(shop, `/api/recommendations?profile=404&product=${crypto.randomUUID()}`),
  wishlist: (shop, token) => sendRequest(shop, '/api/wishlists', { token }),
  gift: (shop) => sendRequest(shop, '/api/govalo/get-session', { method: 'POST' }),
  referral: (shop, token) => sendRequest(shop, '/api/rewards', { token }),
};
const roles: ProviderRole[] = ['commerce', 'content', 'search', 'wishlist', 'gift', 'referral'];
const others = (role: ProviderRole) => roles.filter((other) => other !== role);

describe('GET /api/health', () => {
  it.each(roles)(
    'reports %s as failing when it is switched off, and as fine when it is on again',
    async (role) => {
      const shop = openShopFunctions();
      const { token } = await registerCustomer(shop);
      for (const other of roles) await calls[other](shop, token);
      const before = await health(shop);
      expect(before.ok).toBe(true);
      for (const other of roles)
        expect(before.providers[other]).toMatchObject({ configured: true, ok: true });
      expect(before.providers[role]).toMatchObject({
        lastSuccess: '2026-11-21T12:00:00.000Z',
        lastFailure: null,
      });

      shop.world.wait(3_000);
      shop.down.add(role);
      await calls[role](shop, token);
      const during = await health(shop);
      // Settings are still stored, so the CMS is called again only after a while.
      if (role === 'content') shop.world.wait(20_000);
      const report = role === 'content' ? await health(shop) : during;
      expect(report.ok).toBe(false);
      expect(report.providers[role]).toMatchObject({ ok: false, lastSuccess: '2026-11-21T12:00:00.000Z' });
      expect(report.providers[role].lastFailure).toBe(new Date(shop.world.now()).toISOString());
      for (const other of others(role)) expect(report.providers[other].ok).toBe(true);

      shop.world.wait(20_000);
      shop.down.clear();
      await calls[role](shop, token);
      const after = await health(shop);
      expect(after.providers[role]).toMatchObject({
        ok: true,
        lastSuccess: new Date(shop.world.now()).toISOString(),
        lastFailure: report.providers[role].lastFailure,
      });
      expect(after.ok).toBe(true);
    },
  );

  it('reports a failure at once, even right after another outcome', async () => {
    const shop = openShopFunctions();
    for (let round = 0; round < 3; round += 1) {
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

  it('probes the providers that have a probe, and reports shoppers’ outcomes of the others', async () => {
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

  it('finds an outage by its own probes, repeats them only after a while, and changes nothing at providers', async () => {
    const shop = openShopFunctions();
    const { requestCounts, world } = shop;
    const received = structuredClone(['search', 'wishlist', 'referral', 'gift'].map(shop.received));
    expect((await health(shop)).ok).toBe(true);
    const once = { ...requestCounts };
    await health(shop);
    expect(requestCounts).toEqual(once);
    expect([requestCounts.gift, requestCounts.referral]).toEqual([0, 0]);
    expect(received).toEqual(['search', 'wishlist', 'referral', 'gift'].map(shop.received));
    for (const role of ['search', 'wishlist'] as const) {
      shop.down.clear();
      shop.down.add(role);
      world.wait(20_000);
      const { ok, providers } = await health(shop);
      expect([ok, providers[role].ok, providers.gift.ok]).toEqual([false, false, null]);
      for (const other of ['commerce', 'content'] as const) expect(providers[other].ok).toBe(true);
    }
  });

  it('sends the CMS a query that it supports', async () => {
    const { fetch } = openLake();
    const { projectId, dataset } = contentProject;
    const options = { projectId, apiHost: lakeOrigin, timeoutMs: 2_000, fetch };
    expect(await createContentProbe({ ...options, dataset }).run()).toBeUndefined();
    await expect(createContentProbe({ ...options, dataset: 'nowhere' }).run()).rejects.toMatchObject({
      kind: 'outside',
    });
  });

  it('returns the age of the stored responses', async () => {
    const shop = openShopFunctions();
    expect((await health(shop)).providers.commerce.cacheAgeS).toBeNull();
    await sendRequest(shop, '/api/shopify/metaobjects');
    await sendRequest(shop, '/api/settings');
    shop.world.wait(60_000);
    const { providers } = await health(shop);
    expect([providers.commerce.cacheAgeS, providers.content.cacheAgeS]).toEqual([60, 60]);
  });

  it('contains no address, key or error text', async () => {
    const shop = openShopFunctions();
    for (const role of roles) shop.down.add(role);
    const { text } = await sendRequest(shop, '/api/health');
    expect(text).not.toMatch(/http|localhost|token|key|secret|Fault|503/i);
  });
});
