import type { Fault } from '@storefront/core/fault';
import { createCrossBorder } from '@storefront/core/providers/cross-border/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { globaleAccount } from '../../packages/sandbox/src/globale/account.ts';
import { globaleServer } from '../../packages/sandbox/src/globale/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(shop = globaleAccount.shop) {
  const world = providerWorld();
  const page = openPage({ globale: globaleServer(world, noDelay) });
  const faults: Fault[] = [];
  const scriptUrl = `${serverUrl('globale')}/resources/js/app?shop=${shop}`;
  return {
    world,
    page,
    faults,
    crossBorder: createCrossBorder({ scriptUrl, report: (one) => faults.push(one) }),
  };
}

const params = (countryCode: string, currencyCode: string) => ({
  path: '/params',
  status: 204,
  body: { countryCode, currencyCode, isExternal: true },
});

describe('cross-border parameters against the double [call.other-third-party-calls.2]', () => {
  it('are not set before load', () => {
    const { page, crossBorder } = open();
    crossBorder.setCountry({ countryCode: 'FR', currencyCode: 'EUR' });
    expect(page.window.GLBE_PARAMS).toBeUndefined();
    expect(page.scripts).toEqual([]);
  });

  it('have the latest country when the script loads, and every later one', async () => {
    const { world, page, crossBorder, faults } = open();
    crossBorder.setCountry({ countryCode: 'FR', currencyCode: 'EUR' });
    expect(await crossBorder.load()).toBe(true);
    crossBorder.setCountry({ countryCode: 'GB', currencyCode: 'GBP' });
    await page.idle();
    expect(postsTo(world, 'globale')).toEqual([params('FR', 'EUR'), params('GB', 'GBP')]);
    expect(faults).toEqual([]);
  });

  it('are US and USD by default', async () => {
    const { world, page, crossBorder } = open();
    crossBorder.setCountry({ countryCode: null, currencyCode: '' });
    await crossBorder.load();
    await page.idle();
    expect(postsTo(world, 'globale')).toEqual([params('US', 'USD')]);
  });

  it('[error.20] a script that fails is reported, without an exception', async () => {
    const { crossBorder, faults } = open('somebody-else.myshopify.com');
    expect(await crossBorder.load()).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(['cross-border-unavailable']);
  });
});
