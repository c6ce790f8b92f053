import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../stub-page.fixture.ts';
import { createChat, toCartAttributes } from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

it('[entity.cart.2] reports who chats where the chat does not say that its window was opened', async () => {
  const { scripts } = stubPage();
  const pair = { key: 'gorgias.guest_id', value: 'g1' };
  const opened = vi.fn();
  Object.assign(window, {
    GorgiasChat: { open: opened },
    GorgiasBridge: { createCartAttributes: () => [pair] },
  });
  const chat = createChat({ scriptUrl: 'https://cdn.example/chat.js', report: () => {} });
  const listener = vi.fn();
  chat.onOpen(listener);
  chat.open();
  const loaded = chat.load();
  scripts[0]?.onload?.();
  await loaded;
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith([pair]));
  expect(opened).toHaveBeenCalledOnce();
});

describe('what the chat writes to the bag [entity.cart.2]', () => {
  it('is its pairs', () => {
    const pair = { key: 'gorgias.guest_id', value: 'g1' };
    expect(
      toCartAttributes([{ ...pair, extra: 1 }, { key: '', value: 'x' }, { key: 'a', value: 1 }, null]),
    ).toEqual([pair]);
  });

  it.each([null, undefined, 'text', {}, 7])('is nothing for %j', (value) => {
    expect(toCartAttributes(value)).toEqual([]);
  });
});
