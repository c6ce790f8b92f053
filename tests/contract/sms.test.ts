import type { SmsPageView } from '@storefront/core/analytics/sms-page-view';
import type { Fault } from '@storefront/core/fault';
import { createSmsMarketing } from '@storefront/core/providers/sms/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postscriptAccount } from '../../packages/sandbox/src/postscript/account.ts';
import { postscriptServer } from '../../packages/sandbox/src/postscript/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

const view: SmsPageView = {
  shop_id: postscriptAccount.shopId,
  url: 'https://shop.example/products/iris?variant=4000',
  search_params: { variant: '4000' },
  page_type: 'product',
  referrer: '',
  resource: {
    category: 'Dresses',
    name: 'Iris',
    price_in_cents: 18_900,
    resource_id: 7_130_000_001,
    resource_type: 'product',
    sku: 'CD-100',
    variant_id: 4_000,
    vendor: 'Main',
  },
};

function open(shopId = postscriptAccount.shopId) {
  const world = providerWorld();
  const page = openPage({ postscript: postscriptServer(world, noDelay) });
  const faults: Fault[] = [];
  const scriptUrl = `${serverUrl('postscript')}/sdk.bundle.js?shopId=${shopId}`;
  return {
    world,
    page,
    faults,
    sms: createSmsMarketing({ scriptUrl, shopId, report: (one) => faults.push(one) }),
  };
}

describe('SMS marketing against the double [call.other-third-party-calls.7]', () => {
  it('sends earlier events in order once loaded', async () => {
    const { world, page, sms, faults } = open();
    sms.pageView(view);
    sms.identify('+1 (212) 555-0123');
    expect(page.scripts).toEqual([]);
    expect(await sms.load()).toBe(true);
    sms.pageView({ ...view, referrer: 'https://shop.example/' });
    await page.idle();
    expect(postsTo(world, 'postscript')).toMatchObject([
      { path: '/events', status: 200, body: { name: 'page_view', data: view } },
      { path: '/identify', status: 200, body: { phone: '+12125550123' } },
      { path: '/events', status: 200, body: { data: { referrer: 'https://shop.example/' } } },
    ]);
    expect(faults).toEqual([]);
  });

  it('identifies nobody by an invalid phone number', async () => {
    const { world, page, sms } = open();
    for (const phone of ['', '   ', 'none', '12', '+1 212 555 0123 ext 4']) sms.identify(phone);
    await sms.load();
    await page.idle();
    expect(postsTo(world, 'postscript')).toEqual([]);
  });

  it('the double returns 422 for a view that does not follow the published schema', async () => {
    const { world, page, sms } = open();
    sms.pageView({ ...view, shop_id: 'another' });
    await sms.load();
    await page.idle();
    expect(postsTo(world, 'postscript')).toMatchObject([{ status: 422 }]);
  });

  it('[error.20] a script that fails is reported, without an exception', async () => {
    const { sms, faults } = open('0');
    sms.pageView(view);
    expect(await sms.load()).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(['sms-unavailable']);
  });
});
