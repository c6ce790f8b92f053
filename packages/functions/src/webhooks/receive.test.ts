import { exampleStore } from '@storefront/core/cache/example-store';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Message } from '../queue/message.ts';
import { receiveWebhook } from './receive.ts';

const event: SourceEvent = { about: 'stock', inventoryItemId: '7' };
const WINDOW_MS = 600_000;

interface Options {
  secret?: string | null;
  sentAgoMs?: number | null;
  read?: SourceEvent | 'ignored' | null;
}

function openWebhooks({ secret = 'hook-secret', sentAgoMs = 0, read = event }: Options = {}) {
  const clock = { ms: 1_800_000_000_000, now: () => clock.ms };
  const store = exampleStore(clock);
  const sent: Message[] = [];
  const verified: unknown[] = [];
  const mood = { isQueueDown: false };
  const queue = {
    async send(message: Message) {
      if (mood.isQueueDown) throw new Error('The queue is down.');
      sent.push(message);
    },
  };
  const platform = {
    name: 'Acme',
    windowMs: WINDOW_MS,
    verify: (webhook: { body: Buffer; secret: string; header: (name: string) => string | null }) => {
      verified.push([
        webhook.body.toString(),
        webhook.secret,
        webhook.header('x-topic'),
        webhook.header('x-none'),
      ]);
      return sentAgoMs === null ? null : clock.now() - sentAgoMs;
    },
    read: (body: unknown) => (body === null ? null : read),
  };
  const app = new Hono();
  app.post('/', receiveWebhook(platform, { secret, store, queue, clock }));
  app.onError((error, context) => context.text(error.message, 500));
  const post = async (body = '{"a":1}', headers: Record<string, string> = {}) => {
    const response = await app.request('/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-topic': 'stock', ...headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return { post, sent, verified, clock, store, mood };
}

const errorOf = (code: string) => ({ error: { code, message: expect.any(String) } });

describe('receiveWebhook', () => {
  it('queues the event of a verified webhook', async () => {
    const { post, sent, verified } = openWebhooks();
    const { status, body } = await post();
    expect([status, body]).toEqual([200, { state: 'queued' }]);
    expect(sent).toEqual([event]);
    expect(verified).toEqual([['{"a":1}', 'hook-secret', 'stock', null]]);
  });

  it('returns 404 without a secret, before it reads the webhook', async () => {
    const { post, verified } = openWebhooks({ secret: null });
    const { status, body, headers } = await post();
    expect([status, body]).toEqual([
      404,
      { error: { code: 'webhooks-off', message: "Set the secret of Acme's webhooks first." } },
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(verified).toEqual([]);
  });

  it('returns 401 for a wrong signature', async () => {
    const { post, sent } = openWebhooks({ sentAgoMs: null });
    expect(await post()).toMatchObject({ status: 401, body: errorOf('signature-wrong') });
    expect(sent).toEqual([]);
  });

  it.each([
    [WINDOW_MS, 200],
    [WINDOW_MS + 1, 401],
    [-60_000, 200],
    [-60_001, 401],
    [Number.NaN, 401],
  ])('returns for a webhook that was sent %i ms ago the status %i', async (sentAgoMs, status) => {
    const { post } = openWebhooks({ sentAgoMs });
    const response = await post();
    expect(response.status).toBe(status);
    if (status === 401) expect(response.body).toEqual(errorOf('webhook-too-old'));
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['application/jsonp', 415],
    ['text/plain', 415],
    ['x application/json', 415],
  ])('returns for the content type %s the status %i', async (type, status) => {
    const response = await openWebhooks().post('{"a":1}', { 'content-type': type });
    expect(response.status).toBe(status);
    if (status === 415) expect(response.body).toEqual(errorOf('body-type-unknown'));
  });

  it('returns 413 above five million bytes', async () => {
    const { post, verified } = openWebhooks();
    const bodyOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    expect((await post(bodyOf(5_000_000))).status).toBe(200);
    const before = verified.length;
    expect(await post(bodyOf(5_000_001))).toMatchObject({ status: 413, body: errorOf('body-too-large') });
    expect(verified).toHaveLength(before);
  });

  it('returns 200 without queueing for a change that no page shows', async () => {
    const { post, sent } = openWebhooks({ read: 'ignored' });
    expect(await post()).toMatchObject({ status: 200, body: { state: 'ignored' } });
    expect(sent).toEqual([]);
  });

  it.each([
    ['a body that the platform does not send', null, '{"a":1}'],
    ['a body that is not JSON', event, '{"a":'],
    ['an event that the worker could not read', { about: 'stock', inventoryItemId: '' } as const, '{"a":1}'],
  ])('returns 400 for %s', async (_, read, text) => {
    const { post, sent } = openWebhooks({ read });
    expect(await post(text)).toMatchObject({ status: 400, body: errorOf('body-invalid') });
    expect(sent).toEqual([]);
  });

  it('returns `duplicate` for the same body within two days, and queues another body', async () => {
    const { post, sent, clock } = openWebhooks();
    await post();
    clock.ms += 47 * 3_600_000;
    expect((await post()).body).toEqual({ state: 'duplicate' });
    expect((await post('{"a":2}')).body).toEqual({ state: 'queued' });
    clock.ms += 3_600_000 + 1_000;
    expect((await post()).body).toEqual({ state: 'queued' });
    expect(sent).toHaveLength(3);
  });

  it('returns 503 with Retry-After while the same webhook is being queued, for a minute at most', async () => {
    const { post, store, clock } = openWebhooks();
    await post();
    const [key = ''] = [...store.rows.keys()];
    expect(key).toContain(cacheKeys.webhook('Acme', '').pk);
    const [pk = '', sk = ''] = key.split(' ');
    const expiresAt = clock.ms / 1_000 + 60;
    await store.write({ pk, sk }, { value: 'taken', staleAt: expiresAt, expiresAt });
    const busy = await post();
    expect(busy).toMatchObject({ status: 503, body: errorOf('webhook-under-way') });
    expect(busy.headers.get('retry-after')).toBe('5');
    clock.ms += 60_000;
    expect((await post()).body).toEqual({ state: 'queued' });
  });

  it('accepts a repetition when the queue was down', async () => {
    const { post, sent, mood } = openWebhooks();
    mood.isQueueDown = true;
    expect((await post()).status).toBe(500);
    mood.isQueueDown = false;
    expect((await post()).body).toEqual({ state: 'queued' });
    expect(sent).toHaveLength(1);
  });
});
