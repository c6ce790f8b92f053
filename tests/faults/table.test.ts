import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf, type Instance, openInstance } from './open-instance.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { readSitemap } from './read-sitemap.ts';
import { openTableDouble, type TableDouble } from './table-double.ts';

interface Sent {
  path: string;
  body?: object;
  token?: string;
}

interface Measured {
  path: string;
  status: number;
  ms: number;
  body: unknown;
}

const customer = { email: 'ann@vesper.example', password: 'difference-1' };
const giftSession = { path: '/api/govalo/get-session', body: {} };
let sandbox: OpenSandbox;
let table: TableDouble;
let endpoints: Sent[];
/** The first response of an instance at each endpoint, while the table works. */
let working: Measured[];

beforeAll(async () => {
  [sandbox, table] = await Promise.all([openSandbox(), openTableDouble()]);
  const instance = await openInstance(sandbox, table.url);
  try {
    endpoints = endpointsFor(await registerCustomer(instance));
    working = await measureAll(instance);
  } finally {
    await instance.close();
  }
}, 120_000);
afterAll(async () => {
  await table.close();
  await sandbox.close();
});

async function registerCustomer(instance: Instance): Promise<string> {
  const register = { path: '/api/auth/register', body: { ...customer, firstName: 'Ann', lastName: 'Lee' } };
  await send(instance, register);
  const { body } = await send(instance, { path: '/api/auth/login', body: customer });
  const { token }: { token?: unknown } = Object(body);
  return String(token);
}

function endpointsFor(token: string): Sent[] {
  const checkoutUrl = `${sandbox.commerce}/cart/c/1`;
  return [
    { path: '/api/settings' },
    { path: '/api/recommendations?profile=404' },
    { path: '/api/shopify/metaobjects' },
    { path: '/api/health' },
    { path: '/api/auth/login', body: customer },
    { path: '/api/auth/user', body: { token } },
    { path: '/api/auth/checkout', body: { email: customer.email, checkoutUrl } },
    giftSession,
    { path: '/api/wishlists', token },
    { path: '/api/rewards', token },
    { path: '/api/friendbuy/getCustomer', body: { id: '1' }, token },
  ];
}

async function send(instance: Instance, { path, body, token }: Sent, method?: string): Promise<Measured> {
  const startedAt = performance.now();
  const response = await fetch(`${instance.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-storefront': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  return { path, status: response.status, ms, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Loads the code of each function first, by a request for which no table is needed. */
async function measureAll(instance: Instance): Promise<Measured[]> {
  for (const sent of endpoints) expect(await send(instance, sent, 'PUT')).toMatchObject({ status: 405 });
  const measured: Measured[] = [];
  for (const sent of endpoints) measured.push(await send(instance, sent));
  return measured;
}

/** The same statuses as with a table that works, each at most a second later. */
function expectBarelySlower(measured: readonly Measured[]): void {
  const statuses = (all: readonly Measured[]) => all.map(({ path, status }) => [path, status]);
  expect(statuses(measured)).toEqual(statuses(working));
  for (const [at, { path, ms }] of measured.entries()) {
    expect(ms - (working[at]?.ms ?? 0), `${path} in ${Math.round(ms)} ms`).toBeLessThan(1_000);
  }
}

async function health(instance: Instance): Promise<unknown> {
  const { body } = await send(instance, { path: '/api/health' });
  const { ok, cache }: { ok?: unknown; cache?: unknown } = Object(body);
  return { ok, cache };
}

async function giftBody(instance: Instance): Promise<object> {
  const [card] = await sandbox.control.findVariants('gift card');
  const { data }: { data?: { session?: { id?: unknown } } } = Object(
    (await send(instance, giftSession)).body,
  );
  return {
    session: data?.session?.id,
    variant: card?.variantId,
    value: 1,
    valid: true,
    is_govalo: true,
    name: 'Eve',
    email: 'eve@vesper.example',
    send_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    timeZone: 'Pacific Time',
    time: '10AM',
    date: '12/24/2099',
  };
}

describe.each([
  ['hangs', 'timeout', [504, 'cache-timeout']],
  ['refuses', 'refused', [502, 'cache-unavailable']],
] as const)('a table that %s', (mode, reason, refusal) => {
  /** One that never saw the table work, and one that used it before. */
  let instances: { fresh: Instance; used: Instance };

  beforeAll(async () => {
    table.set('works');
    const used = await openInstance(sandbox, table.url);
    await measureAll(used);
    table.set(mode);
    instances = { fresh: await openInstance(sandbox, table.url), used };
    // Longer than a process holds responses in memory.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }, 60_000);
  afterAll(async () => {
    table.set('works');
    await Promise.all([instances.fresh.close(), instances.used.close()]);
  });

  it.each(['fresh', 'used'] as const)(
    'costs no response of a %s instance, and each less than a second',
    async (name) => {
      expectBarelySlower(await measureAll(instances[name]));
    },
    60_000,
  );

  it('costs the sitemap less than a second', async () => {
    const env = environmentOf(sandbox, table.url);
    table.set('works');
    const before = await readSitemap(env);
    table.set(mode);
    const during = await readSitemap(env);
    expect([...before, ...during].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const [at, { ms }] of during.entries()) expect(ms - (before[at]?.ms ?? 0)).toBeLessThan(1_000);
  }, 60_000);

  it('is what the health says', async () => {
    expect(await health(instances.fresh)).toEqual({ ok: false, cache: { ok: false, reason } });
    expect(await health(instances.used)).toEqual({ ok: false, cache: { ok: false, reason } });
  });

  it('makes each instance count the attempts of a visitor for itself', async () => {
    for (const instance of [instances.used, instances.fresh]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 31; attempt += 1) {
        statuses.push((await send(instance, giftSession)).status);
      }
      // Thirty may pass; the measurements before were attempts too.
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(15);
      expect(statuses.at(-1)).toBe(429);
    }
  }, 60_000);

  it('delays for a second at most what must not happen twice, which can be repeated once the table works', async () => {
    table.set('works');
    const instance = await openInstance(sandbox, table.url);
    try {
      const gift = { path: '/api/govalo/create-gift', body: await giftBody(instance) };
      table.set(mode);
      const refused = await send(instance, gift);
      const { error }: { error?: { code?: unknown } } = Object(refused.body);
      expect([refused.status, error?.code]).toEqual(refusal);
      expect(refused.ms).toBeLessThan(1_000);
      table.set('works');
      const body = { gift: { gift_id: expect.any(String) } };
      expect(await send(instance, gift)).toMatchObject({ status: 200, body });
    } finally {
      await instance.close();
    }
  }, 60_000);

  it('is used again by itself once it works', async () => {
    table.set('works');
    for (const instance of Object.values(instances)) {
      await expect
        .poll(() => health(instance), { timeout: 15_000 })
        .toEqual({ ok: true, cache: { ok: true } });
    }
  }, 60_000);
});
