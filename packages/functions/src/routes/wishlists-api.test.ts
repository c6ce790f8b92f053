import { Fault } from '@storefront/core/fault';
import type { OwnedWishlist } from '@storefront/core/providers/wishlist/wishlist';
import { describe, expect, it, vi } from 'vitest';
import { address, errorOf, exampleDeps, SITE, sendTo } from './example-deps.fixture.ts';
import { wishlistsApi } from './wishlists-api.ts';

const base = '/api/wishlists';
const token = 'ann-token';
const item = { epi: 40000000001, empi: 7130000001, du: `${SITE}/products/iris` };
const list = { lid: 'l1', lname: 'For the sea', cts: 1, listcontents: [item] };
const identity = { regid: 'r1', sessionId: 's1' };
const merged = { regid: 'r2', sessionId: 's2' };

function openWishlists(hasWishlists = true) {
  const example = exampleDeps();
  const service = {
    identify: vi.fn(async () => identity),
    fetchLists: vi.fn(async () => [list]),
    createList: vi.fn(async () => list),
    renameList: vi.fn(async () => {}),
    deleteList: vi.fn(async () => {}),
    addProductsToList: vi.fn(async () => {}),
    removeProductsFromList: vi.fn(async () => {}),
    shareList: vi.fn(async () => {}),
    fetchSharedList: vi.fn(async (): Promise<OwnedWishlist | null> => ({ list, ownerName: 'Ann Lee' })),
    mergeGuestWithEmail: vi.fn(async () => merged),
  };
  const app = wishlistsApi({ ...example.deps, wishlists: hasWishlists ? service : null });
  const send = (path: string, sent: Parameters<typeof sendTo>[2] = {}) =>
    sendTo(app, `${base}${path}`, { token, ...sent });
  return { ...example, service, app, send };
}

describe('the wishlists of a customer', () => {
  it('are listed', async () => {
    const { send, service, counted } = openWishlists();
    const response = await send('');
    expect([response.status, response.body]).toEqual([200, { lists: [list] }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(service.identify).toHaveBeenCalledWith('ann@vesper.example');
    expect(service.fetchLists).toHaveBeenCalledWith(identity);
    expect(counted).toEqual([
      [address, { name: 'wishlists', attempts: 240, withinS: 300 }],
      [expect.stringMatching(/^account:/), { name: 'wishlists', attempts: 120, withinS: 300 }],
    ]);
  });

  it('are created with a name of 3 to 50 characters', async () => {
    const { send, service } = openWishlists();
    const response = await send('', { body: { name: ' For the sea ' } });
    expect([response.status, response.body]).toEqual([201, { list }]);
    expect(service.createList).toHaveBeenCalledWith(identity, 'For the sea');
    expect((await send('', { body: { name: 'Sea' } })).status).toBe(201);
    expect((await send('', { body: { name: 'x'.repeat(50) } })).status).toBe(201);
    expect((await send('', { body: { name: '🌊'.repeat(50) } })).status).toBe(201);
    expect(service.createList).toHaveBeenLastCalledWith(identity, '🌊'.repeat(50));
    for (const name of [' ab ', '🌊🌊', 'x'.repeat(51), '🌊'.repeat(51)]) {
      expect(await send('', { body: { name } })).toMatchObject({
        status: 400,
        body: { error: { field: 'name' } },
      });
    }
  });

  it('are renamed', async () => {
    const { send, service } = openWishlists();
    const response = await send('/l1', { method: 'PATCH', body: { name: 'For the lake' } });
    expect([response.status, response.body]).toEqual([200, { lid: 'l1', name: 'For the lake' }]);
    expect(service.renameList).toHaveBeenCalledWith(identity, 'l1', 'For the lake');
  });

  it('are not renamed by another customer, and not to a name that the service refuses', async () => {
    const { send, service } = openWishlists();
    const refused = new Fault({ code: 'wishlist-name-refused', kind: 'input', say: 'The name was refused.' });
    service.renameList.mockRejectedValue(refused);
    const rename = (lid: string) => send(`/${lid}`, { method: 'PATCH', body: { name: 'For the lake' } });
    expect(errorOf(await rename('l1'))).toEqual([400, 'wishlist-name-refused']);
    expect(errorOf(await rename('l3'))).toEqual([404, 'wishlist-list-unknown']);
    expect(service.fetchLists).toHaveBeenCalledWith(identity);
    service.fetchLists.mockClear();
    service.renameList.mockRejectedValue(
      new Fault({ ...refused, code: 'wishlist-unavailable', kind: 'outside' }),
    );
    expect(errorOf(await rename('l3'))).toEqual([502, 'wishlist-unavailable']);
    service.renameList.mockRejectedValue(new TypeError('broken'));
    expect(errorOf(await rename('l3'))).toEqual([500, 'bug']);
    expect(service.fetchLists).not.toHaveBeenCalled();
  });

  it('are deleted', async () => {
    const { send, service } = openWishlists();
    const response = await send('/l1', { method: 'DELETE' });
    expect([response.status, response.body]).toEqual([200, { lid: 'l1' }]);
    expect(service.deleteList).toHaveBeenCalledWith(identity, 'l1');
  });

  it.each([
    ['POST', 'addProductsToList'],
    ['DELETE', 'removeProductsFromList'],
  ] as const)('get products by %s, or lose them', async (method, call) => {
    const { send, service } = openWishlists();
    const response = await send('/l1/products', { method, body: { items: [item] } });
    expect([response.status, response.body]).toEqual([200, { lid: 'l1' }]);
    expect(service[call]).toHaveBeenCalledWith(identity, 'l1', [item]);
    const hundred = Array.from({ length: 100 }, () => item);
    expect((await send('/l1/products', { method, body: { items: hundred } })).status).toBe(200);
    expect((await send('/l1/products', { method, body: { items: [...hundred, item] } })).status).toBe(400);
    expect((await send('/l1/products', { method, body: { items: [] } })).status).toBe(400);
  });

  it.each([
    ['epi', 0],
    ['epi', 1.5],
    ['empi', -1],
    ['du', 'https://evil.example/products/iris'],
    ['du', '/products/iris'],
    ['du', `${SITE}/${'x'.repeat(2_000)}`],
  ])('accept no product whose %s is %j', async (field, value) => {
    const { send, service } = openWishlists();
    const response = await send('/l1/products', { body: { items: [{ ...item, [field]: value }] } });
    expect(response).toMatchObject({ status: 400, body: { error: { field: `items.0.${field}` } } });
    expect(service.addProductsToList).not.toHaveBeenCalled();
  });

  it('are shared under the first name of the owner', async () => {
    const { send, service } = openWishlists();
    const response = await send('/l1/share', { method: 'POST' });
    expect([response.status, response.body]).toEqual([200, { id: 'l1' }]);
    expect(service.fetchLists).toHaveBeenCalledWith(identity);
    expect(service.shareList).toHaveBeenCalledWith(identity, 'l1', 'Ann');
  });

  it('are not shared by another customer', async () => {
    const { send, service } = openWishlists();
    service.fetchLists.mockResolvedValue([{ ...list, lid: 'l2' }, list]);
    expect((await send('/l1/share', { method: 'POST' })).status).toBe(200);
    service.shareList.mockClear();
    expect(await send('/l3/share', { method: 'POST' })).toMatchObject({
      status: 404,
      body: { error: { code: 'wishlist-list-unknown', message: 'There is no such list.' } },
    });
    expect(service.shareList).not.toHaveBeenCalled();
  });

  it('include those of the visitor after they are merged', async () => {
    const { send, service } = openWishlists();
    const response = await send('/merge', { body: { regid: 'guest=+/.-_1' } });
    expect([response.status, response.body]).toEqual([200, { lists: [list] }]);
    expect(service.mergeGuestWithEmail).toHaveBeenCalledWith('guest=+/.-_1', 'ann@vesper.example');
    expect(service.fetchLists).toHaveBeenCalledWith(merged);
    expect((await send('/merge', { body: { regid: 'x'.repeat(200) } })).status).toBe(200);
    for (const regid of ['', 'a b', 'x'.repeat(201), '"a', 'a"']) {
      expect((await send('/merge', { body: { regid } })).status).toBe(400);
    }
  });
});

describe('GET /api/wishlists/shared/:id', () => {
  it('returns a shared list to everybody, with no more of the owner than the first name', async () => {
    const { app, service, counted } = openWishlists();
    const response = await sendTo(app, `${base}/shared/l1`);
    expect([response.status, response.body]).toEqual([
      200,
      { list: { name: 'For the sea', ownerFirstName: 'Ann', listcontents: [item] } },
    ]);
    expect(service.fetchSharedList).toHaveBeenCalledWith('l1');
    expect(counted).toEqual([[address, { name: 'wishlists', attempts: 240, withinS: 300 }]]);
  });

  it('[const.page-meta.3] names the list of saved items', async () => {
    const { app, service } = openWishlists();
    const saved = { ...list, lname: 'My Wishlist' };
    service.fetchSharedList.mockResolvedValue({ list: saved, ownerName: null });
    const response = await sendTo(app, `${base}/shared/l1`);
    expect(response.body).toMatchObject({ list: { name: 'Saved items', ownerFirstName: null } });
  });

  it('returns 404 for a list that was not shared, and 429 when the limit is reached', async () => {
    const { app, service, reached } = openWishlists();
    service.fetchSharedList.mockResolvedValue(null);
    expect(errorOf(await sendTo(app, `${base}/shared/l1`))).toEqual([404, 'wishlist-list-unknown']);
    reached.add('address:wishlists');
    expect(errorOf(await sendTo(app, `${base}/shared/l1`))).toEqual([429, 'throttled']);
    expect(service.fetchSharedList).toHaveBeenCalledTimes(1);
  });

  it.each(['a%20b', 'x'.repeat(101), '%22a', 'a%22'])('returns 400 for the id %j', async (id) => {
    const { app } = openWishlists();
    expect(errorOf(await sendTo(app, `${base}/shared/${id}`))).toEqual([400, 'body-invalid']);
  });
});

describe.each([
  ['GET', '', undefined],
  ['POST', '', { name: 'For the sea' }],
  ['PATCH', '/l1', { name: 'For the sea' }],
  ['DELETE', '/l1', undefined],
  ['POST', '/l1/products', { items: [item] }],
  ['DELETE', '/l1/products', { items: [item] }],
  ['POST', '/l1/share', undefined],
  ['POST', '/merge', { regid: 'r0' }],
] as const)('%s /api/wishlists%s', (method, path, body) => {
  const sent = { method, ...(body === undefined ? {} : { body }) };

  it('returns 401 without a valid token, before the body is read', async () => {
    const { app, send, service } = openWishlists();
    const wrong = body === undefined ? { method } : { method, body: {} };
    expect(errorOf(await sendTo(app, `${base}${path}`, wrong))).toEqual([401, 'session-required']);
    expect(errorOf(await send(path, { ...sent, token: 'other' }))).toEqual([401, 'session-required']);
    expect(service.identify).not.toHaveBeenCalled();
  });

  it.each(['address:wishlists', 'account:wishlists'])(
    'returns 429 when the limit %s is reached',
    async (of) => {
      const { send, service, reached } = openWishlists();
      reached.add(of);
      expect(errorOf(await send(path, sent))).toEqual([429, 'throttled']);
      expect(service.identify).not.toHaveBeenCalled();
    },
  );

  it('returns 404 where the shop has no such provider, before the body is read', async () => {
    const { app } = openWishlists(false);
    const wrong = body === undefined ? { method } : { method, body: {} };
    expect(errorOf(await sendTo(app, `${base}${path}`, wrong))).toEqual([404, 'not-offered']);
  });
});

it('no wishlist is changed from another site', async () => {
  const { send } = openWishlists();
  const headers = { origin: 'https://evil.example' };
  expect(errorOf(await send('/l1', { method: 'DELETE', headers }))).toEqual([403, 'origin-refused']);
});

it.each([
  ['PATCH', '', { name: 'For the sea' }],
  ['DELETE', '', undefined],
  ['POST', '/products', { items: [item] }],
  ['DELETE', '/products', { items: [item] }],
  ['POST', '/share', undefined],
] as const)('%s /api/wishlists/:lid%s returns 400 for an id that no list has', async (method, path, body) => {
  const sent = { method, ...(body === undefined ? {} : { body }) };
  const response = await openWishlists().send(`/l%201${path}`, sent);
  expect(response).toMatchObject({ status: 400, body: { error: { field: 'lid' } } });
});
