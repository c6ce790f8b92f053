import { createHmac } from 'node:crypto';
import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { handler as worker } from '../../packages/functions/src/queue/refresh.ts';
import { handler as sanityDoor } from '../../packages/functions/src/webhooks/sanity.ts';
import { handler as shopifyDoor } from '../../packages/functions/src/webhooks/shopify.ts';
import { openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';
import { fromResult } from '../../packages/sandbox/src/edge/from-result.ts';
import { toEvent } from '../../packages/sandbox/src/edge/to-event.ts';
import { type Outside, openOutside } from './outside-double.ts';

const shopSecret = 'shop-secret';
const textSecret = 'text-secret';

export interface Sent {
  status: number;
  body: unknown;
}

/** What a test may change about a webhook that would be right. */
export interface Twist {
  headers?: Record<string, string>;
  /** What arrives, in place of what was signed. */
  arrives?: string | Buffer;
  /** Milliseconds since the epoch. */
  sentAt?: number;
  secret?: string;
}

/** Webhooks' doors, queue, worker and table as they run in Lambda, before the double of sources and site. */
export async function openShopBehind() {
  const outside = await openOutside();
  const cloud = await openCloud({ port: 0, worker });
  Object.assign(process.env, environmentOf(outside, cloud.url));
  const store = createDynamoStore({ table: 'storefront-cache', clock: systemClock, client: openDynamo() });

  async function send(
    door: typeof shopifyDoor,
    url: string,
    headers: Record<string, string>,
    body: string | Buffer,
  ) {
    const request = { method: 'POST', url, headers, body: Buffer.from(body), sourceIp: '127.0.0.1' };
    const result = await door(toEvent({ ...request, at: Date.now() }));
    const answer = fromResult(result);
    return { status: answer.status, body: JSON.parse(answer.body.toString('utf8')) } satisfies Sent;
  }

  return {
    outside,
    store,
    queue: cloud.queue,
    pages: createPageIndex(store, systemClock),
    handles: createHandleIndex(store, systemClock),
    /** As Shopify sends it. */
    tellShop(topic: string, payload: unknown, twist: Twist = {}): Promise<Sent> {
      const { headers = {}, sentAt = Date.now(), secret = shopSecret } = twist;
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const all = {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
        'x-shopify-webhook-id': crypto.randomUUID(),
        'x-shopify-triggered-at': new Date(sentAt).toISOString(),
        ...headers,
      };
      return send(shopifyDoor, '/api/webhooks/shopify', all, twist.arrives ?? body);
    },
    /** As Sanity sends it. */
    tellTexts(payload: unknown, twist: Twist = {}): Promise<Sent> {
      const { headers = {}, sentAt = Date.now(), secret = textSecret } = twist;
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('base64url');
      const all = {
        'content-type': 'application/json',
        'sanity-webhook-signature': `t=${sentAt},v1=${signature}`,
        ...headers,
      };
      return send(sanityDoor, '/api/webhooks/sanity', all, twist.arrives ?? body);
    },
    close: async () => {
      await cloud.close();
      await outside.close();
    },
  };
}

export type ShopBehind = Awaited<ReturnType<typeof openShopBehind>>;

function environmentOf(outside: Outside, cloudUrl: string): Record<string, string> {
  return {
    SITE_URL: outside.url,
    REVALIDATE_SECRET: outside.secret,
    SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 'public',
    SHOPIFY_STOREFRONT_ENDPOINT: outside.url,
    SHOPIFY_WEBHOOK_SECRET: shopSecret,
    SANITY_PROJECT_ID: 'vespervine',
    SANITY_API_HOST: outside.url,
    SANITY_WEBHOOK_SECRET: textSecret,
    CACHE_TABLE: 'storefront-cache',
    REFRESH_QUEUE_URL: `${cloudUrl}/000000000000/refresh`,
    AWS_ENDPOINT_URL_DYNAMODB: cloudUrl,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sandbox',
    AWS_SECRET_ACCESS_KEY: 'sandbox',
  };
}
