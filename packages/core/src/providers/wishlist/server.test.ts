import { describe, expect, it } from 'vitest';
import { isFault } from '../../fault.ts';
import { misbehaving, providerFaults, SECRET, withExtraFields } from '../provider-faults.fixture.ts';
import { createWishlistService, type WishlistOptions } from './server.ts';
import type { WishlistService } from './wishlist.ts';

const identity = { regid: 'r-1', sessionId: SECRET };
const item = { epi: 40, empi: 7, du: 'https://shop.example/products/iris' };
const list = { lid: 'l-1', lname: 'Wedding', cts: 5, cby: `${SECRET}@example.test`, listcontents: [item] };
const plainList = { lid: 'l-1', lname: 'Wedding', cts: 5, listcontents: [item] };
const person = { regid: 'r-1', sessionid: 's-1' };
const owner = { regid: 'r-1', sessionId: 's-1' };

function service(options: Partial<WishlistOptions>) {
  return createWishlistService({
    baseUrl: 'https://swym.example',
    pid: 'cGlk==',
    apiKey: SECRET,
    timeoutMs: 500,
    ...options,
  });
}

interface Operation {
  name: string;
  run: (wishlists: WishlistService) => Promise<unknown>;
  /** What the service answers, and what the face makes of it. */
  fine: unknown;
  value: unknown;
  /** Codes that differ from those of the table. */
  own?: Record<string, string>;
  /** The answer is not looked into. */
  isUnread?: boolean;
}

const asShopper = { '401': 'wishlist-identity-unknown' };
const operations: Operation[] = [
  { name: 'identify', run: (one) => one.identify(`${SECRET}@example.test`), fine: person, value: owner },
  {
    name: 'mergeGuestWithEmail',
    run: (one) => one.mergeGuestWithEmail(SECRET, `${SECRET}@example.test`),
    fine: person,
    value: owner,
  },
  {
    name: 'fetchLists',
    run: (one) => one.fetchLists(identity),
    fine: [list],
    value: [plainList],
    own: asShopper,
  },
  {
    name: 'createList',
    run: (one) => one.createList(identity, 'Wedding'),
    fine: list,
    value: plainList,
    own: asShopper,
  },
  {
    name: 'fetchSharedList',
    run: (one) => one.fetchSharedList('l-1'),
    fine: { ...person, list: { ...list, lprops: '{"sharedBy":"Ann"}' } },
    value: { list: plainList, ownerName: 'Ann' },
  },
  ...['renameList', 'deleteList', 'addProductsToList', 'removeProductsFromList', 'shareList'].map((name) => ({
    name,
    run: (one: WishlistService) => changes(one)[name]?.() ?? Promise.reject(new Error(`no ${name}`)),
    fine: { lid: 'l-1' },
    value: undefined,
    own: asShopper,
    isUnread: true,
  })),
];

function changes(one: WishlistService): Record<string, () => Promise<void>> {
  return {
    renameList: () => one.renameList(identity, 'l-1', 'Wedding'),
    deleteList: () => one.deleteList(identity, 'l-1'),
    addProductsToList: () => one.addProductsToList(identity, 'l-1', [item]),
    removeProductsFromList: () => one.removeProductsFromList(identity, 'l-1', [item]),
    shareList: () => one.shareList(identity, 'l-1', 'Ann'),
  };
}

describe.each(operations)('$name', ({ run, fine, value, own = {}, isUnread = false }) => {
  it.each(providerFaults.filter(({ name }) => !isUnread || !['wrong types', 'a text'].includes(name)))(
    'is a fault after $name',
    async (fault) => {
      const caught: unknown = await run(service(misbehaving(fault, fine))).catch((reason) => reason);
      if (!isFault(caught)) throw new Error(`Expected a fault, got ${JSON.stringify(caught)}`);
      expect(caught.code).toBe(own[fault.name] ?? `wishlist-${fault.code}`);
      expect(JSON.stringify([caught, caught.message, caught.stack])).not.toContain(SECRET);
    },
  );

  it('does not mind fields that nobody knew, and passes none on', async () => {
    const answering = (body: unknown) => service({ fetch: async () => Response.json(body) });
    expect(await run(answering(fine))).toEqual(value);
    expect(await run(answering(withExtraFields(fine)))).toEqual(value);
  });
});

describe('the wishlist service', () => {
  function recording(answer: unknown, status = 200) {
    const sent: { url: string; method: string; headers: Headers; form: Record<string, string> }[] = [];
    const wishlists = service({
      fetch: async (url, init) => {
        const request = new Request(url, init);
        const form = Object.fromEntries(new URLSearchParams(await request.text()));
        sent.push({ url: request.url, method: request.method, headers: request.headers, form });
        return Response.json(answer, { status });
      },
    });
    return { sent, wishlists };
  }

  it('is shown our key only where the store itself asks', async () => {
    const { sent, wishlists } = recording(person);
    await wishlists.identify('ann@example.test');
    await wishlists.deleteList(identity, 'l-1');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Basic ${btoa(`cGlk==:${SECRET}`)}`,
      null,
    ]);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://swym.example/storeadmin/v3/user/generate-regid?appId=Wishlist',
      'https://swym.example/api/v3/lists/delete-list?pid=cGlk%3D%3D',
    ]);
  });

  it('[call.wishlist-service.3] gets pieces as documented', async () => {
    const { sent, wishlists } = recording({});
    await wishlists.addProductsToList(identity, 'l-1', [item]);
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: expect.stringContaining('/api/v3/lists/update-ctx?pid='),
        form: { regid: 'r-1', sessionid: SECRET, lid: 'l-1', a: JSON.stringify([item]) },
      },
    ]);
    expect(sent[0]?.headers.get('user-agent')).toBe('storefront-server');
  });

  it('refuses names, lists and visitors in our words', async () => {
    const { wishlists } = recording({ message: SECRET }, 400);
    const codes = [
      wishlists.createList(identity, 'x'),
      wishlists.renameList(identity, 'l-1', 'x'),
      wishlists.deleteList(identity, 'l-9'),
      wishlists.mergeGuestWithEmail('r-9', 'ann@example.test'),
    ].map((refused) => refused.catch((fault) => [fault.code, fault.kind]));
    expect(await Promise.all(codes)).toEqual([
      ['wishlist-name-refused', 'input'],
      ['wishlist-name-refused', 'input'],
      ['wishlist-list-unknown', 'absent'],
      ['wishlist-guest-unknown', 'absent'],
    ]);
  });

  it('answers null for a list that is not shared', async () => {
    const wishlists = service({
      fetch: async (url) =>
        String(url).includes('generate-regid') ? Response.json(person) : Response.json({}, { status: 400 }),
    });
    expect(await wishlists.fetchSharedList('l-1')).toBeNull();
  });
});
