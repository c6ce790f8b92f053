import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import type { FaultPlan } from '../../packages/sandbox/src/desk/control-client.ts';
import { type Double, doubles } from '../../packages/sandbox/src/doubles/doubles.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { countryQuery, queryCommerce, queryContent } from './query-doubles.ts';

const onDesk = Object.values(doubles).map(({ name }: Double) => name);
let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
});

const recommend = () => fetch(`${sandbox.desk}/searchspring/boost/sndbx1/recommend?tags=home`);

async function fail(fault: FaultPlan): Promise<void> {
  expect(await sandbox.control.setFaults(fault)).toMatchObject([{ ...fault, met: 0 }]);
}

describe('the faults of a running sandbox', () => {
  it('are none at the start', async () => {
    expect(await sandbox.control.state()).toMatchObject({ country: 'US', faults: [] });
    expect((await queryCommerce(sandbox)).status).toBe(200);
    expect((await queryContent(sandbox)).status).toBe(200);
    expect((await recommend()).status).not.toBe(500);
  });

  it.each(['commerce', 'content', ...onDesk])('%s can be taken down and restored', async (provider) => {
    const onPorts: Record<string, () => Promise<Response>> = {
      commerce: () => queryCommerce(sandbox),
      content: () => queryContent(sandbox),
    };
    const send = onPorts[provider] ?? (() => fetch(`${sandbox.desk}/${provider}/`));
    await fail({ provider, kind: 'down' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await sandbox.control.state()).toMatchObject({ faults: [{ met: 1 }] });
    await sandbox.control.clearFaults();
    expect((await send()).status).toBeLessThan(500);
  });

  it('truncated breaks the connection in the middle of the response', async () => {
    await fail({ provider: 'commerce', kind: 'truncated' });
    const response = await queryCommerce(sandbox);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('timeout sends nothing until the client aborts', async () => {
    await fail({ provider: 'commerce', kind: 'timeout' });
    await expect(queryCommerce(sandbox, countryQuery, AbortSignal.timeout(300))).rejects.toThrow('timeout');
    await sandbox.control.clearFaults();
    expect((await queryCommerce(sandbox)).status).toBe(200);
  });

  it('slow responds after the delay', async () => {
    await fail({ provider: 'content', kind: 'slow', delayMs: 250 });
    const startedAt = performance.now();
    expect((await queryContent(sandbox)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(240);
  });

  it.each([
    ['refused', 401],
    ['429', 429],
    ['500', 500],
  ] as const)('%s returns %d', async (kind, status) => {
    await fail({ provider: 'commerce', kind });
    expect((await queryCommerce(sandbox)).status).toBe(status);
  });

  it('malformed is not JSON, and wrong-types is JSON with wrong types', async () => {
    await fail({ provider: 'commerce', kind: 'malformed' });
    await expect((await queryCommerce(sandbox)).json()).rejects.toThrow('not valid JSON');
    await fail({ provider: 'commerce', kind: 'wrong-types' });
    expect(await (await queryCommerce(sandbox)).json()).toMatchObject({
      data: { localization: { country: { isoCode: 7 } } },
    });
  });

  it('fail one GraphQL operation and not the others', async () => {
    await fail({ provider: 'commerce', kind: '500', operation: 'Country' });
    expect((await queryCommerce(sandbox, `query Country ${countryQuery}`)).status).toBe(500);
    expect((await queryCommerce(sandbox, `query Market ${countryQuery}`)).status).toBe(200);
  });

  /** A value of each of two providers that a test can read and change. */
  const changing = {
    async commerce() {
      const found = await sandbox.control.findVariants('a');
      const variant = found.find(({ units }) => units !== null);
      if (variant === undefined || variant.units === null) throw new Error('No stock is tracked.');
      const { variantId, units } = variant;
      const query = `{ node(id: "gid://shopify/ProductVariant/${variantId}") { ... on ProductVariant { quantityAvailable } } }`;
      return {
        before: units,
        after: units + 5,
        read: async () => (await (await queryCommerce(sandbox, query)).json()).data.node.quantityAvailable,
        change: () => sandbox.control.edit({ do: 'stock', variantId, units: units + 5 }),
      };
    },
    async content() {
      const read = async () =>
        (await (await queryContent(sandbox, '*[_id == "settings"][0].brand')).json()).result;
      const patch = { id: 'settings', set: { brand: 'Another house' } };
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${contentProject.editorToken}`,
      };
      const body = JSON.stringify({ mutations: [{ patch }] });
      const change = async () => {
        const url = `${sandbox.content}/v2024-01-01/data/mutate/production`;
        expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
      };
      return { before: null, after: 'Another house', read, change };
    },
  };

  it.each(['commerce', 'content'] as const)(
    'stale: %s returns what was read before, until the fault is cleared',
    async (provider) => {
      const { before, after, read, change } = await changing[provider]();
      expect(await read()).toBe(before);
      await fail({ provider, kind: 'stale' });
      await change();
      expect(await read()).toBe(before);
      await sandbox.control.clearFaults();
      await expect.poll(read, { timeout: 10_000 }).toBe(after);
    },
  );

  it.each(['commerce', 'content'] as const)('late: %s returns a change after the delay', async (provider) => {
    const { before, after, read, change } = await changing[provider]();
    expect(await read()).toBe(before);
    await fail({ provider, kind: 'late', delayMs: 400 });
    await change();
    expect(await read()).toBe(before);
    await expect.poll(read, { timeout: 10_000 }).toBe(after);
  });

  it('end after their duration, and fail their share of the requests', async () => {
    await fail({ provider: 'content', kind: '500', probability: 0.5 });
    const responses = await Promise.all(Array.from({ length: 40 }, () => queryContent(sandbox)));
    const failed = responses.filter(({ status }) => status === 500).length;
    expect(failed).toBeGreaterThan(8);
    expect(failed).toBeLessThan(32);
    await fail({ provider: 'content', kind: '500', durationMs: 300 });
    expect((await queryContent(sandbox)).status).toBe(500);
    await expect.poll(async () => (await queryContent(sandbox)).status).toBe(200);
  });
});

describe('a sandbox that starts with faults', () => {
  it('has them from the first request and after a reset', async () => {
    const first = await openSandbox(['--faults=[{"provider":"content","kind":"500"}]']);
    try {
      const send = () => fetch(`${first.content}/v2024-01-01/data/query/production?query=1`);
      expect((await send()).status).toBe(500);
      await first.control.clearFaults();
      expect((await send()).status).toBe(200);
      await first.control.reset();
      expect((await send()).status).toBe(500);
    } finally {
      await first.close();
    }
  }, 60_000);

  it('does not start with invalid faults', async () => {
    await expect(openSandbox(['--faults=[{"kind":"down"}]'])).rejects.toThrow('exited');
  }, 60_000);
});
