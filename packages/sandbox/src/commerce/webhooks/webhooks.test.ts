import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { smallWorld } from '../fixture/small-world.ts';
import { apiRequest, valueAt } from '../fixture/test-shop.ts';
import { sandboxSecrets } from '../sandbox-secrets.ts';
import { commerceServer } from '../server.ts';
import { createWebhookSender } from './webhook-sender.ts';

const at = new Date('2026-11-21T12:00:00Z');

describe('a webhook', () => {
  it('is signed over its raw body, with the headers of the platform', async () => {
    const received: Request[] = [];
    const sender = createWebhookSender({
      url: 'http://localhost:3000/api/webhooks/shopify',
      send: async (request) => {
        received.push(request);
        return new Response(null, { status: 200 });
      },
    });
    const delivery = await sender.send('products/update', { id: 1, title: 'Zoë' }, at);
    const [request] = received;
    const body = (await request?.text()) ?? '';
    const wanted = createHmac('sha256', sandboxSecrets.webhooks).update(body).digest('base64');
    expect(request?.headers.get('x-shopify-hmac-sha256')).toBe(wanted);
    expect(request?.headers.get('x-shopify-topic')).toBe('products/update');
    expect(request?.headers.get('x-shopify-webhook-id')).toBe(delivery.id);
    expect(request?.headers.get('x-shopify-triggered-at')).toBe(at.toISOString());
    expect(request?.headers.get('x-shopify-shop-domain')).toContain('.myshopify.com');
    expect(request?.headers.get('x-shopify-api-version')).toBe('2026-04');
  });

  it('is retried with the same id and growing delays while it is refused', async () => {
    const responses = [new Error('down'), 500, 429, 200];
    const waits: number[] = [];
    const ids: (string | null)[] = [];
    const sender = createWebhookSender({
      url: 'http://localhost:3000/hook',
      retryDelaysMs: [10, 20, 30, 40],
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
      send: async (request) => {
        ids.push(request.headers.get('x-shopify-webhook-id'));
        const response = responses.shift();
        if (typeof response !== 'number') throw response;
        return new Response(null, { status: response });
      },
    });
    const delivery = await sender.send('orders/create', {}, at);
    expect(delivery).toMatchObject({ tries: 4, status: 200 });
    expect(waits).toEqual([10, 20, 30]);
    expect(new Set(ids).size).toBe(1);
  });

  it('is given up after the last retry, and can be delayed', async () => {
    const waits: number[] = [];
    const sender = createWebhookSender({
      url: 'http://localhost:3000/hook',
      retryDelaysMs: [1],
      lagMs: 700,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
      },
      send: async () => new Response(null, { status: 503 }),
    });
    expect(await sender.send('orders/create', {}, at)).toMatchObject({ tries: 2, status: 503 });
    expect(waits).toEqual([700, 1]);
  });
});

describe("the desk's edits", () => {
  function shopWithDesk() {
    const received: { topic: string | null; body: unknown }[] = [];
    const server = commerceServer(smallWorld(), {
      webhooks: {
        url: 'http://localhost:3000/hook',
        send: async (request) => {
          received.push({ topic: request.headers.get('x-shopify-topic'), body: await request.json() });
          return new Response(null, { status: 200 });
        },
      },
    });
    const edit = async (body: unknown, headers: Record<string, string> = { 'x-sandbox-desk': '1' }) => {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await server(new Request('http://localhost:3001/sandbox/admin', init))).status;
    };
    const variant = async () => {
      const query =
        '{ node(id: "gid://shopify/ProductVariant/100500") { ... on ProductVariant { quantityAvailable price { amount } } } }';
      return valueAt(await (await server(apiRequest({ query }))).json(), 'data.node');
    };
    return { received, edit, variant };
  }

  it('of the stock show at once, and send a webhook', async () => {
    const { received, edit, variant } = shopWithDesk();
    expect(await edit({ do: 'stock', variantId: '100500', units: 2 })).toBe(204);
    expect(await variant()).toMatchObject({ quantityAvailable: 2 });
    await expect
      .poll(() => received)
      .toMatchObject([
        { topic: 'inventory_levels/update', body: { inventory_item_id: 1005000, available: 2 } },
      ]);
  });

  it('of a price show at once, and send a webhook with the whole product', async () => {
    const { received, edit, variant } = shopWithDesk();
    expect(await edit({ do: 'price', variantId: '100500', priceCents: 24_00, compareAtCents: 29_95 })).toBe(
      204,
    );
    expect(await variant()).toMatchObject({ price: { amount: '24.0' } });
    await expect
      .poll(() => received)
      .toMatchObject([
        {
          topic: 'products/update',
          body: { handle: 'celeste-silk-scarf', variants: [{ price: '24.00', compare_at_price: '29.95' }] },
        },
      ]);
  });

  it('are refused without the desk’s header, for unknown subjects, and when they are malformed', async () => {
    const { edit } = shopWithDesk();
    expect(await edit({ do: 'stock', variantId: '100500', units: 2 }, {})).toBe(403);
    expect(await edit({ do: 'stock', variantId: '9', units: 2 })).toBe(404);
    expect(await edit({ do: 'stock', variantId: '100500', units: 'many' })).toBe(400);
    expect(await edit({ do: 'price', variantId: '100500', priceCents: -1 })).toBe(400);
    expect(await edit(null)).toBe(400);
  });
});
