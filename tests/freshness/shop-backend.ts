import { createHmac } from 'node:crypto';
import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { handler as worker } from '../../packages/functions/src/queue/refresh.ts';
import { handler as sanityWebhook } from '../../packages/functions/src/webhooks/sanity.ts';
import { handler as shopifyWebhook } from '../../packages/functions/src/webhooks/shopify.ts';
import { openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';
import { toEdgeResponse } from '../../packages/sandbox/src/edge/to-edge-response.ts';
import { toEvent } from '../../packages/sandbox/src/edge/to-event.ts';
import { openSources, type SourcesDouble } from './sources-double.ts';

const shopifySecret = 'shop-secret';
const sanitySecret = 'text-secret';

export interface WebhookResponse {
  status: number;
  body: unknown;
}

/** How a webhook differs from a valid one. */
export interface WebhookChange {
  headers?: Record<string, string>;
  /** The body that arrives in place of the signed one. */
  arrivingBody?: string | Buffer;
  /** Milliseconds since the epoch. */
  sentAt?: number;
  secret?: string;
}

/**
 * The webhook functions, queue, worker and table as they run in Lambda, with the double of sources and site. `tries`
 * shortens the hour after which a message is dead.
 */
export async function openShopBackend({ tries }: { tries?: number } = {}) {
  const sources = await openSources();
  const cloud = await openCloud({ port: 0, worker, ...(tries !== undefined && { tries }) });
  Object.assign(process.env, environmentOf(sources, cloud.url));
  const store = createDynamoStore({ table: 'storefront-cache', clock: systemClock, client: openDynamo() });

  async function send(
    handler: typeof shopifyWebhook,
    url: string,
    headers: Record<string, string>,
    body: string | Buffer,
  ) {
    const request = { method: 'POST', url, headers, body: Buffer.from(body), sourceIp: '127.0.0.1' };
    const result = await handler(toEvent({ ...request, at: Date.now() }));
    const response = toEdgeResponse(result);
    return {
      status: response.status,
      body: JSON.parse(response.body.toString('utf8')),
    } satisfies WebhookResponse;
  }

  return {
    sources,
    store,
    queue: cloud.queue,
    pages: createPageIndex(store, systemClock),
    handles: createHandleIndex(store, systemClock),
    /** Sends a webhook as Shopify does. */
    sendShopifyWebhook(
      topic: string,
      payload: unknown,
      change: WebhookChange = {},
    ): Promise<WebhookResponse> {
      const { headers = {}, sentAt = Date.now(), secret = shopifySecret } = change;
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const all = {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
        'x-shopify-webhook-id': crypto.randomUUID(),
        'x-shopify-triggered-at': new Date(sentAt).toISOString(),
        ...headers,
      };
      return send(shopifyWebhook, '/api/webhooks/shopify', all, change.arrivingBody ?? body);
    },
    /** Sends a webhook as Sanity does. */
    sendSanityWebhook(payload: unknown, change: WebhookChange = {}): Promise<WebhookResponse> {
      const { headers = {}, sentAt = Date.now(), secret = sanitySecret } = change;
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('base64url');
      const all = {
        'content-type': 'application/json',
        'sanity-webhook-signature': `t=${sentAt},v1=${signature}`,
        ...headers,
      };
      return send(sanityWebhook, '/api/webhooks/sanity', all, change.arrivingBody ?? body);
    },
    close: async () => {
      await cloud.close();
      await sources.close();
    },
  };
}

export type ShopBackend = Awaited<ReturnType<typeof openShopBackend>>;

function environmentOf(sources: SourcesDouble, cloudUrl: string): Record<string, string> {
  return {
    SITE_URL: sources.url,
    REVALIDATE_SECRET: sources.secret,
    SHOPIFY_STORE_DOMAIN: 'vesper.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 'public',
    SHOPIFY_STOREFRONT_ENDPOINT: sources.url,
    SHOPIFY_WEBHOOK_SECRET: shopifySecret,
    SANITY_PROJECT_ID: 'vespervine',
    SANITY_API_HOST: sources.url,
    SANITY_WEBHOOK_SECRET: sanitySecret,
    CACHE_TABLE: 'storefront-cache',
    REFRESH_QUEUE_URL: `${cloudUrl}/000000000000/refresh`,
    AWS_ENDPOINT_URL_DYNAMODB: cloudUrl,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sandbox',
    AWS_SECRET_ACCESS_KEY: 'sandbox',
  };
}
