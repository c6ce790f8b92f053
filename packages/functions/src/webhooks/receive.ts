import { createHash } from 'node:crypto';
import { cacheKeys } from '@storefront/core/cache/keys';
import { type SourceEvent, sourceEventSchema } from '@storefront/core/cache/source-event';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import { errorBody } from '@storefront/core/error-body';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { claimOwn } from '../cache/claim-own.ts';
import { noStore } from '../http/no-store.ts';
import type { Queue } from '../queue/queue.ts';

export interface WebhookDeps {
  /** Null refuses all webhooks; pages then refresh by time only. */
  secret: string | null;
  store: CacheStore;
  queue: Pick<Queue, 'send'>;
  clock: Clock;
}

export interface RawWebhook {
  body: Buffer;
  header: (name: string) => string | null;
  secret: string;
}

/** How the webhooks of one platform are verified and read. */
export interface WebhookPlatform {
  name: string;
  /** How long the platform may repeat a webhook after it was first sent. */
  windowMs: number;
  /** Returns when it was sent, in milliseconds since the epoch; null when the signature is wrong. */
  verify: (webhook: RawWebhook) => number | null;
  /** Returns `ignored` for a change that no page shows, null for a body that the platform does not send. */
  read: (body: unknown, header: RawWebhook['header']) => SourceEvent | 'ignored' | null;
}

/** Webhooks of products with many variants have megabytes; Lambda receives six at most. */
const MAX_BYTES = 5_000_000;
/** The platform's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 60_000;
/** When a process crashes before it has queued a webhook, a repetition is accepted after this. */
const CLAIM_S = 60;
/**
 * Longer than any window, so that a repetition is either known or too old. Shopify's signature does not cover the
 * time: an old body with a new time is accepted after this, and only refreshes pages from the current source.
 */
const DONE_S = 48 * 3_600;

/**
 * Queues a webhook: 200 `{state: 'queued' | 'duplicate' | 'ignored'}`; 400 for a body that cannot be read, 401
 * for a wrong signature or an old webhook, 404 without a secret, 413, 415, 503 while the same webhook is being
 * queued. Duplicates are found by the body, because the signature covers it and not the webhook's id.
 */
export function receiveWebhook(platform: WebhookPlatform, deps: WebhookDeps): Handler {
  const { secret, store, queue, clock } = deps;

  async function enqueue(event: SourceEvent, body: Buffer): Promise<'queued' | 'duplicate' | 'busy'> {
    const key = cacheKeys.webhook(platform.name, createHash('sha256').update(body).digest('base64url'));
    const entry = (value: string, storedS: number) => expiringEntry(value, storedS, clock);
    if (!(await claimOwn(store, key, entry(`taken ${crypto.randomUUID()}`, CLAIM_S)))) {
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
      return refuse(context, 401, 'signature-wrong', 'The signature does not match the body.');
    }
    const ageMs = clock.now() - sentAt;
    if (!(ageMs <= platform.windowMs && ageMs >= -CLOCK_SKEW_MS)) {
      return refuse(context, 401, 'webhook-too-old', 'This webhook was sent too long ago.');
    }
    if (!/^application\/json\s*(;|$)/i.test(header('content-type') ?? '')) {
      return refuse(context, 415, 'body-type-unknown', 'Send JSON, with the content type application/json.');
    }
    const read = platform.read(parse(body), header);
    if (read === 'ignored') return context.json({ state: read });
    // The worker parses the same schema: it must not lose a message that was accepted here.
    const event = sourceEventSchema.safeParse(read).data;
    if (event === undefined) {
      return refuse(context, 400, 'body-invalid', 'The body is not one that the topic sends.');
    }
    const state = await enqueue(event, body);
    if (state !== 'busy') return context.json({ state });
    context.header('retry-after', '5');
    return refuse(context, 503, 'webhook-under-way', 'The same webhook is being queued; send it again.');
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
  return context.json(errorBody(code, message), status, noStore);
}
