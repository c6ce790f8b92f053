import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Double, doubles } from '../../packages/sandbox/src/doubles/doubles.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { queryCommerce } from './query-doubles.ts';

const onDesk = Object.values(doubles).map(({ name }: Double) => name);
let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
});

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${sandbox.desk}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-desk': '1' },
    body: JSON.stringify(body),
  });
}

describe('the control API of a running sandbox', () => {
  it.each([
    ['faults', { faults: 'all' }, 'a list of faults'],
    [
      'faults',
      { faults: [{ provider: 'shopify', kind: 'down' }] },
      'provider: must be one of commerce, content',
    ],
    ['clock', { now: 'tomorrow' }, '{"advanceMs": 3600000}'],
    ['country', { country: 'us' }, 'two capital letters'],
    ['admin', { do: 'nothing' }, 'Send one edit: stock, price'],
  ])('POST /control/%s refuses %j and says what to send', async (path, body, message) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  it('records what providers received, without secrets', async () => {
    await queryCommerce(sandbox, 'query Country { localization { country { isoCode } } }');
    await fetch(`${sandbox.desk}/govalo/v1/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-govalo-key' },
    });
    expect(await sandbox.control.receivedBy('commerce')).toMatchObject([
      { path: '/api/2025-01/graphql.json', status: 200 },
    ]);
    const gifts = await sandbox.control.receivedBy('govalo');
    expect(gifts).toMatchObject([{ path: '/v1/sessions', status: 201 }]);
    expect(JSON.stringify(gifts)).not.toContain('sandbox-govalo-key');
    expect((await sandbox.control.state()).received).toMatchObject({ commerce: 1, govalo: 1, klaviyo: 0 });
  });

  it('moves the clock; a reset restores time, country, faults and records', async () => {
    expect(await sandbox.control.moveClockTo('2031-05-01T00:00:00Z')).toMatch(/^2031-05-01/);
    expect(await sandbox.control.advanceClock(3_600_000)).toMatch(/^2031-05-01T01/);
    await sandbox.control.setCountry('CA');
    await queryCommerce(sandbox);
    expect(await sandbox.control.state()).toMatchObject({
      now: expect.stringMatching(/^2031-05-01/),
      country: 'CA',
    });
    const state = await sandbox.control.reset();
    expect(state).toMatchObject({ country: 'US', faults: [], received: { commerce: 0 } });
    expect(state.now).not.toMatch(/^2031/);
  });

  it('returns 403 for a change without the header', async () => {
    const response = await fetch(`${sandbox.desk}/control/reset`, { method: 'POST' });
    expect(response.status).toBe(403);
  });

  it('serves the desk’s page and its assets', async () => {
    const page = await (await fetch(sandbox.desk)).text();
    for (const name of ['commerce', 'content', ...onDesk]) expect(page).toContain(`data-received="${name}"`);
    for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(`${sandbox.desk}${path}`)).status).toBe(200);
    }
  });
});

describe('the control client', () => {
  it('rejects with the sandbox’s own words', async () => {
    const edit = sandbox.control.edit({ do: 'stock', variantId: '1', units: 1 });
    await expect(edit).rejects.toThrow('There is no such variant or order.');
    await expect(sandbox.control.receivedBy('shopify')).rejects.toThrow('only commerce');
  });

  it('creates, changes and deletes products, collections and metaobjects, and makes reads lag', async () => {
    const { control } = sandbox;
    const fields = { label: 'Length' };
    await control.edit({ do: 'product', action: 'create', handle: 'nightfall', title: 'Nightfall Gown' });
    await control.edit({ do: 'collection', action: 'create', handle: 'night', handles: ['nightfall'] });
    await control.edit({
      do: 'metaobject',
      action: 'create',
      type: 'filter_group',
      handle: 'length',
      fields,
    });
    const [created] = await control.findVariants('Nightfall');
    expect(created).toMatchObject({ product: 'Nightfall Gown' });
    await control.edit({ do: 'product', action: 'update', id: 'nightfall', priceCents: 12_300 });
    expect((await control.findVariants('Nightfall'))[0]?.priceCents).toBe(12_300);
    await control.edit({ do: 'metaobject', action: 'update', id: 'length', fields });
    await control.edit({ do: 'lag', milliseconds: 60_000 });
    await control.edit({ do: 'product', action: 'delete', id: 'nightfall' });
    const title = async () =>
      (await (await queryCommerce(sandbox, '{ product(handle: "nightfall") { title } }')).json()).data.product
        ?.title;
    expect(await title()).toBe('Nightfall Gown');
    await control.advanceClock(60_001);
    expect(await title()).toBeUndefined();
  });
});

describe('the desk’s page', () => {
  it('lists calls that work unchanged', async () => {
    const page = await (await fetch(sandbox.desk)).text();
    const bodies = [...page.matchAll(/<dd><pre>(.*?)<\/pre>/g)].map(([, body = '']) =>
      body.replaceAll('&quot;', '"'),
    );
    expect(bodies).toHaveLength(10);
    for (const body of bodies) {
      expect([body, (await post('admin', JSON.parse(body))).status]).toEqual([body, 200]);
    }
  });
});
