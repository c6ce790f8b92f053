import type { Fault } from '@storefront/core/fault';
import { createChat } from '@storefront/core/providers/chat/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gorgiasAccount } from '../../packages/sandbox/src/gorgias/account.ts';
import { gorgiasServer } from '../../packages/sandbox/src/gorgias/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(appId = gorgiasAccount.appId) {
  const world = providerWorld();
  const page = openPage({ gorgias: gorgiasServer(world, noDelay) });
  const faults: Fault[] = [];
  const scriptUrl = `${serverUrl('gorgias')}/bundle-loader/${appId}`;
  return { world, page, faults, chat: createChat({ scriptUrl, report: (one) => faults.push(one) }) };
}

describe('chat against the double [screen.link-rules.5]', () => {
  it('opens once loaded, if open was called before', async () => {
    const { world, page, chat } = open();
    chat.open();
    expect(chat.isReady()).toBe(false);
    expect(page.scripts).toEqual([]);
    expect(await chat.load()).toBe(true);
    expect(chat.isReady()).toBe(true);
    await page.idle();
    expect(postsTo(world, 'gorgias')).toMatchObject([
      { status: 204, body: { action: 'load' } },
      { status: 204, body: { action: 'open' } },
    ]);
    expect(page.scripts).toEqual([
      `${serverUrl('gorgias')}/bundle-loader/${gorgiasAccount.appId}`,
      `${serverUrl('gorgias')}/bundle.js`,
    ]);
    page.document.button('Close chat').click();
    await page.idle();
    expect(postsTo(world, 'gorgias').at(-1)).toMatchObject({ body: { action: 'close' } });
  });

  it('[state.cart-drawer-and-panels.6] closes its window', async () => {
    const { world, page, chat } = open();
    await chat.load();
    chat.open();
    chat.close();
    await page.idle();
    expect(postsTo(world, 'gorgias').slice(1)).toMatchObject([
      { body: { action: 'open' } },
      { body: { action: 'close' } },
    ]);
  });

  it('stays closed after `close` before it has loaded, until it is opened again', async () => {
    const { world, page, chat } = open();
    chat.open();
    chat.close();
    await chat.load();
    await page.idle();
    expect(postsTo(world, 'gorgias')).toMatchObject([{ body: { action: 'load' } }]);
    chat.open();
    await page.idle();
    expect(postsTo(world, 'gorgias').at(-1)).toMatchObject({ body: { action: 'open' } });
  });

  it('[entity.cart.2] returns the chat’s ids as cart attributes', async () => {
    const { chat } = open();
    expect(await chat.cartAttributes()).toEqual([]);
    await chat.load();
    expect(await chat.cartAttributes()).toEqual([
      { key: 'gorgias.guest_id', value: expect.stringMatching(/^guest-/) },
      { key: 'gorgias.session_id', value: expect.stringMatching(/^session-/) },
    ]);
  });

  it('[entity.cart.2] reports them whenever its window is opened, also by its own button', async () => {
    const { page, chat } = open();
    const seen: unknown[] = [];
    chat.onOpen((attributes) => seen.push(attributes.map(({ key }) => key)));
    await chat.load();
    await page.idle();
    expect(seen).toEqual([]);
    const keys = ['gorgias.guest_id', 'gorgias.session_id'];
    chat.open();
    await page.idle();
    expect(seen).toEqual([keys]);
    chat.close();
    Object(page.window.GorgiasChat).open();
    await page.idle();
    expect(seen).toEqual([keys, keys]);
  });

  it.each<[string, object]>([
    [
      'a bridge that throws',
      {
        createCartAttributes: () => {
          throw new Error('no session');
        },
      },
    ],
    ['a bridge of another version', {}],
    ['attributes that are none', { createCartAttributes: async () => ({ guest: 1 }) }],
  ])('[entity.cart.2] returns no cart attributes with %s', async (_, bridge) => {
    const { page, chat } = open();
    page.window.GorgiasBridge = bridge;
    expect(await chat.cartAttributes()).toEqual([]);
  });

  it('[error.20] a script that fails is reported, without an exception', async () => {
    const { chat, faults } = open('nobody');
    chat.open();
    expect(await chat.load()).toBe(false);
    expect(faults.map(({ code }) => code)).toEqual(['chat-unavailable']);
  });
});
