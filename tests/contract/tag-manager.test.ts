import {
  addToCartEvent,
  addToWishlistEvent,
  type EventContext,
  helpClickEvent,
  removeFromCartEvent,
  selectVariantEvent,
  userDataEvent,
  viewCartEvent,
  viewItemEvent,
  viewItemListEvent,
} from '@storefront/core/analytics/data-layer';
import { irisSmall } from '@storefront/core/analytics/iris.fixture';
import { userProperties } from '@storefront/core/analytics/user-properties';
import type { Fault } from '@storefront/core/fault';
import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gtmAccount } from '../../packages/sandbox/src/gtm/account.ts';
import { gtmServer } from '../../packages/sandbox/src/gtm/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

const context: EventContext = {
  eventId: '6f1b8c3e-0000-4000-8000-000000000001',
  atMs: Date.parse('2026-11-21T12:00:00Z'),
  user: userProperties({ email: 'ines@example.test' }, 'necessary,analytics'),
  cartTotalCents: 37_800,
  currencyCode: 'USD',
};
const item = { item: irisSmall };
const events = [
  userDataEvent(context),
  viewItemListEvent(context, [irisSmall], '/collections/new'),
  selectVariantEvent(context, item),
  viewItemEvent(context, item),
  addToCartEvent(context, item, 'PDP'),
  viewCartEvent(context, [{ ...item, quantity: 2 }]),
  removeFromCartEvent(context, item),
  addToWishlistEvent(context, item),
  helpClickEvent(context, 'email'),
];

function open(containerId = gtmAccount.containerId) {
  const world = providerWorld();
  const page = openPage({ gtm: gtmServer(world, noDelay) });
  const faults: Fault[] = [];
  const scriptUrl = `${serverUrl('gtm')}/gtm.js?id=${containerId}`;
  return { world, page, faults, tags: createTagManager({ scriptUrl, report: (one) => faults.push(one) }) };
}

describe('the data layer against the double [call.other-third-party-calls.8]', () => {
  it('does not exist until the container may load', () => {
    const { page, tags } = open();
    for (const event of events) tags.push(event);
    expect(page.window.dataLayer).toBeUndefined();
    expect(page.scripts).toEqual([]);
  });

  it('then starts the container and sends earlier and later events in order', async () => {
    const { world, page, tags, faults } = open();
    for (const event of events.slice(0, 3)) tags.push(event);
    expect(await tags.load()).toBe(true);
    for (const event of events.slice(3)) tags.push(event);
    await page.idle();
    const posts = postsTo(world, 'gtm');
    expect(posts.map(({ body }) => Object(body).event)).toEqual([
      'gtm.js',
      ...events.map(({ event }) => event),
    ]);
    expect(posts.every(({ status }) => status === 204)).toBe(true);
    expect(posts[4]?.body).toEqual(events[3]);
    expect(faults).toEqual([]);
  });

  it('keeps existing entries of others', async () => {
    const { world, page, tags } = open();
    page.window.dataLayer = [{ event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: ',C0001,' }];
    await tags.load();
    await page.idle();
    expect(postsTo(world, 'gtm').map(({ body }) => Object(body).event)).toEqual([
      'OneTrustGroupsUpdated',
      'gtm.js',
    ]);
  });

  it('the double returns 422 for an entry that does not follow the schema', async () => {
    const { world, page, tags } = open();
    await tags.load();
    tags.push({ ...userDataEvent(context), event_id: '7' });
    await page.idle();
    expect(postsTo(world, 'gtm').at(-1)).toMatchObject({ status: 422 });
  });

  it('[error.20] a container that fails is reported, without an exception', async () => {
    const { tags, faults } = open('GTM-NOBODY');
    expect(await tags.load()).toBe(false);
    for (const event of events) tags.push(event);
    expect(faults.map(({ code }) => code)).toEqual(['tag-manager-unavailable']);
  });
});
