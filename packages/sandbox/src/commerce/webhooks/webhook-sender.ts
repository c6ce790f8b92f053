import { createHmac, randomUUID } from 'node:crypto';
import { brand } from '../brand.ts';
import { sandboxSecrets } from '../sandbox-secrets.ts';

export interface WebhookTarget {
  /** The shop's webhook endpoint. */
  url: string;
  secret?: string;
  /** Waits before the second, third … try; no further try after the last. */
  retryDelaysMs?: readonly number[];
  /** Delay before the first try; the platform does not promise immediate delivery. */
  lagMs?: number;
  send?: (request: Request) => Promise<Response>;
  wait?: (milliseconds: number) => Promise<void>;
}

export interface Delivery {
  id: string;
  topic: string;
  at: string;
  tries: number;
  /** Status of the last try; null without a response. */
  status: number | null;
}

export interface WebhookSender {
  send(topic: string, payload: object, at: Date): Promise<Delivery>;
  /** Newest last; the last hundred. */
  readonly deliveries: readonly Delivery[];
}

const timeoutMs = 5000;
const mostDeliveries = 100;
const usualDelaysMs = [1000, 5000, 15_000, 60_000, 300_000];

/** Sends signed webhooks with the platform's headers, and retries while they are refused. */
export function createWebhookSender(target: WebhookTarget): WebhookSender {
  const {
    url,
    secret = sandboxSecrets.webhooks,
    retryDelaysMs = usualDelaysMs,
    lagMs = 0,
    send = (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
    wait = realWait,
  } = target;
  const deliveries: Delivery[] = [];

  async function attempt(headers: Record<string, string>, body: string): Promise<number | null> {
    try {
      const response = await send(new Request(url, { method: 'POST', headers, body }));
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  return {
    deliveries,
    async send(topic, payload, at) {
      const body = JSON.stringify(payload);
      const delivery: Delivery = { id: randomUUID(), topic, at: at.toISOString(), tries: 0, status: null };
      deliveries.push(delivery);
      deliveries.splice(0, Math.max(0, deliveries.length - mostDeliveries));
      const headers = {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
        'x-shopify-shop-domain': brand.shopDomain,
        'x-shopify-api-version': '2026-04',
        'x-shopify-webhook-id': delivery.id,
        'x-shopify-event-id': randomUUID(),
        'x-shopify-triggered-at': delivery.at,
      };
      if (lagMs > 0) await wait(lagMs);
      for (const delayMs of [...retryDelaysMs, null]) {
        delivery.tries += 1;
        delivery.status = await attempt(headers, body);
        const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
        if (isTaken || delayMs === null) break;
        await wait(delayMs);
      }
      return delivery;
    },
  };
}

/** Unreferenced, so that it does not keep the process alive. */
function realWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
