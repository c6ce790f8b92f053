import { registry } from '@storefront/core/providers/registry';
import { type FunctionName, functionEntries } from '@storefront/core/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFunction } from '../../packages/sandbox/src/edge/run-function.ts';
import { type RequestOptions, sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

const lines: string[] = [];

function capture(chunk: unknown): boolean {
  lines.push(
    ...String(chunk)
      .split('\n')
      .filter((line) => line.startsWith('{')),
  );
  return true;
}

/** Nothing listens at this URL: the discard port of this machine. */
const NOWHERE = 'http://127.0.0.1:9';

const settings = {
  SITE_URL: 'http://localhost:3000',
  CACHE_TABLE: 'cache',
  SHOPIFY_STORE_DOMAIN: 'vesper-vine.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: 'public',
  SHOPIFY_STOREFRONT_ENDPOINT: NOWHERE,
  SANITY_PROJECT_ID: 'abcd1234',
  SANITY_API_HOST: NOWHERE,
  SEARCHSPRING_SITE_ID: 'sndbx1',
  SEARCHSPRING_URL: NOWHERE,
  SWYM_URL: NOWHERE,
  SWYM_PID: 'p',
  SWYM_API_KEY: 'k',
  SHOPIFY_WEBHOOK_SECRET: 'hook-secret',
  SANITY_WEBHOOK_SECRET: 'hook-secret',
  REFRESH_QUEUE_URL: `${NOWHERE}/000000000000/refresh`,
  GOVALO_URL: NOWHERE,
  GOVALO_API_KEY: 'k',
  FRIENDBUY_SECRET_KEY: 's',
  FRIENDBUY_API_KEY: 'k',
  FRIENDBUY_API_SECRET: 's',
  FRIENDBUY_URL: NOWHERE,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_ENDPOINT_URL: NOWHERE,
};

const requests: [FunctionName, string, RequestOptions, number][] = [
  ['auth', '/api/auth/login', { body: { email: 'ann@vesper.example', password: 'difference-1' } }, 502],
  ['checkout', '/api/auth/checkout', { body: { email: 'a', checkoutUrl: `${NOWHERE}/cart/c/1` } }, 200],
  ['country', '/api/country', {}, 200],
  ['filterMap', '/api/shopify/metaobjects', {}, 502],
  ['geolocation', '/api/geolocation', {}, 200],
  ['gift', '/api/govalo/get-session', { method: 'POST' }, 502],
  ['health', '/api/health', {}, 200],
  ['recommendations', '/api/recommendations?profile=404', {}, 200],
  ['referral', '/api/friendbuy/getCustomer', { body: { id: '1' }, token: 'abc' }, 502],
  ['rewards', '/api/rewards', { token: 'abc' }, 502],
  ['sanityWebhook', '/api/webhooks/sanity', { body: {} }, 401],
  ['settings', '/api/settings', {}, 502],
  ['shopifyWebhook', '/api/webhooks/shopify', { body: {} }, 401],
  ['wishlists', '/api/wishlists/shared/l1', {}, 502],
];

describe('a deployed function whose providers and table are all unreachable', {
  timeout: 30_000,
}, () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation(capture);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each(requests)('%s responds to %s', async (name, path, sent, status) => {
    const handler = await loadFunction(name);
    const shop = openShopFunctions();
    const response = await sendRequest(
      { ...shop, functions: { ...shop.functions, [name]: handler } },
      path,
      sent,
    );
    expect(response.status).toBe(status);
    // Checkout returns the URL that the shopper sent; no other response may reveal a provider's URL or its error.
    const revealed = name === 'checkout' ? response.text.replace(`${NOWHERE}/cart/c/1`, '') : response.text;
    expect(revealed).not.toMatch(/127\.0\.0\.1|ECONN|fetch failed|localhost|Fault/);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('returns the health of every provider of the registry, and which are configured', async () => {
    const { handler } = await import('../../packages/functions/src/api/health.ts');
    const shop = openShopFunctions();
    const functions = { ...shop.functions, health: handler };
    const { text } = await sendRequest({ ...shop, functions }, '/api/health');
    const { providers }: { providers: Record<string, { configured: boolean; ok: boolean | null }> } =
      JSON.parse(text);
    expect(Object.keys(providers)).toEqual(Object.keys(registry));
    expect(providers.gift?.configured).toBe(true);
    expect(providers.reviews).toMatchObject({ configured: false, ok: null });
  });

  it('is called once in this test, for each entry', () => {
    const called = requests.map(([name]) => name);
    expect(called.toSorted()).toEqual(Object.keys(functionEntries).toSorted());
  });

  it('counts failures of providers, also those that no shopper notices', () => {
    const counts = lines.filter((line) => line.includes('"_aws"')).map((line) => JSON.parse(line));
    for (const provider of ['commerce', 'content', 'search', 'wishlist', 'gift', 'cache']) {
      expect(counts).toContainEqual(
        expect.objectContaining({ service: 'storefront', provider, outsideFailures: 1 }),
      );
    }
    const route = '/api/recommendations';
    expect(counts).toContainEqual(
      expect.objectContaining({ route, failures: 0, durationMs: expect.any(Number) }),
    );
    expect(counts).toContainEqual(expect.objectContaining({ route: '/api/settings', failures: 1 }));
  });

  it('logs lines of JSON with the request’s id and without secrets of the configuration', () => {
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => !('_aws' in line));
    expect(logged.length).toBeGreaterThan(requests.length);
    for (const line of logged) {
      expect(line).toMatchObject({ service: 'storefront', requestId: expect.stringMatching(/./) });
    }
    expect(lines.join('')).not.toMatch(/hook-secret|difference-1|ann@vesper/);
  });
});
