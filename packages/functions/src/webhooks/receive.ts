import { createHash } from 'node:crypto';
import { cacheKeys } from '@storefront/core/cache/keys';
import { type SourceEvent, sourceEventSchema } from '@storefront/core/cache/source-event';
import type { CacheStore } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Queue } from '../queue/queue.ts';

export interface WebhookDoors {
  /** Null: nobody may send webhooks, and pages refresh by time only. */
  secret: string | null;
  store: CacheStore;
  queue: Queue;
  clock: Clock;
}

export interface RawWebhook {
  body: Buffer;
  header: (name: string) => string | null;
  secret: string;
}

/** What is particular to the webhooks of one platform. */
export interface WebhookPlatform {
  name: string;
  /** The longest that the platform goes on sending a webhook again. */
  windowMs: number;
  /** When it was sent, in milliseconds since the epoch; null when the signature is not the platform's. */
  verify: (webhook: RawWebhook) => number | null;
  /** `ignored` for what no page shows, null for what the platform does not send. */
  read: (body: unknown, header: RawWebhook['header']) => SourceEvent | 'ignored' | null;
}

/** Products with many variants tell megabytes; functions take six at most. */
const MAX_BYTES = 5_000_000;
/** The platform's clock may be ahead of ours. */
const AHEAD_MS = 60_000;
/** Whoever crashes between taking a webhook and queueing it does not lose it: it may be sent again. */
const TAKEN_S = 60;
/**
 * Longer than any window: what the platform itself sends again is known or too old. Where the signature does not
 * cover the time (Shopify), whoever has an old body can give it a new time and be taken after this: that makes
 * pages anew from what the source says by then, and nothing else.
 */
const DONE_S = 48 * 3_600;

/**
 * Takes a webhook: 200 `{state: 'queued' | 'duplicate' | 'ignored'}`; 400 for a body that cannot be read, 401
 * for a wrong signature or an old webhook, 404 without a secret, 413, 415, 503 while the same webhook is being
 * taken. A webhook is known by its body, because that is what the signature covers: its id is not.
 */
export function receiveWebhook(platform: WebhookPlatform, doors: WebhookDoors): Handler {
  const { secret, store, queue, clock } = doors;

  async function take(event: SourceEvent, body: Buffer): Promise<'queued' | 'duplicate' | 'busy'> {
    const key = cacheKeys.webhook(platform.name, createHash('sha256').update(body).digest('base64url'));
    const entry = (value: string, keptS: number) => {
      const expiresAt = Math.ceil(clock.now() / 1_000 + keptS);
      return { value, staleAt: expiresAt, expiresAt };
    };
    if (!(await store.claim(key, entry('taken', TAKEN_S)))) {
      return (await store.read(key))?.value === 'done' ? 'duplicate' : 'busy';
    }
    try {
      await queue.send(event);
    } catch (error) {
      await store.remove(key);
      throw error;
    }
    await store.write(key, entry('done', DONE_S));
    return 'queued';
  }

  return async (context) => {
    if (secret === null) {
      return refuse(context, 404, 'webhooks-off', `Set the secret of ${platform.name}'s webhooks first.`);
    }
    const body = Buffer.from(await context.req.arrayBuffer());
    if (body.length > MAX_BYTES) {
      return refuse(context, 413, 'body-too-large', `Send at most ${MAX_BYTES} bytes.`);
    }
    const header = (name: string) => context.req.header(name) ?? null;
    const sentAt = platform.verify({ body, header, secret });
    if (sentAt === null) {
      return refuse(context, 401, 'signature-wrong', 'The signature does not fit the body.');
    }
    const ageMs = clock.now() - sentAt;
    if (!(ageMs <= platform.windowMs && ageMs >= -AHEAD_MS)) {
      return refuse(context, 401, 'webhook-too-old', 'This webhook was sent too long ago.');
    }
    if (!/^application\/json\s*(;|$)/i.test(header('content-type') ?? '')) {
      return refuse(context, 415, 'body-type-unknown', 'Send JSON, with the content type application/json.');
    }
    const told = platform.read(parse(body), header);
    if (told === 'ignored') return context.json({ state: told });
    // What the worker could not read would be taken here and lost there.
    const event = sourceEventSchema.safeParse(told).data;
    if (event === undefined) {
      return refuse(context, 400, 'body-invalid', 'The body is not what the topic sends.');
    }
    const state = await take(event, body);
    if (state !== 'busy') return context.json({ state });
    context.header('retry-after', '5');
    return refuse(context, 503, 'webhook-under-way', 'The same webhook is being taken; send it again.');
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function refuse(context: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  return context.json({ error: { code, message } }, status, { 'cache-control': 'private, no-store' });
}
