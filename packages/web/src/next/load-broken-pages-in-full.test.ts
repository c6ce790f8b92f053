import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrokenPagesInFull } from './load-broken-pages-in-full.ts';
import { openRealRouter, settle } from './real-router.fixture.ts';

const broken = () => {
  throw new Error('replaced by a script of others');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Next's router on the home page; `/cart` has data, and `loaded` are the pages that were loaded in full. */
async function openShop() {
  const shop = openRealRouter();
  const loaded: string[] = [];
  Object.assign(shop.location, {
    assign: (url: string) => loaded.push(`assign ${url}`),
    replace: (url: string) => loaded.push(`replace ${url}`),
  });
  shop.data('/cart').resolve({ json: { pageProps: { frame: {}, name: 'Bag' } } });
  // Next writes its first state.
  await settle();
  return { ...shop, loaded };
}

describe('[error.20] while a script of others has broken', () => {
  it.each<[string, () => void]>([
    ['fetch, which throws', () => vi.stubGlobal('fetch', broken)],
    ['fetch, which rejects', () => vi.stubGlobal('fetch', async () => broken())],
    ['fetch, which resolves to nothing', () => vi.stubGlobal('fetch', async () => undefined)],
    ['JSON.parse', () => void vi.spyOn(JSON, 'parse').mockImplementation(broken)],
  ])('%s: the page is loaded in full', async (_, breakIt) => {
    const { router, location, drawn } = await openShop();
    loadBrokenPagesInFull();
    breakIt();
    expect(await router.push('/cart')).toBe(false);
    expect(drawn).toEqual([]);
    expect(location.pathname).toBe('/cart');
  });

  it('history.pushState: the page is loaded in full', async () => {
    const { router, loaded, drawn } = await openShop();
    loadBrokenPagesInFull();
    Object.assign(history, { pushState: broken, replaceState: broken });
    expect(await router.push('/cart')).toBe(false);
    expect(await router.replace('/cart')).toBe(false);
    expect(loaded).toEqual(['assign /cart', 'replace /cart']);
    expect(drawn).toEqual([]);
  });

  it('history.replaceState: a page to which the browser has gone back is drawn', async () => {
    const { router, location, loaded, drawn } = await openShop();
    loadBrokenPagesInFull();
    Object.assign(history, { replaceState: broken });
    location.href = '/cart';
    expect(await router.replace('/cart')).toBe(true);
    expect(loaded).toEqual([]);
    expect(drawn).toEqual([{ pageProps: { frame: {}, name: 'Bag' } }]);
  });
});

describe('without any of that', () => {
  it('Next itself draws a page without content where data cannot be read', async () => {
    const { router, drawn } = await openShop();
    vi.spyOn(JSON, 'parse').mockImplementation(broken);
    await router.push('/cart');
    expect(drawn).toEqual([{ pageProps: {} }]);
  });

  it('pages, redirects and the response that a page is gone stay client-side', async () => {
    const { router, data, location, loaded, drawn } = await openShop();
    loadBrokenPagesInFull();
    data('/old').resolve({ json: { pageProps: { __N_REDIRECT: '/cart' } } });
    data('/404').resolve({ json: { pageProps: { frame: {}, name: 'Lost' } } });
    data('/gone').resolve({ status: 404, json: { notFound: true } });
    await router.push('/old');
    expect(location.pathname).toBe('/cart');
    await router.push('/gone');
    await settle();
    expect(drawn).toEqual([
      { pageProps: { frame: {}, name: 'Bag' } },
      { pageProps: { frame: {}, name: 'Lost' } },
    ]);
    expect(loaded).toEqual([]);
  });

  it('ends with the cleanup function', async () => {
    const { router, drawn } = await openShop();
    loadBrokenPagesInFull()();
    vi.spyOn(JSON, 'parse').mockImplementation(broken);
    await router.push('/cart');
    expect(drawn).toEqual([{ pageProps: {} }]);
  });
});
