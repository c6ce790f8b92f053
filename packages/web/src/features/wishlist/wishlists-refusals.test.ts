import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../clients/api.ts';
import { wishlistCopy } from '../../copy/wishlist-copy.ts';
import { item, list, openWishlists, settle } from './create-wishlists.fixture.ts';
import { wishlistNoteAtom } from './lists-atoms.ts';

describe('the wishlists of a customer, when the service refuses a change,', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['a deleted list', 404, wishlistCopy.pieceNotSaved('Summer')],
    ['a piece that is not accepted', 400, wishlistCopy.notChanged('Summer')],
  ])(
    'drop a change that the service refuses for good, read the lists again and say so: %s',
    async (_, status, text) => {
      const page = openWishlists({
        'GET /api/wishlists': async () => ({ lists: [list('a'), list('b')] }),
        'POST /api/wishlists/a/products': () => Promise.reject(new ApiError('', status)),
      });
      await page.wishlists.load();
      page.answers['GET /api/wishlists'] = async () => ({ lists: [list('b')] });
      page.wishlists.change('add', 'a', item);
      await settle();
      expect([page.shown(), page.values.size]).toEqual([['ready', [['b', 0]]], 0]);
      expect(page.store.get(wishlistNoteAtom)).toMatchObject({ text });
    },
  );

  it('say nothing when a piece was to be taken out of a list that is gone', async () => {
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [] }),
      'DELETE /api/wishlists/a/products': () => Promise.reject(new ApiError('', 404)),
    });
    page.wishlists.change('remove', 'a', item);
    await settle();
    expect([page.shown(), page.values.size]).toEqual([['ready', []], 0]);
    expect(page.store.get(wishlistNoteAtom)).toBeNull();
  });

  it('read nothing any more when the customer has logged out meanwhile', async () => {
    const refusal = Promise.withResolvers<never>();
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [] }),
      'POST /api/wishlists/a/products': () => refusal.promise,
    });
    page.wishlists.change('add', 'a', item);
    page.wishlists.end();
    page.call.mockClear();
    refusal.reject(new ApiError('', 404));
    await settle();
    expect(page.call).not.toHaveBeenCalled();
    expect(page.shown()[0]).not.toBe('loading');
  });

  it('[rule.wishlist.2] are read again when a name is refused', async () => {
    const refuse = () => Promise.reject(new ApiError('', 400));
    const page = openWishlists({
      'GET /api/wishlists': async () => ({ lists: [list('a')] }),
      'POST /api/wishlists': refuse,
      'PATCH /api/wishlists/a': refuse,
    });
    await page.wishlists.load();
    page.answers['GET /api/wishlists'] = async () => ({ lists: [list('a'), list('n')] });
    await expect(page.wishlists.create('Wedding', item)).rejects.toThrow('400');
    expect(page.shown()).toEqual([
      'ready',
      [
        ['a', 0],
        ['n', 0],
      ],
    ]);
    page.answers['GET /api/wishlists'] = async () => ({ lists: [list('a'), list('m')] });
    await expect(page.wishlists.rename('a', 'Wedding')).rejects.toThrow('400');
    expect(page.shown()).toEqual([
      'ready',
      [
        ['a', 0],
        ['m', 0],
      ],
    ]);
  });

  it('name a deleted list that was to be renamed or shared', async () => {
    const gone = () => Promise.reject(new ApiError('', 404));
    const answers = { 'PATCH /api/wishlists/a': gone, 'POST /api/wishlists/a/share': gone };
    for (const change of ['rename', 'share'] as const) {
      const page = openWishlists({ ...answers, 'GET /api/wishlists': async () => ({ lists: [list('a')] }) });
      await page.wishlists.load();
      page.answers['GET /api/wishlists'] = async () => ({ lists: [] });
      await expect(page.wishlists[change]('a', 'Wedding')).rejects.toThrow('404');
      expect(page.shown()).toEqual(['ready', []]);
      expect(page.store.get(wishlistNoteAtom)).toMatchObject({ text: wishlistCopy.listGone('Summer') });
    }
  });
});
