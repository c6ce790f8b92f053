import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { makeWorld } from '../world/make-world.ts';
import { swymAccount } from './account.ts';
import { swymServer } from './server.ts';

const origin = 'http://localhost:3003';
const site = 'http://localhost:3000';
const catalogue = seedCatalogue();
const basic = `Basic ${btoa(`${swymAccount.pid}:${swymAccount.apiKey}`)}`;
const item = (epi: number) => ({ epi, empi: 7, du: `${site}/products/iris` });

function open() {
  const world = makeWorld({
    addresses: { site, commerce: 'http://localhost:3001', content: '', desk: origin, cloud: '' },
    catalogue,
    stateDir: null,
  });
  const server = swymServer(world);
  const post = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const all = { 'user-agent': 'test', authorization: basic, ...headers };
    const init = { method: 'POST', headers: all, body: new URLSearchParams(form) };
    const response = await server(new Request(`${origin}${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const identify = async (form: Record<string, string>) =>
    (await post('/storeadmin/v3/user/generate-regid?appId=Wishlist', { useragenttype: 'server', ...form }))
      .body;
  const call = (name: string, form: Record<string, string>) =>
    post(`/api/v3/lists/${name}?pid=${encodeURIComponent(swymAccount.pid)}`, form, { authorization: '' });
  return { world, server, post, identify, call };
}

const useremail = 'ann@example.test';
const uuid = '2c8e5a3e-8f0f-4c1b-9a66-0d7f3f1d2b11';

describe('people', () => {
  it('are the same for the same e-mail in any case', async () => {
    const { identify } = open();
    const ann = await identify({ useremail });
    expect(ann).toEqual({ regid: expect.any(String), sessionid: expect.stringMatching(/-API$/) });
    expect(await identify({ useremail: 'Ann@Example.test' })).toEqual(ann);
    expect(await identify({ uuid })).not.toEqual(ann);
  });

  it.each([
    ['a wrong key', { useremail }, { authorization: `Basic ${btoa('a:b')}` }, 401],
    ['no key', { useremail }, { authorization: '' }, 401],
    ['neither e-mail nor uuid', { uuid: 'guest' }, {}, 400],
    ['no kind of user agent', { useremail, useragenttype: '' }, {}, 400],
  ])('are refused for %s', async (_name, form, headers, status) => {
    const { post } = open();
    const path = '/storeadmin/v3/user/generate-regid?appId=Wishlist';
    const response = await post(path, { useragenttype: 'server', ...form }, headers);
    expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
  });
});

describe('lists', () => {
  it('have the e-mail of their owner, and title, price and picture of their items', async () => {
    const { identify, call } = open();
    const ann = await identify({ useremail });
    const { body: list } = await call('create', { ...ann, lname: 'Wedding' });
    const variant = catalogue.products[0]?.variants[0];
    await call('update-ctx', { ...ann, lid: list.lid, a: JSON.stringify([item(variant?.id ?? 0), item(2)]) });
    await call('update-ctx', { ...ann, lid: list.lid, a: JSON.stringify([item(2)]) });
    const { body: lists } = await call('fetch-lists', ann);
    expect(lists).toMatchObject([{ lid: list.lid, lname: 'Wedding', cby: useremail, cnt: 2 }]);
    expect(lists[0].listcontents[0]).toMatchObject({
      dt: catalogue.products[0]?.title,
      iu: expect.stringContaining('/s/files/'),
      pr: (variant?.priceCents ?? 0) / 100,
    });
    await call('update-ctx', { ...ann, lid: list.lid, d: JSON.stringify([item(2)]) });
    expect((await call('fetch-lists', ann)).body[0].listcontents).toHaveLength(1);
    await call('delete-list', { ...ann, lid: list.lid });
    expect((await call('fetch-lists', ann)).body).toEqual([]);
  });

  it.each([
    ['create', { lname: 'ab' }],
    ['create', { lname: 'x'.repeat(51) }],
    ['create', { lname: 'Wedding' }],
    ['update', { lname: 'Wedding', lid: 'other' }],
    ['update-ctx', { lid: 'nowhere', a: '[]' }],
    ['update-ctx', { a: '[]' }],
    ['update-ctx', { a: '{' }],
    ['update-ctx', { a: JSON.stringify([{ ...item(1), epi: '1' }]) }],
    ['update-ctx', { a: JSON.stringify([{ ...item(1), du: '/products/iris' }]) }],
    ['update-ctx', { a: JSON.stringify(Array.from({ length: 11 }, (_, at) => item(at + 1))) }],
    ['emailList', { fromname: 'Ann' }],
    ['reportShare', {}],
  ])('%s refuses %j', async (operation, form) => {
    const { identify, call } = open();
    const ann = await identify({ useremail });
    const { body: list } = await call('create', { ...ann, lname: 'Wedding' });
    const { body: other } = await call('create', { ...ann, lname: 'Others' });
    const lid = 'lid' in form && form.lid === 'other' ? other.lid : list.lid;
    const response = await call(operation, {
      ...ann,
      ...form,
      lid: 'lid' in form && form.lid === 'nowhere' ? 'x' : lid,
    });
    expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it('are private until they are shared', async () => {
    const { world, identify, call } = open();
    const [ann, guest] = [await identify({ useremail }), await identify({ uuid })];
    const { body: list } = await call('create', { ...ann, lname: 'Wedding' });
    const read = () => call('fetch-list-with-contents', { ...guest, lid: list.lid });
    expect((await read()).status).toBe(400);
    expect((await call('delete-list', { ...guest, lid: list.lid })).status).toBe(400);
    await call('markPublic', { ...ann, lid: list.lid });
    expect((await read()).body).toMatchObject({ list: { lname: 'Wedding', listcontents: [] } });
    expect((await call('delete-list', { ...guest, lid: list.lid })).status).toBe(400);
    await call('emailList', { ...ann, lid: list.lid, fromname: 'Ann', toemail: 'bo@example.test' });
    expect(world.mails).toMatchObject([
      { to: 'bo@example.test', links: [expect.stringContaining(list.lid)] },
    ]);
  });

  it('return 401 to unknown people', async () => {
    const { identify, call, post } = open();
    const ann = await identify({ useremail });
    expect((await call('fetch-lists', { ...ann, sessionid: 'x' })).status).toBe(401);
    expect((await call('fetch-lists', { regid: 'x', sessionid: 'y' })).status).toBe(401);
    expect((await post('/api/v3/lists/fetch-lists?pid=other', ann)).status).toBe(401);
  });
});

describe('a guest who logs in', () => {
  it('[state.wishlist.6] keeps the lists; lists of the same name are merged', async () => {
    const { identify, call, post } = open();
    const [ann, guest] = [await identify({ useremail }), await identify({ uuid })];
    for (const [who, lname, epi] of [
      [ann, 'My Wishlist', 1],
      [guest, 'My Wishlist', 2],
      [guest, 'Wedding', 3],
    ] as const) {
      const { body } = await call('create', { ...who, lname });
      await call('update-ctx', { ...who, lid: body.lid, a: JSON.stringify([item(epi)]) });
    }
    const path = '/storeadmin/v3/user/guest-validate-sync';
    const form = { regid: guest.regid, useremail, useragenttype: 'server' };
    expect((await post(path, form)).body).toEqual(ann);
    const { body: lists } = await call('fetch-lists', ann);
    expect(
      lists.map((list: { lname: string; listcontents: { epi: number }[] }) => [
        list.lname,
        list.listcontents.map(({ epi }) => epi),
      ]),
    ).toEqual([
      ['My Wishlist', [1, 2]],
      ['Wedding', [3]],
    ]);
    expect((await call('fetch-lists', guest)).status).toBe(401);
    expect((await post(path, form)).status).toBe(400);
  });

  it('cannot take over another customer', async () => {
    const { identify, post } = open();
    const ann = await identify({ useremail });
    const form = { regid: ann.regid, useremail: 'bo@example.test', useragenttype: 'server' };
    expect((await post('/storeadmin/v3/user/guest-validate-sync', form)).status).toBe(400);
  });
});
