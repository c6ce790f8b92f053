import { describe, expect, it } from 'vitest';
import { SECRET } from '../provider-faults.fixture.ts';
import { createWishlistService, type WishlistOptions } from './server.ts';

const identity = { regid: 'r-1', sessionId: SECRET };
const item = { epi: 40, empi: 7, du: 'https://shop.example/products/iris' };
const person = { regid: 'r-1', sessionid: 's-1' };

function service(options: Partial<WishlistOptions>) {
  return createWishlistService({
    baseUrl: 'https://swym.example',
    pid: 'cGlk==',
    apiKey: SECRET,
    timeoutMs: 500,
    ...options,
  });
}

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

  it('gets our key only for requests of the store itself', async () => {
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

  it('[call.wishlist-service.3] gets products in the documented format', async () => {
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

  it('turns its refusals of names, lists and visitors into our fault codes', async () => {
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

  it('[error.5] rejects for a list whose properties are no JSON, and does not call it not shared', async () => {
    const list = { lid: 'l-1', lname: 'Wedding', cts: 5, listcontents: [item], lprops: 7 };
    const { wishlists } = recording({ ...person, list });
    const fault = { code: 'wishlist-unavailable', kind: 'outside' };
    await expect(wishlists.fetchSharedList('l-1')).rejects.toMatchObject(fault);
  });

  it('returns null for a list that is not shared', async () => {
    const wishlists = service({
      fetch: async (url) =>
        String(url).includes('generate-regid') ? Response.json(person) : Response.json({}, { status: 400 }),
    });
    expect(await wishlists.fetchSharedList('l-1')).toBeNull();
  });
});
