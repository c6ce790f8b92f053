import {
  addToCartClicked,
  checkoutBegin,
  checkoutComplete,
  productViewed,
  transactionComplete,
} from '@storefront/core/analytics/commerce-events';
import { irisSmall } from '@storefront/core/analytics/iris.fixture';
import type { Fault } from '@storefront/core/fault';
import { createAssistant } from '@storefront/core/providers/assistant/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enviveAccount } from '../../packages/sandbox/src/envive/account.ts';
import { enviveServer } from '../../packages/sandbox/src/envive/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(apiKey = enviveAccount.apiKey) {
  const world = providerWorld();
  const page = openPage({ envive: enviveServer(world, noDelay) });
  const faults: Fault[] = [];
  const scriptUrl = `${serverUrl('envive')}/sdk.js`;
  const assistant = createAssistant({ scriptUrl, apiKey, report: (one) => faults.push(one) });
  return { world, page, faults, assistant };
}

const purchase = {
  lines: [{ variantId: '40000000001', productId: '7130000001', quantity: 2, priceCents: 18_900 }],
  totalCents: 37_800,
  currencyCode: 'EUR',
};
const events = [
  productViewed(irisSmall, 'USD'),
  addToCartClicked(irisSmall, 2, 'USD'),
  checkoutBegin(purchase),
  checkoutComplete(purchase, '10482'),
  transactionComplete(purchase, '10482'),
];

describe('commerce analytics against the double [call.other-third-party-calls.9]', () => {
  it('sends the five events by name, also those tracked before the script loaded', async () => {
    const { world, page, assistant, faults } = open();
    for (const event of events) assistant.track(event);
    expect([page.scripts, page.window._enviveOptions]).toEqual([[], undefined]);
    await assistant.load();
    await page.idle();
    const posts = postsTo(world, 'envive');
    expect(posts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(posts.map(({ body }) => Object(body).event)).toEqual(events.map(({ event }) => event));
    expect(Object(posts[1]?.body).event_properties).toEqual({
      id: '40000000001',
      quantity: 2,
      price: 189,
      currencyCode: 'USD',
    });
    expect(faults).toEqual([]);
  });

  it('identifies a visitor by the numeric customer id', async () => {
    const { world, page, assistant } = open();
    assistant.identify('8123');
    for (const event of events.slice(0, 1)) assistant.track(event);
    await assistant.load();
    await page.idle();
    expect(postsTo(world, 'envive')).toMatchObject([
      { path: '/v1/analytics/identify', body: { user_id: '8123' } },
      { path: '/v1/analytics/track_event', body: { user_id: '8123' } },
    ]);
  });

  it('the double returns 401 for another key, and 422 for made-up visitors', async () => {
    const { world, page, assistant } = open('somebody-else');
    assistant.identify('8123');
    await assistant.load();
    await page.idle();
    expect(postsTo(world, 'envive')).toMatchObject([{ status: 401 }]);
    const other = open();
    other.assistant.identify('0b6e3a52-guest');
    await other.assistant.load();
    await other.page.idle();
    expect(postsTo(other.world, 'envive')).toMatchObject([{ status: 422 }]);
  });

  it('[error.20] an event that the script does not support is reported, and the others are sent', async () => {
    const { world, page, assistant, faults } = open();
    await assistant.load();
    Reflect.deleteProperty(Object(page.window.envive), 'trackCheckoutBegin');
    for (const event of events) assistant.track(event);
    await page.idle();
    expect(postsTo(world, 'envive')).toHaveLength(4);
    expect(faults.map(({ say }) => say)).toEqual(['assistant has no trackCheckoutBegin.']);
  });
});
