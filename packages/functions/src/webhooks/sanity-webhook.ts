import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { timingSafeEqual } from '../guard/timing-safe-equal.ts';
import type { RawWebhook, WebhookPlatform } from './receive.ts';

/**
 * The projection of the webhook in Sanity must be:
 * `{_id, _type, _updatedAt, "slug": coalesce(store.slug.current, slug.current, path), "operation": delta::operation()}`
 */
const document = z.object({
  _id: z.string().min(1).max(128),
  _type: z.string().min(1).max(64),
  _updatedAt: z.string().max(40).nullish(),
  slug: z.string().min(1).max(255).nullish(),
  operation: z.enum(['create', 'update', 'delete']),
});

/** Sanity repeats a webhook for half an hour. */
const WINDOW_MS = 3_600_000;

/** Sanity's webhooks: the header `t={milliseconds},v1={signature}` signs the time and the raw body. */
export const sanityWebhook: WebhookPlatform = {
  name: 'sanity',
  windowMs: WINDOW_MS,
  verify: ({ body, header, secret }: RawWebhook) => {
    const [, at, signature] =
      /^t=(\d{1,15}),\s*v1=([\w-]+={0,2})$/.exec(header('sanity-webhook-signature')?.trim() ?? '') ?? [];
    if (at === undefined || signature === undefined) return null;
    const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
    return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? Number(at) : null;
  },
  read: (body) => {
    const data = document.safeParse(body).data;
    if (data === undefined) return null;
    // Ids of drafts and releases contain a dot; shoppers see neither.
    if (data._id.includes('.')) return 'ignored';
    return {
      about: 'document',
      id: data._id,
      type: data._type,
      slug: data.slug ?? null,
      version: data._updatedAt ?? null,
      isGone: data.operation === 'delete',
    };
  },
};
