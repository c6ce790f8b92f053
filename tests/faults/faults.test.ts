import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import type { FaultPlan } from '../../packages/sandbox/src/desk/control-client.ts';
import { type Double, doubles } from '../../packages/sandbox/src/doubles.ts';
import { askCommerce, askContent, countryQuery } from './ask-doubles.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';

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
  it('are none at first: every provider answers', async () => {
    expect(await sandbox.control.state()).toMatchObject({ country: 'US', faults: [] });
    expect((await askCommerce(sandbox)).status).toBe(200);
    expect((await askContent(sandbox)).status).toBe(200);
    expect((await recommend()).status).not.toBe(500);
  });

  it.each(['commerce', 'content', ...onDesk])('%s can be taken down and comes back', async (provider) => {
    const onPorts: Record<string, () => Promise<Response>> = {
      commerce: () => askCommerce(sandbox),
      content: () => askContent(sandbox),
    };
    const ask = onPorts[provider] ?? (() => fetch(`${sandbox.desk}/${provider}/`));
    await fail({ provider, kind: 'down' });
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(await sandbox.control.state()).toMatchObject({ faults: [{ met: 1 }] });
    await sandbox.control.clearFaults();
    expect((await ask()).status).toBeLessThan(500);
  });

  it('truncated breaks the connection in the middle of the answer', async () => {
    await fail({ provider: 'commerce', kind: 'truncated' });
    const answer = await askCommerce(sandbox);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('timeout says nothing until the client goes', async () => {
    await fail({ provider: 'commerce', kind: 'timeout' });
    await expect(askCommerce(sandbox, countryQuery, AbortSignal.timeout(300))).rejects.toThrow('timeout');
    await sandbox.control.clearFaults();
    expect((await askCommerce(sandbox)).status).toBe(200);
  });

  it('slow takes its time', async () => {
    await fail({ provider: 'content', kind: 'slow', delayMs: 250 });
    const startedAt = performance.now();
    expect((await askContent(sandbox)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(240);
  });

  it.each([
    ['refused', 401],
    ['429', 429],
    ['500', 500],
  ] as const)('%s answers %d', async (kind, status) => {
    await fail({ provider: 'commerce', kind });
    expect((await askCommerce(sandbox)).status).toBe(status);
  });

  it('malformed is no JSON, and wrong-types is the wrong JSON', async () => {
    await fail({ provider: 'commerce', kind: 'malformed' });
    await expect((await askCommerce(sandbox)).json()).rejects.toThrow('not valid JSON');
    await fail({ provider: 'commerce', kind: 'wrong-types' });
    expect(await (await askCommerce(sandbox)).json()).toMatchObject({
      data: { localization: { country: { isoCode: 7 } } },
    });
  });

  it('meet one operation of GraphQL and leave the others', async () => {
    await fail({ provider: 'commerce', kind: '500', operation: 'Country' });
    expect((await askCommerce(sandbox, `query Country ${countryQuery}`)).status).toBe(500);
    expect((await askCommerce(sandbox, `query Market ${countryQuery}`)).status).toBe(200);
  });

  /** Something that two providers show and that a test can change. */
  const changing = {
    async commerce() {
      const found = await sandbox.control.findVariants('a');
      const piece = found.find(({ units }) => units !== null);
      if (piece === undefined || piece.units === null) throw new Error('Nothing is counted.');
      const { variantId, units } = piece;
      const query = `{ node(id: "gid://shopify/ProductVariant/${variantId}") { ... on ProductVariant { quantityAvailable } } }`;
      return {
        before: units,
        after: units + 5,
        read: async () => (await (await askCommerce(sandbox, query)).json()).data.node.quantityAvailable,
        change: () => sandbox.control.edit({ do: 'stock', variantId, units: units + 5 }),
      };
    },
    async content() {
      const read = async () =>
        (await (await askContent(sandbox, '*[_id == "settings"][0].brand')).json()).result;
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
    'stale: %s shows what was read before, until it is cleared',
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

  it.each(['commerce', 'content'] as const)('late: %s shows a change a while later', async (provider) => {
    const { before, after, read, change } = await changing[provider]();
    expect(await read()).toBe(before);
    await fail({ provider, kind: 'late', delayMs: 400 });
    await change();
    expect(await read()).toBe(before);
    await expect.poll(read, { timeout: 10_000 }).toBe(after);
  });

  it('last as long as they are told to, and meet their share of the requests', async () => {
    await fail({ provider: 'content', kind: '500', probability: 0.5 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => askContent(sandbox)));
    const failed = answers.filter(({ status }) => status === 500).length;
    expect(failed).toBeGreaterThan(8);
    expect(failed).toBeLessThan(32);
    await fail({ provider: 'content', kind: '500', durationMs: 300 });
    expect((await askContent(sandbox)).status).toBe(500);
    await expect.poll(async () => (await askContent(sandbox)).status).toBe(200);
  });
});

describe('a sandbox that begins with faults', () => {
  it('has them from the first request, and again after a reset', async () => {
    const first = await openSandbox(['--faults=[{"provider":"content","kind":"500"}]']);
    try {
      const ask = () => fetch(`${first.content}/v2024-01-01/data/query/production?query=1`);
      expect((await ask()).status).toBe(500);
      await first.control.clearFaults();
      expect((await ask()).status).toBe(200);
      await first.control.reset();
      expect((await ask()).status).toBe(500);
    } finally {
      await first.close();
    }
  }, 60_000);

  it('does not start with faults that it cannot read', async () => {
    await expect(openSandbox(['--faults=[{"kind":"down"}]'])).rejects.toThrow('ended by itself');
  }, 60_000);
});
