import { leaveChanges, readLeft } from '@storefront/core/wishlist/pending-changes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../clients/api.ts';
import { localStore } from '../../state/browser-storage.ts';
import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import { down, item, list, openWishlists, settle } from './create-wishlists.fixture.ts';
import { pendingChangesAtom } from './lists-atoms.ts';

describe('the wishlists of a customer', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[call.wishlist-service.1] are read, and are not known while the service is down', async () => {
    const page = openWishlists({ 'GET /api/wishlists': down });
    expect(await page.wishlists.load()).toBe(false);
    expect(page.shown()).toEqual(['failed', []]);
    page.answers['GET /api/wishlists'] = async () => ({ lists: [list('a')] });
    expect(await page.wishlists.load()).toBe(true);
    expect(page.shown()).toEqual(['ready', [['a', 0]]]);
  });

  it('[call.wishlist-service.3] show an added piece at once, and send it', async () => {
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a')] }),
      'POST /api/wishlists/a/products': async () => ({}),
    });
    await page.wishlists.load();
    page.wishlists.change('add', 'a', item);
    expect(page.shown()).toEqual(['ready', [['a', 1]]]);
    await settle();
    expect(page.call).toHaveBeenLastCalledWith('POST', '/api/wishlists/a/products', { items: [item] });
    expect(page.shown()).toEqual(['ready', [['a', 1]]]);
    expect(page.store.get(pendingChangesAtom)).toEqual([]);
    expect(page.values.has(WISHLIST_CHANGES_KEY)).toBe(false);
  });

  it('keep a change that could not be sent for the next page, where it is shown and sent once', async () => {
    const first = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a')] }),
      'POST /api/wishlists/a/products': down,
    });
    await first.wishlists.load();
    first.wishlists.change('add', 'a', item);
    await settle();
    expect(first.shown()).toEqual(['ready', [['a', 1]]]);
    first.wishlists.end();
    const next = openWishlists(
      {
        'GET /api/wishlists': async () => ({ lists: [list('a')] }),
        'POST /api/wishlists/a/products': async () => ({}),
      },
      Object.fromEntries(first.values),
    );
    await next.wishlists.load();
    expect(next.shown()).toEqual(['ready', [['a', 1]]]);
    await next.wishlists.send();
    await next.wishlists.send();
    expect(next.call.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
    expect(next.values.has(WISHLIST_CHANGES_KEY)).toBe(false);
  });

  it('are read again when a change arrives before they are known, and while they are on their way', async () => {
    const stored = {
      [WISHLIST_CHANGES_KEY]: JSON.stringify({
        customerId: '7',
        changes: [{ kind: 'add', lid: 'a', item, atMs: Date.parse('2026-11-24T09:00:00Z') }],
      }),
    };
    let lists = [list('a')];
    const add = async () => {
      lists = [list('a', 'Summer', item)];
      return {};
    };
    const unknown = openWishlists(
      { 'GET /api/wishlists': async () => ({ lists }), 'POST /api/wishlists/a/products': add },
      stored,
    );
    await unknown.wishlists.send();
    expect(unknown.shown()).toEqual(['ready', [['a', 1]]]);

    let respond: (body: unknown) => void = () => {};
    const stale = new Promise((resolve) => {
      respond = resolve;
    });
    const loading = openWishlists(
      { 'GET /api/wishlists': () => stale, 'POST /api/wishlists/a/products': add },
      stored,
    );
    const [loaded, sent] = [loading.wishlists.load(), loading.wishlists.send()];
    await settle();
    respond({ lists: [list('a')] });
    await Promise.all([loaded, sent]);
    expect(loading.shown()).toEqual(['ready', [['a', 1]]]);
    expect(loading.values.has(WISHLIST_CHANGES_KEY)).toBe(false);
  });

  it('[call.wishlist-service.3] send a change in a browser that refuses storage', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const page = openWishlists(
      {
        'GET /api/wishlists': async () => ({ lists: [list('a')] }),
        'POST /api/wishlists/a/products': async () => ({}),
      },
      {},
      '',
      localStore,
    );
    await page.wishlists.load();
    page.wishlists.change('add', 'a', item);
    await settle();
    expect(page.call).toHaveBeenLastCalledWith('POST', '/api/wishlists/a/products', { items: [item] });
    expect(page.store.get(pendingChangesAtom)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('[state.wishlist.3] a new list gets the piece that it was created for', async () => {
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [] }),
      'POST /api/wishlists': async () => ({ list: list('n', 'Wedding') }),
      'POST /api/wishlists/n/products': async () => ({}),
    });
    await page.wishlists.load();
    await page.wishlists.create('  Wedding ', item);
    expect(page.call).toHaveBeenCalledWith('POST', '/api/wishlists', { name: 'Wedding' });
    expect(page.shown()).toEqual(['ready', [['n', 1]]]);
    await settle();
  });

  it('a list whose response was lost is found again, and not created twice', async () => {
    let lists = [list('a')];
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists }),
      'POST /api/wishlists': async () => {
        lists = [list('a'), list('n', 'Wedding')];
        throw new TypeError('connection lost');
      },
    });
    await page.wishlists.load();
    expect(await page.wishlists.create('Wedding', null)).toMatchObject({ lid: 'n' });
    expect(page.call.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
  });

  it('[state.wishlist.6] include those of the visitor before the login, merged once', async () => {
    const page = openWishlists(
      { 'POST /api/wishlists/merge': async () => ({ lists: [list('a')] }) },
      {},
      'guest-1',
    );
    await page.wishlists.load();
    expect(page.call.mock.calls).toEqual([['POST', '/api/wishlists/merge', { regid: 'guest-1' }]]);
    expect(page.guest.drop).toHaveBeenCalledOnce();
    expect(page.shown()).toEqual(['ready', [['a', 0]]]);
  });

  it.each([
    [502, 0],
    [404, 1],
  ])('[state.wishlist.6] a merge that ends with %i forgets the visitor %i times', async (status, times) => {
    const page = openWishlists(
      {
        'POST /api/wishlists/merge': () => Promise.reject(new ApiError('', status)),
        'GET /api/wishlists': async () => ({ lists: [list('a')] }),
      },
      {},
      'guest-1',
    );
    expect(await page.wishlists.load()).toBe(true);
    expect(page.guest.drop).toHaveBeenCalledTimes(times);
  });

  it('[state.session.2] a change that waited at a logout is sent once after the next login, to its own list', async () => {
    const first = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a')] }),
      'POST /api/wishlists/a/products': down,
    });
    await first.wishlists.load();
    first.wishlists.change('add', 'a', item);
    await settle();
    first.wishlists.end();
    const stored = first.values.get(WISHLIST_CHANGES_KEY) ?? null;
    const left = leaveChanges(stored, Date.parse('2026-11-24T10:00:00Z')).text ?? '';

    const somebody = openWishlists(
      { 'GET /api/wishlists': async () => ({ lists: [list('b')] }) },
      { [WISHLIST_CHANGES_KEY]: left },
    );
    await somebody.wishlists.load();
    await somebody.wishlists.send();
    expect([somebody.shown(), somebody.values.get(WISHLIST_CHANGES_KEY)]).toEqual([
      ['ready', [['b', 0]]],
      left,
    ]);

    somebody.wishlists.change('add', 'b', item);
    await settle();
    expect(readLeft(somebody.values.get(WISHLIST_CHANGES_KEY) ?? null, 0)).toHaveLength(1);

    const again = openWishlists(
      {
        'GET /api/wishlists': async () => ({ lists: [list('a')] }),
        'POST /api/wishlists/a/products': async () => ({}),
      },
      { [WISHLIST_CHANGES_KEY]: left },
    );
    await again.wishlists.load();
    expect(again.shown()).toEqual(['ready', [['a', 1]]]);
    await again.wishlists.send();
    await again.wishlists.send();
    expect(again.call.mock.calls.filter(([method]) => method === 'POST')).toHaveLength(1);
    expect(again.values.size).toBe(0);
  });

  it('[state.session.2] a change that is accepted after the logout takes nothing with it that waits', async () => {
    let accept: (body: unknown) => void = () => {};
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a'), list('b')] }),
      'POST /api/wishlists/a/products': () =>
        new Promise((resolve) => {
          accept = resolve;
        }),
    });
    await page.wishlists.load();
    page.wishlists.change('add', 'a', item);
    page.wishlists.change('add', 'b', item);
    const { text } = leaveChanges(
      page.values.get(WISHLIST_CHANGES_KEY) ?? null,
      Date.parse('2026-11-24T10:00:00Z'),
    );
    page.values.set(WISHLIST_CHANGES_KEY, text ?? '');
    page.wishlists.end();
    accept({});
    await settle();
    expect(JSON.parse(page.values.get(WISHLIST_CHANGES_KEY) ?? '')).toMatchObject({
      customerId: null,
      changes: [{ lid: 'b' }],
    });
  });

  it('end the session when the platform does not know its token', async () => {
    const page = openWishlists({ 'GET /api/wishlists': () => Promise.reject(new ApiError('', 401)) });
    await page.wishlists.load();
    expect(page.endSession).toHaveBeenCalledOnce();
  });

  it('of a customer who has gone show nothing that comes late', async () => {
    const page = openWishlists({ 'GET /api/wishlists': async () => ({ lists: [list('a')] }) });
    const loading = page.wishlists.load();
    page.wishlists.end();
    await loading;
    expect(page.shown()).toEqual(['unknown', []]);
  });

  it('lose a deleted list and what waits for it', async () => {
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a'), list('b')] }),
      'POST /api/wishlists/a/products': down,
      'DELETE /api/wishlists/a': () => Promise.reject(new ApiError('', 404)),
    });
    await page.wishlists.load();
    page.wishlists.change('add', 'a', item);
    await settle();
    await page.wishlists.remove('a');
    expect([page.shown(), page.values.size]).toEqual([['ready', [['b', 0]]], 0]);
    page.wishlists.end();
  });
});
