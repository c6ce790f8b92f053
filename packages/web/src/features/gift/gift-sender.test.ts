import type { GiftInfo } from '@storefront/core/gift/gift';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../clients/api.ts';
import { createGiftSender } from './gift-sender.ts';
import type { UnsentGift } from './unsent-gift.ts';

const card = { id: '101', price: 15_000 };
const info: GiftInfo = {
  is_govalo: true,
  name: 'Eve',
  email: 'eve@vesper.example',
  message: 'For you',
  send_at: '2026-12-24T10:00:00-08:00',
  valid: true,
  timeZone: 'Pacific Time',
  time: '10AM',
  date: '12/24/2026',
};
const SESSION = '/api/govalo/get-session';
const CREATE = '/api/govalo/create-gift';

type Post = (path: string, body: object, timeoutMs?: number, headers?: object) => Promise<unknown>;

/** A server that knows one gift per session and key, as ours does. */
function openSender({ cookie = null as string | null, respond = null as Post | null } = {}) {
  const tab = { gift: null as UnsentGift | null };
  const sessions: string[] = [];
  const gifts = new Map<string, string>();
  const server: Post = async (path, body, _timeoutMs, headers) => {
    if (path === SESSION) {
      sessions.push(`gs_${sessions.length + 1}`);
      return { data: { session: { id: sessions.at(-1) } } };
    }
    const key = JSON.stringify([Object(body).session, headers]);
    if (!gifts.has(key)) gifts.set(key, `g${gifts.size + 1}`);
    return { gift: { gift_id: gifts.get(key) } };
  };
  const post = vi.fn<Post>(respond ?? server);
  const stored = { session: cookie };
  const time = { ms: 0 };
  const clock = { now: () => time.ms };
  let keys = 0;
  /** Another load of the page in the same tab. */
  const reload = () =>
    createGiftSender({
      post,
      session: {
        read: () => stored.session,
        write: (sessionId) => {
          stored.session = sessionId;
        },
      },
      unsent: {
        read: () => tab.gift,
        write: (gift) => {
          tab.gift = gift;
        },
      },
      makeKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      clock,
    });
  const sender = reload();
  const created = () => post.mock.calls.filter(([path]) => path === CREATE);
  return { sender, reload, tab, time, post, server, stored, sessions, gifts, created };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a gift', () => {
  it('[call.products-own-server.13] [call.products-own-server.14] [call.products-own-server.16] [call.products-own-server.17] [call.products-own-server.18] [entity.gift-info.7] is created in a new session, which is stored', async () => {
    const { sender, stored, created } = openSender();
    expect(await sender.createGift(card, info)).toEqual({ kind: 'created', giftId: 'g1' });
    expect(stored.session).toBe('gs_1');
    expect(created()).toEqual([
      [
        CREATE,
        { session: 'gs_1', variant: '101', value: 150, ...info },
        25_000,
        { 'idempotency-key': 'key-1' },
      ],
    ]);
  });

  it('uses the session of the cookie', async () => {
    const { sender, sessions, created } = openSender({ cookie: 'gs_kept' });
    await sender.createGift(card, info);
    expect(sessions).toEqual([]);
    expect(created()[0]?.[1]).toMatchObject({ session: 'gs_kept' });
  });

  it('is one for a double click', async () => {
    const { sender, created } = openSender();
    const outcomes = await Promise.all([sender.createGift(card, info), sender.createGift(card, info)]);
    expect(outcomes).toEqual([
      { kind: 'created', giftId: 'g1' },
      { kind: 'created', giftId: 'g1' },
    ]);
    expect(created()).toHaveLength(1);
  });

  it('is one when it is sent again after a timeout, and another with other content', async () => {
    const { sender, post, server, gifts } = openSender({ cookie: 'gs_1' });
    post.mockImplementationOnce(async (...call) => {
      await server(...call);
      throw new DOMException('It took too long', 'TimeoutError');
    });
    expect(await sender.createGift(card, info)).toEqual({ kind: 'failed' });
    expect(await sender.createGift(card, info)).toEqual({ kind: 'created', giftId: 'g1' });
    expect(gifts.size).toBe(1);
    expect(await sender.createGift(card, { ...info, name: 'Ida' })).toMatchObject({ giftId: 'g2' });
    expect(await sender.createGift({ ...card, id: '102' }, info)).toMatchObject({ giftId: 'g3' });
  });

  it('is another with the same content once the first is in the bag', async () => {
    const { sender } = openSender();
    await sender.createGift(card, info);
    expect(await sender.createGift(card, info)).toMatchObject({ giftId: 'g1' });
    sender.finish();
    expect(await sender.createGift(card, info)).toMatchObject({ giftId: 'g2' });
  });

  describe('of which no answer came before the page was loaded again', () => {
    function leaveUnanswered() {
      const open = openSender({ cookie: 'gs_1' });
      open.post.mockImplementationOnce(async (...call) => {
        await open.server(...call);
        return new Promise(() => {});
      });
      void open.sender.createGift(card, info);
      return open;
    }

    it('is one with the same content', async () => {
      const { reload, gifts } = leaveUnanswered();
      expect(await reload().createGift({ ...card }, { ...info })).toEqual({ kind: 'created', giftId: 'g1' });
      expect(gifts.size).toBe(1);
    });

    it('is one when the answer is lost again, and the page is loaded once more', async () => {
      const { reload, post, gifts } = leaveUnanswered();
      post.mockRejectedValueOnce(new ApiError(CREATE, 503));
      expect(await reload().createGift(card, info)).toEqual({ kind: 'failed' });
      expect(await reload().createGift(card, info)).toMatchObject({ giftId: 'g1' });
      expect(gifts.size).toBe(1);
    });

    it('is as old as its key when it is sent again', async () => {
      const { reload, tab, time, post } = leaveUnanswered();
      expect(tab.gift).toMatchObject({ sentAt: 0 });
      time.ms = 60_000;
      post.mockRejectedValue(new ApiError(CREATE, 503));
      await reload().createGift(card, info);
      expect(tab.gift).toMatchObject({ key: 'key-1', sentAt: 0 });
      await reload().createGift(card, { ...info, name: 'Ida' });
      expect(tab.gift).toMatchObject({ key: 'key-2', sentAt: 60_000 });
    });

    it.each<[string, typeof card, GiftInfo]>([
      ['another recipient', card, { ...info, name: 'Ida' }],
      ['another message', card, { ...info, message: 'For us' }],
      ['another amount', { id: '102', price: 20_000 }, info],
      ['another price of the same amount', { ...card, price: 16_000 }, info],
    ])('is another with %s', async (_, otherCard, otherInfo) => {
      const { reload } = leaveUnanswered();
      expect(await reload().createGift(otherCard, otherInfo)).toMatchObject({ giftId: 'g2' });
    });
  });

  it('is one when it was created, and the page was loaded again before it was in the bag', async () => {
    const { sender, reload, gifts } = openSender({ cookie: 'gs_1' });
    await sender.createGift(card, info);
    expect(await reload().createGift(card, info)).toMatchObject({ giftId: 'g1' });
    expect(gifts.size).toBe(1);
  });

  it('is forgotten by the tab once it is in the bag: the same content after a reload is another gift', async () => {
    const { sender, reload, tab } = openSender({ cookie: 'gs_1' });
    await sender.createGift(card, info);
    sender.finish();
    expect(tab.gift).toBeNull();
    expect(await reload().createGift(card, info)).toMatchObject({ giftId: 'g2' });
  });

  it('is created in a new session when the one of the cookie ended', async () => {
    const { sender, post, stored, created } = openSender({ cookie: 'gs_ended' });
    post.mockRejectedValueOnce(new ApiError(CREATE, 404));
    expect(await sender.createGift(card, info)).toEqual({ kind: 'created', giftId: 'g1' });
    expect(stored.session).toBe('gs_1');
    expect(created().map(([, body]) => Object(body).session)).toEqual(['gs_ended', 'gs_1']);
    expect(new Set(created().map(([, , , headers]) => JSON.stringify(headers))).size).toBe(1);
  });

  it('is given up when a new session is unknown, too', async () => {
    const respond: Post = async (path) => {
      if (path === CREATE) throw new ApiError(CREATE, 404);
      return { data: { session: { id: 'gs_1' } } };
    };
    const { sender, created } = openSender({ respond });
    expect(await sender.createGift(card, info)).toEqual({ kind: 'failed' });
    expect(created()).toHaveLength(2);
  });

  it.each([
    ['refused', new ApiError(CREATE, 400)],
    ['refused', new ApiError(CREATE, 422)],
    ['failed', new ApiError(CREATE, 429)],
    ['failed', new ApiError(CREATE, 503)],
    ['failed', new TypeError('Failed to fetch')],
  ])('[error.19] is %s and logged: %s', async (kind, error) => {
    const { sender, tab, post } = openSender({ cookie: 'gs_1' });
    post.mockRejectedValue(error);
    expect(await sender.createGift(card, info)).toEqual({ kind });
    expect(tab.gift === null).toBe(kind === 'refused');
    expect(console.warn).toHaveBeenCalledWith('The gift could not be created', error);
  });

  it.each([null, {}, { gift: null }, { gift: { gift_id: 5 } }, { gift: { gift_id: '' } }])(
    'fails when the response is %j',
    async (response) => {
      const { sender } = openSender({ cookie: 'gs_1', respond: async () => response });
      expect(await sender.createGift(card, info)).toEqual({ kind: 'failed' });
    },
  );
});

describe('[call.products-own-server.15] the session', () => {
  it('is requested again when it is empty', async () => {
    const { sender, post, stored } = openSender();
    post.mockResolvedValueOnce({ data: { session: { id: '' } } });
    expect(await sender.createGift(card, info)).toMatchObject({ kind: 'created' });
    expect(stored.session).toBe('gs_1');
  });

  it('is empty twice: no gift is created', async () => {
    const { sender, post, created } = openSender({ respond: async () => ({ data: {} }) });
    expect(await sender.createGift(card, info)).toEqual({ kind: 'failed' });
    expect(post).toHaveBeenCalledTimes(2);
    expect(created()).toEqual([]);
  });

  it('is started ahead, once', async () => {
    const { sender, sessions } = openSender();
    sender.warmUp();
    sender.warmUp();
    await sender.createGift(card, info);
    expect(sessions).toEqual(['gs_1']);
  });

  it('is started with the gift when it could not be started ahead', async () => {
    const { sender, post } = openSender();
    post.mockRejectedValueOnce(new ApiError(SESSION, 503));
    sender.warmUp();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(await sender.createGift(card, info)).toMatchObject({ kind: 'created' });
  });
});
