import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Double, doubles } from '../../packages/sandbox/src/doubles.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';

const onDesk = Object.values(doubles).map(({ name }: Double) => name);
const country = '{ localization { country { isoCode } } }';
let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.post('reset', {});
});

/** One question to the commerce double, as the shop asks it. */
function askCommerce(query = country, signal?: AbortSignal): Promise<Response> {
  return fetch(`${sandbox.commerce}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
    body: JSON.stringify({ query }),
    ...(signal === undefined ? {} : { signal }),
  });
}

function askContent(): Promise<Response> {
  const query = new URLSearchParams({ query: 'count(*)' });
  return fetch(`${sandbox.content}/v2024-01-01/data/query/production?${query}`);
}

const recommend = () => fetch(`${sandbox.desk}/searchspring/boost/sndbx1/recommend?tags=home`);

async function fail(fault: Record<string, unknown>): Promise<void> {
  const answer = await sandbox.post('faults', { faults: [fault] });
  expect(await answer.json()).toMatchObject({ faults: [{ ...fault, met: 0 }] });
}

describe('the faults of a running sandbox', () => {
  it('are none at first: every provider answers', async () => {
    expect(await sandbox.state()).toMatchObject({ country: 'US', faults: [] });
    expect((await askCommerce()).status).toBe(200);
    expect((await askContent()).status).toBe(200);
    expect((await recommend()).status).not.toBe(500);
  });

  it.each(['commerce', 'content', ...onDesk])('%s can be taken down and comes back', async (provider) => {
    const onPorts: Record<string, () => Promise<Response>> = { commerce: askCommerce, content: askContent };
    const ask = onPorts[provider] ?? (() => fetch(`${sandbox.desk}/${provider}/`));
    await fail({ provider, kind: 'down' });
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(await sandbox.state()).toMatchObject({ faults: [{ met: 1 }] });
    await fetch(`${sandbox.desk}/control/faults`, { method: 'DELETE', headers: { 'x-sandbox-desk': '1' } });
    expect((await ask()).status).toBeLessThan(500);
  });

  it('truncated breaks the connection in the middle of the answer', async () => {
    await fail({ provider: 'commerce', kind: 'truncated' });
    const answer = await askCommerce();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('timeout says nothing until the client goes', async () => {
    await fail({ provider: 'commerce', kind: 'timeout' });
    await expect(askCommerce(country, AbortSignal.timeout(300))).rejects.toThrow('timeout');
    await sandbox.post('faults', { faults: [] });
    expect((await askCommerce()).status).toBe(200);
  });

  it('slow takes its time', async () => {
    await fail({ provider: 'content', kind: 'slow', delayMs: 250 });
    const startedAt = performance.now();
    expect((await askContent()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(240);
  });

  it.each([
    ['refused', 401],
    ['429', 429],
    ['500', 500],
  ])('%s answers %d', async (kind, status) => {
    await fail({ provider: 'commerce', kind });
    expect((await askCommerce()).status).toBe(status);
  });

  it('malformed is no JSON, and wrong-types is the wrong JSON', async () => {
    await fail({ provider: 'commerce', kind: 'malformed' });
    await expect((await askCommerce()).json()).rejects.toThrow('not valid JSON');
    await fail({ provider: 'commerce', kind: 'wrong-types' });
    expect(await (await askCommerce()).json()).toMatchObject({
      data: { localization: { country: { isoCode: 7 } } },
    });
  });

  it('meet one operation of GraphQL and leave the others', async () => {
    await fail({ provider: 'commerce', kind: '500', operation: 'Country' });
    expect((await askCommerce(`query Country ${country}`)).status).toBe(500);
    expect((await askCommerce(`query Market ${country}`)).status).toBe(200);
  });

  it('stale shows the stock of before, until it is cleared', async () => {
    const found = await fetch(`${sandbox.desk}/control/variants?q=a`);
    const { variants } = await found.json();
    const { variantId, units } = variants.find((variant: { units: number | null }) => variant.units !== null);
    const query = `{ node(id: "gid://shopify/ProductVariant/${variantId}") { ... on ProductVariant { quantityAvailable } } }`;
    const read = async () => (await (await askCommerce(query)).json()).data.node.quantityAvailable;
    await fail({ provider: 'commerce', kind: 'stale' });
    expect(await read()).toBe(units);
    expect((await sandbox.post('admin', { do: 'stock', variantId, units: units + 5 })).status).toBe(200);
    expect(await read()).toBe(units);
    await sandbox.post('faults', { faults: [] });
    expect(await read()).toBe(units + 5);
  });
});

describe('the control API of a running sandbox', () => {
  it.each([
    ['faults', { faults: 'all' }, 'a list of faults'],
    [
      'faults',
      { faults: [{ provider: 'shopify', kind: 'down' }] },
      'provider must be one of commerce, content',
    ],
    ['clock', { now: 'tomorrow' }, '{"advanceMs": 3600000}'],
    ['country', { country: 'us' }, 'two capital letters'],
    ['admin', { do: 'nothing' }, 'Send one edit: stock, price'],
  ])('POST /control/%s refuses %j and says what to send', async (path, body, message) => {
    const answer = await sandbox.post(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  it('keeps what providers received, without their secrets', async () => {
    await askCommerce('query Country { localization { country { isoCode } } }');
    await fetch(`${sandbox.desk}/govalo/v1/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-govalo-key' },
    });
    const received = async (name: string) => (await fetch(`${sandbox.desk}/control/received/${name}`)).json();
    expect(await received('commerce')).toMatchObject({
      received: [{ path: '/api/2025-01/graphql.json', status: 200 }],
    });
    const gifts = await received('govalo');
    expect(gifts).toMatchObject({ received: [{ path: '/v1/sessions', status: 201 }] });
    expect(JSON.stringify(gifts)).not.toContain('sandbox-govalo-key');
    expect((await sandbox.state()).received).toMatchObject({ commerce: 1, govalo: 1, klaviyo: 0 });
  });

  it('moves the clock, and a reset brings back time, country, faults and what was received', async () => {
    await sandbox.post('clock', { now: '2031-05-01T00:00:00Z' });
    await sandbox.post('country', { country: 'CA' });
    await askCommerce();
    expect(await sandbox.state()).toMatchObject({ now: expect.stringMatching(/^2031-05-01/), country: 'CA' });
    await sandbox.post('reset', {});
    const state = await sandbox.state();
    expect(state).toMatchObject({ country: 'US', faults: [], received: { commerce: 0 } });
    expect(state.now).not.toMatch(/^2031/);
  });

  it('takes no change without its header', async () => {
    const answer = await fetch(`${sandbox.desk}/control/reset`, { method: 'POST' });
    expect(answer.status).toBe(403);
  });

  it('serves the desk’s page with everything that it loads', async () => {
    const page = await (await fetch(sandbox.desk)).text();
    for (const name of ['commerce', 'content', ...onDesk]) expect(page).toContain(`data-received="${name}"`);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(`${sandbox.desk}${path}`)).status).toBe(200);
    }
  });
});

describe('a sandbox that begins with faults', () => {
  it('has them from the first request, and again after a reset', async () => {
    const first = await openSandbox(['--faults=[{"provider":"content","kind":"500"}]']);
    try {
      const ask = () => fetch(`${first.content}/v2024-01-01/data/query/production?query=1`);
      expect((await ask()).status).toBe(500);
      await first.post('faults', { faults: [] });
      expect((await ask()).status).toBe(200);
      await first.post('reset', {});
      expect((await ask()).status).toBe(500);
    } finally {
      await first.close();
    }
  }, 60_000);

  it('does not start with faults that it cannot read', async () => {
    await expect(openSandbox(['--faults=[{"kind":"down"}]'])).rejects.toThrow('ended by itself');
  }, 60_000);
});
