import { createWishlistService, type WishlistOptions } from '@storefront/core/providers/wishlist/server';
import type { WishlistIdentity } from '@storefront/core/providers/wishlist/wishlist';
import { beforeAll, describe, expect, it } from 'vitest';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import { swymServer } from '../../packages/sandbox/src/swym/server.ts';
import { mountDouble, readRealKeys } from './provider-doubles.ts';

const double = mountDouble('swym', swymServer);
const atDouble = {
  name: 'the double',
  baseUrl: double.baseUrl,
  ...swymAccount,
  timeoutMs: 2_000,
  fetch: double.fetch,
};

/** A real store when SWYM_URL, SWYM_PID and SWYM_API_KEY name one; the tests create and delete lists of a made-up customer. */
function realStores(): (WishlistOptions & { name: string })[] {
  const keys = readRealKeys(['SWYM_URL', 'SWYM_PID', 'SWYM_API_KEY'], process.env.SWYM_URL);
  if (keys === null) return [];
  const { SWYM_URL: baseUrl, SWYM_PID: pid, SWYM_API_KEY: apiKey } = keys;
  return [{ name: 'Swym', baseUrl, pid, apiKey, timeoutMs: 8_000 }];
}

const item = (epi: number) => ({ epi, empi: 7_130_000_001, du: 'https://shop.example/products/iris' });

describe.each([atDouble, ...realStores()])('wishlists at $name', (options) => {
  const wishlists = createWishlistService(options);
  const email = `contract-${crypto.randomUUID()}@example.com`;
  let ann: WishlistIdentity;

  beforeAll(async () => {
    ann = await wishlists.identify(email);
  });

  it('belong to the same identity for the same e-mail', async () => {
    expect((await wishlists.identify(email)).regid).toBe(ann.regid);
  });

  it('[call.wishlist-service.2] are created, filled, renamed and removed', async () => {
    const { lid } = await wishlists.createList(ann, 'Wedding');
    await wishlists.addProductsToList(
      ann,
      lid,
      Array.from({ length: 12 }, (_, at) => item(at + 1)),
    );
    await wishlists.addProductsToList(ann, lid, [item(1)]);
    await wishlists.removeProductsFromList(ann, lid, [item(2)]);
    await wishlists.renameList(ann, lid, 'The wedding');
    const list = (await wishlists.fetchLists(ann)).find((one) => one.lid === lid);
    expect(list).toMatchObject({ lname: 'The wedding', cts: expect.any(Number) });
    const ids = list?.listcontents.map(({ epi }) => epi) ?? [];
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await wishlists.deleteList(ann, lid);
    expect((await wishlists.fetchLists(ann)).some((one) => one.lid === lid)).toBe(false);
  });

  it('never contain their owner’s e-mail', async () => {
    const list = await wishlists.createList(ann, 'Private');
    const results = JSON.stringify([list, await wishlists.fetchLists(ann)]);
    expect(results).not.toContain(email);
    await wishlists.deleteList(ann, list.lid);
  });

  it('have unique names of 3 to 50 characters', async () => {
    const { lid } = await wishlists.createList(ann, 'Holiday');
    for (const name of ['ab', 'x'.repeat(51), 'Holiday']) {
      await expect(wishlists.createList(ann, name)).rejects.toMatchObject({ code: 'wishlist-name-refused' });
    }
    await wishlists.deleteList(ann, lid);
  });

  it('are readable by others once they are shared, under a first name', async () => {
    const { lid } = await wishlists.createList(ann, 'Shared');
    await wishlists.addProductsToList(ann, lid, [item(1)]);
    expect(await wishlists.fetchSharedList(lid)).toBeNull();
    await wishlists.shareList(ann, lid, 'Ann');
    expect(await wishlists.fetchSharedList(lid)).toMatchObject({
      ownerName: 'Ann',
      list: { lid, lname: 'Shared', listcontents: [item(1)] },
    });
    await wishlists.deleteList(ann, lid);
    expect(await wishlists.fetchSharedList(lid)).toBeNull();
  });

  it('are refused for an unknown identity', async () => {
    const nobody = { regid: 'nobody', sessionId: 'nothing' };
    await expect(wishlists.fetchLists(nobody)).rejects.toMatchObject({ code: 'wishlist-identity-unknown' });
  });
});

describe('a visitor of the double who logs in', () => {
  it('[call.wishlist-service.4] keeps the lists', async () => {
    const wishlists = createWishlistService(atDouble);
    const { fetch, baseUrl } = double;
    const response = await fetch(`${baseUrl}/storeadmin/v3/user/generate-regid?appId=Wishlist`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${swymAccount.pid}:${swymAccount.apiKey}`)}` },
      body: new URLSearchParams({ uuid: crypto.randomUUID(), useragenttype: 'browser' }),
    });
    const { regid, sessionid } = await response.json();
    await wishlists.createList({ regid, sessionId: sessionid }, 'Before the login');
    const customer = await wishlists.mergeGuestWithEmail(regid, 'bo@example.test');
    expect(customer).toEqual(await wishlists.identify('bo@example.test'));
    expect((await wishlists.fetchLists(customer)).map(({ lname }) => lname)).toEqual(['Before the login']);
    await expect(wishlists.mergeGuestWithEmail(regid, 'bo@example.test')).rejects.toMatchObject({
      code: 'wishlist-guest-unknown',
    });
  });
});
