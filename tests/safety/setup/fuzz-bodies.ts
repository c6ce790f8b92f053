import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { randomRequests } from './random-requests.ts';
import { registerCustomer, sendRequest } from './send-request.ts';
import { openShopFunctions, type ShopFunctions, webhookSecret } from './shop-functions.ts';

export const BODIES = 10_000;
const AT_ONCE = 50;
/** The gateway's limit is thirty seconds; a response on a busy machine must not count as a hang. */
const MAX_MS = 10_000;

/** Every path of every function with its methods, so that its bodies are spread over all of them. */
const routes: Record<keyof ShopFunctions['functions'], string[]> = {
  auth: ['user', 'login', 'register', 'recover', 'reset', 'activate', 'renew', 'logout'].map(
    (name) => `POST /api/auth/${name}`,
  ),
  checkout: ['POST /api/auth/checkout'],
  country: ['POST /api/country', 'GET /api/country'],
  filterMap: ['POST /api/shopify/metaobjects', 'GET /api/shopify/metaobjects'],
  geolocation: ['POST /api/geolocation', 'GET /api/geolocation'],
  gift: ['POST /api/govalo/create-gift', 'POST /api/govalo/get-session'],
  health: ['POST /api/health', 'GET /api/health'],
  recommendations: ['POST /api/recommendations', 'GET /api/recommendations?profile=404'],
  referral: ['POST /api/friendbuy/auth', 'POST /api/friendbuy/getCustomer'],
  rewards: ['POST /api/rewards/redeem'],
  sanityWebhook: ['POST /api/webhooks/sanity'],
  settings: ['POST /api/settings', 'GET /api/settings'],
  shopifyWebhook: ['POST /api/webhooks/shopify'],
  wishlists: [
    'POST /api/wishlists',
    'PATCH /api/wishlists/l1',
    'DELETE /api/wishlists/l1',
    'POST /api/wishlists/l1/products',
    'DELETE /api/wishlists/l1/products',
    'POST /api/wishlists/merge',
    'POST /api/wishlists/l1/share',
  ],
};

const requests = randomRequests(BODIES);

/** Signs a body as the platforms do, so that it is read and not only refused. */
function signed(body: Buffer, at: number, topic: string): Record<string, string> {
  const hmac = (text: string) => createHmac('sha256', webhookSecret).update(text).update(body);
  return {
    'x-shopify-topic': topic,
    'x-shopify-triggered-at': new Date(at).toISOString(),
    'x-shopify-hmac-sha256': hmac('').digest('base64'),
    'sanity-webhook-signature': `t=${at},v1=${hmac(`${at}.`).digest('base64url')}`,
  };
}

export type FuzzedFunction = keyof typeof routes;

export const fuzzedFunctions = Object.keys(routes).filter((name): name is FuzzedFunction => name in routes);

/** Sends random bodies to a function. Fails when a response is 5xx, not JSON, or too late. */
export async function fuzzBodies(name: FuzzedFunction): Promise<void> {
  const own = routes[name];
  const shop = openShopFunctions();
  const { token } = await registerCustomer(shop);
  const isWebhook = name.endsWith('Webhook');
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let slowestMs = 0;

  async function send(at: number): Promise<void> {
    const request = requests[at];
    const [method = '', path = ''] = own[at % own.length]?.split(' ') ?? [];
    if (request === undefined) throw new Error('There is no such request.');
    const { body, type, topic, isKnown } = request;
    const began = performance.now();
    const response = await sendRequest(shop, path, {
      method,
      body,
      ...(isKnown ? { token } : {}),
      headers: {
        'content-type': type,
        'idempotency-key': `key-${at}-0000`,
        ...(isWebhook && isKnown ? signed(body, shop.world.now(), topic) : {}),
      },
      address: `10.${at % 250}.${Math.floor(at / 250)}.1:80`,
    });
    slowestMs = Math.max(slowestMs, performance.now() - began);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const isExpected =
      response.status < 500 && (typeof response.body === 'object' || response.status === 304);
    if (!isExpected) failures.push(`${method} ${path} ${body} → ${response.status} ${response.text}`);
  }

  for (let start = 0; start < BODIES; start += AT_ONCE) {
    shop.world.wait(60_000);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(start + index)));
  }
  expect(failures).toEqual([]);
  expect(slowestMs).toBeLessThan(MAX_MS);
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(BODIES);
  // Routes that read bodies refused some for their content, so requests did reach them.
  const least = own.some((one) => one.startsWith('GET')) ? 0 : BODIES / 20;
  expect(statuses.get(400) ?? 0).toBeGreaterThanOrEqual(least);
}
