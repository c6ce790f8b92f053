import type { Fault } from '@storefront/core/fault';
import { createShippingProtection } from '@storefront/core/providers/protection/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeAccount } from '../../packages/sandbox/src/route/account.ts';
import { routeServer } from '../../packages/sandbox/src/route/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(token = routeAccount.publicToken) {
  const world = providerWorld();
  const page = openPage({ route: routeServer(world, noDelay) });
  const faults: Fault[] = [];
  const protection = createShippingProtection({
    scriptUrl: `${serverUrl('route')}/route-protection-widget.js`,
    token,
    timeoutMs: 300,
    report: (fault) => faults.push(fault),
  });
  return { world, page, faults, protection };
}

describe('shipping protection against the double [call.other-third-party-calls.1]', () => {
  it('loads nothing until load is called', async () => {
    const { page, protection } = open();
    await protection.quote(0);
    expect(page.scripts).toEqual([]);
    expect(page.window.routeapp).toBeUndefined();
  });

  it('returns a quote that was requested before the script loaded', async () => {
    const { world, protection, faults } = open();
    const quote = protection.quote(25_000);
    await protection.load();
    expect(await quote).toBe(355);
    expect(postsTo(world, 'route')).toMatchObject([
      { path: '/v2/quotes', status: 201, body: { cart: { covered: { currency: 'USD', amount: '250.00' } } } },
    ]);
    expect(faults).toEqual([]);
  });

  it('requests one quote for the same cart, and none for an empty one', async () => {
    const { world, protection } = open();
    await protection.load();
    expect(await protection.quote(25_000)).toBe(355);
    expect(await protection.quote(25_000)).toBe(355);
    expect(await protection.quote(0)).toBeNull();
    expect(postsTo(world, 'route')).toHaveLength(1);
  });

  it('returns no quote, without hanging, when the provider refuses', async () => {
    const { protection, faults } = open('somebody-else');
    await protection.load();
    expect(await protection.quote(25_000)).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual(['protection-timeout']);
  });

  it('returns no quote when the script is blocked, and retries at the next load', async () => {
    const { page, protection, faults } = open();
    const script = `${serverUrl('route')}/route-protection-widget.js`;
    page.blocked.add(script);
    expect(await protection.load()).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(['protection-unavailable']);
    expect(page.document.head.children).toEqual([]);
    page.blocked.clear();
    expect(await protection.load()).toBe(true);
    expect(await protection.quote(100)).toBe(355);
    expect(page.scripts).toEqual([script, script]);
  });
});
