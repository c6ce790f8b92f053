import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import type { Fault } from '@storefront/core/fault';
import { createAssistant } from '@storefront/core/providers/assistant/browser';
import { createBrowserSearch } from '@storefront/core/providers/search/browser';
import { createSmsMarketing } from '@storefront/core/providers/sms/browser';
import { createTagManager } from '@storefront/core/providers/tag-manager/browser';
import { vi } from 'vitest';
import { enviveAccount } from '../../packages/sandbox/src/envive/account.ts';
import { enviveServer } from '../../packages/sandbox/src/envive/server.ts';
import { gtmAccount } from '../../packages/sandbox/src/gtm/account.ts';
import { gtmServer } from '../../packages/sandbox/src/gtm/server.ts';
import { postscriptAccount } from '../../packages/sandbox/src/postscript/account.ts';
import { postscriptServer } from '../../packages/sandbox/src/postscript/server.ts';
import { searchspringAccount } from '../../packages/sandbox/src/searchspring/account.ts';
import { searchspringServer } from '../../packages/sandbox/src/searchspring/server.ts';
import { createBegunCheckouts } from '../../packages/web/src/features/analytics/begun-checkouts.ts';
import { createEventSender } from '../../packages/web/src/features/analytics/event-sender.ts';
import { createHeldPort } from '../../packages/web/src/features/analytics/held-port.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

/** When every event happens. */
export const AT = '2026-11-21T12:00:00.000Z';
export const SITE = 'https://shop.example';

/** A shop whose events go through the real ports to the doubles, and a consent that the test gives. */
export function openRecordedShop() {
  const world = providerWorld();
  const page = openPage({
    gtm: gtmServer(world, noDelay),
    envive: enviveServer(world, noDelay),
    postscript: postscriptServer(world, noDelay),
    searchspring: searchspringServer(world),
  });
  vi.stubGlobal('location', { href: `${SITE}/nothing-here` });
  const faults: Fault[] = [];
  const report = (fault: Fault) => void faults.push(fault);
  const consent = { isAllowed: false };
  const openPorts: (() => void)[] = [];
  const loading: Promise<boolean>[] = [];

  function hold<Port>(create: () => Port, load: (port: Port) => Promise<boolean>) {
    return createHeldPort({
      open: () => {
        const port = create();
        loading.push(load(port));
        return port;
      },
      whenAllowed: (work) => openPorts.push(work),
      isAllowed: () => consent.isAllowed,
      inIdlePeriod: (work) => work(),
    });
  }

  const { shopId } = postscriptAccount;
  const stored = new Map<string, string>();
  let last = 0;
  const makeId = () => `6f1b8c3e-0000-4000-8000-${String(++last).padStart(12, '0')}`;
  const send = createEventSender({
    tags: hold(
      () =>
        createTagManager({ scriptUrl: `${serverUrl('gtm')}/gtm.js?id=${gtmAccount.containerId}`, report }),
      (port) => port.load(),
    ),
    assistant: hold(
      () => createAssistant({ scriptUrl: `${serverUrl('envive')}/sdk.js`, ...enviveAccount, report }),
      (port) => port.load(),
    ),
    sms: hold(
      () => {
        const scriptUrl = `${serverUrl('postscript')}/sdk.bundle.js?shopId=${shopId}`;
        return createSmsMarketing({ scriptUrl, shopId, report });
      },
      (port) => port.load(),
    ),
    search: hold(
      () =>
        createBrowserSearch({
          beaconUrl: serverUrl('searchspring'),
          apiUrl: serverUrl('searchspring'),
          siteId: searchspringAccount.siteId,
          visitor: { userId: 'u', sessionId: 's', pageLoadIdOf: () => 'p' },
          report,
          fetch: page.fetch,
          loadImage: (url) => void page.fetch(url),
        }),
      async () => true,
    ),
    checkouts: createBegunCheckouts({
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
      },
      isAllowed: () => consent.isAllowed,
      makeId: () => 'order-1',
    }),
    readUser: () => null,
    readCartTotalCents: () => 62_500,
    readConsent: () => 'necessary,functional,marketing',
    readLocalPrices: () => null,
    makeId,
  });
  return {
    page,
    world,
    faults,
    stored,
    async allow() {
      consent.isAllowed = true;
      for (const work of openPorts.splice(0)) work();
      await Promise.all(loading);
    },
    record(events: readonly ShopEvent[]) {
      for (const event of events) send({ event, atMs: Date.parse(AT) });
    },
    posts: (name: string) => postsTo(world, name).map(({ status, body }) => ({ status, body: Object(body) })),
  };
}
