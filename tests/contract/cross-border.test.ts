import type { Fault } from '@storefront/core/fault';
import { createCrossBorder } from '@storefront/core/providers/cross-border/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { globaleAccount } from '../../packages/sandbox/src/globale/account.ts';
import { globaleDoor } from '../../packages/sandbox/src/globale/door.ts';
import { doorUrl, openPage, toldTo } from './fake-page.ts';
import { atOnce, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(shop = globaleAccount.shop) {
  const world = providerWorld();
  const page = openPage({ globale: globaleDoor(world, atOnce) });
  const faults: Fault[] = [];
  const scriptUrl = `${doorUrl('globale')}/resources/js/app?shop=${shop}`;
  return {
    world,
    page,
    faults,
    crossBorder: createCrossBorder({ scriptUrl, report: (one) => faults.push(one) }),
  };
}

const told = (countryCode: string, currencyCode: string) => ({
  path: '/params',
  status: 204,
  body: { countryCode, currencyCode, isExternal: true },
});

describe('cross-border parameters against the double [call.other-third-party-calls.2]', () => {
  it('leave no trace until it is loaded', () => {
    const { page, crossBorder } = open();
    crossBorder.setCountry({ countryCode: 'FR', currencyCode: 'EUR' });
    expect(page.window.GLBE_PARAMS).toBeUndefined();
    expect(page.scripts).toEqual([]);
  });

  it('are the country told last when the script comes, and every one after it', async () => {
    const { world, page, crossBorder, faults } = open();
    crossBorder.setCountry({ countryCode: 'FR', currencyCode: 'EUR' });
    expect(await crossBorder.load()).toBe(true);
    crossBorder.setCountry({ countryCode: 'GB', currencyCode: 'GBP' });
    await page.idle();
    expect(toldTo(world, 'globale')).toEqual([told('FR', 'EUR'), told('GB', 'GBP')]);
    expect(faults).toEqual([]);
  });

  it('are US and USD where nothing is known', async () => {
    const { world, page, crossBorder } = open();
    crossBorder.setCountry({ countryCode: null, currencyCode: '' });
    await crossBorder.load();
    await page.idle();
    expect(toldTo(world, 'globale')).toEqual([told('US', 'USD')]);
  });

  it('[error.20] a script that fails is reported, and nothing is thrown', async () => {
    const { crossBorder, faults } = open('somebody-else.myshopify.com');
    expect(await crossBorder.load()).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(['cross-border-unavailable']);
  });
});
