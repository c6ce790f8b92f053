import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { equalsSecretly } from '../equals-secretly.ts';
import type { RawWebhook, WebhookPlatform } from './receive.ts';

/**
 * What the webhook's projection in Sanity must be:
 * `{_id, _type, _updatedAt, "slug": coalesce(store.slug.current, slug.current, path), "operation": delta::operation()}`
 */
const document = z.object({
  _id: z.string().min(1).max(128),
  _type: z.string().min(1).max(64),
  _updatedAt: z.string().max(40).nullish(),
  slug: z.string().min(1).max(255).nullish(),
  operation: z.enum(['create', 'update', 'delete']),
});

/** Sanity stops trying after half an hour. */
const WINDOW_MS = 3_600_000;

/** Sanity's webhooks: the header `t={milliseconds},v1={signature}` signs the time and the raw body. */
export const sanityWebhook: WebhookPlatform = {
  name: 'sanity',
  windowMs: WINDOW_MS,
  verify: ({ body, header, secret }: RawWebhook) => {
    const [, at, signature] =
      /^t=(\d{1,15}),\s*v1=([\w-]+={0,2})$/.exec(header('sanity-webhook-signature')?.trim() ?? '') ?? [];
    if (at === undefined || signature === undefined) return null;
    const wanted = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
    return equalsSecretly(Buffer.from(signature, 'base64url'), wanted) ? Number(at) : null;
  },
  read: (body) => {
    const data = document.safeParse(body).data;
    if (data === undefined) return null;
    // Drafts and releases have a dot in their ids, and shoppers see neither.
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
