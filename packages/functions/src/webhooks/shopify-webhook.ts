import { createHmac } from 'node:crypto';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import * as z from 'zod';
import { timingSafeEqual } from '../guard/timing-safe-equal.ts';
import type { RawWebhook, WebhookPlatform } from './receive.ts';

/** Webhooks send ids as numbers; ours are text. */
const id = z.number().int().positive().transform(String);
const handle = z.string().min(1).max(255);
const gone = z.object({ id });

const product = z.object({
  id,
  handle,
  updated_at: z.string().max(40).nullish(),
  published_at: z.string().nullish(),
  status: z.string().optional(),
  variants: z.array(z.object({ inventory_item_id: id.nullish() })).default([]),
});
const collection = z.object({
  id,
  handle,
  updated_at: z.string().max(40).nullish(),
  published_at: z.string().nullish(),
});
/** Webhooks of metaobjects send the id as text. */
const metaobject = z.object({ id: z.string(), updated_at: z.string().max(40).nullish() });
const stock = z.object({ inventory_item_id: id });
const order = z.object({ line_items: z.array(z.object({ product_id: id.nullish() })) });

/** Shopify repeats a webhook for four hours. */
const WINDOW_MS = 6 * 3_600_000;

/** Shopify's webhooks: the signature covers the raw body; topic and time are in unsigned headers. */
export const shopifyWebhook: WebhookPlatform = {
  name: 'shopify',
  windowMs: WINDOW_MS,
  verify: ({ body, header, secret }: RawWebhook) => {
    const expected = createHmac('sha256', secret).update(body).digest();
    const given = Buffer.from(header('x-shopify-hmac-sha256') ?? '', 'base64');
    return timingSafeEqual(given, expected) ? Date.parse(header('x-shopify-triggered-at') ?? '') : null;
  },
  read: (body, header) => {
    const topic = header('x-shopify-topic') ?? '';
    const read = Object.hasOwn(readers, topic) ? readers[topic] : undefined;
    return read === undefined ? 'ignored' : read(body);
  },
};

const readers: Readonly<Record<string, (body: unknown) => SourceEvent | null>> = {
  'products/create': readProduct,
  'products/update': readProduct,
  'products/delete': (body) => {
    const data = gone.safeParse(body).data;
    if (data === undefined) return null;
    return { about: 'product', id: data.id, handle: null, version: null, isGone: true, inventoryItemIds: [] };
  },
  'collections/create': readCollection,
  'collections/update': readCollection,
  'collections/delete': (body) => {
    const data = gone.safeParse(body).data;
    if (data === undefined) return null;
    return { about: 'collection', id: data.id, handle: null, version: null, isGone: true };
  },
  'inventory_levels/update': (body) => {
    const data = stock.safeParse(body).data;
    return data === undefined ? null : { about: 'stock', inventoryItemId: data.inventory_item_id };
  },
  'orders/create': (body) => {
    const lines = order.safeParse(body).data?.line_items;
    if (lines === undefined) return null;
    const productIds = lines.flatMap(({ product_id: of }) => of ?? []);
    return { about: 'order', productIds: [...new Set(productIds)].slice(0, 500) };
  },
  'metaobjects/create': (body) => readMetaobject(body, false),
  'metaobjects/update': (body) => readMetaobject(body, false),
  'metaobjects/delete': (body) => readMetaobject(body, true),
};

/** Drafts and unpublished products arrive as updates too: for shoppers they are gone. */
function readProduct(body: unknown): SourceEvent | null {
  const data = product.safeParse(body).data;
  if (data === undefined) return null;
  const items = data.variants.flatMap(({ inventory_item_id: item }) => item ?? []);
  return {
    about: 'product',
    id: data.id,
    handle: data.handle,
    version: data.updated_at ?? null,
    isGone: (data.status ?? 'active') !== 'active' || data.published_at === null,
    inventoryItemIds: items.slice(0, 2_048),
  };
}

function readMetaobject(body: unknown, isGone: boolean): SourceEvent | null {
  const data = metaobject.safeParse(body).data;
  if (data === undefined) return null;
  return { about: 'filters', id: data.id, version: isGone ? null : (data.updated_at ?? null), isGone };
}

function readCollection(body: unknown): SourceEvent | null {
  const data = collection.safeParse(body).data;
  if (data === undefined) return null;
  return {
    about: 'collection',
    id: data.id,
    handle: data.handle,
    version: data.updated_at ?? null,
    isGone: data.published_at === null,
  };
}
