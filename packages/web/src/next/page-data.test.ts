import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expirePageData } from './expire-page-data.ts';
import { preserveDrawnPage } from './preserve-drawn-page.ts';
import { openRealRouter } from './real-router.fixture.ts';
import { skipAbsentPrefetch } from './skip-absent-prefetch.ts';

const require = createRequire(import.meta.url);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('data of pages in an open tab', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is used again for 30 s, and fetched again after 40 s', async () => {
    const { router, data, fetched } = openRealRouter();
    const stop = expirePageData();
    for (const path of ['/', '/cart']) data(path).resolve({ json: { pageProps: {} } });
    const visits = () => fetched.filter((file) => file.endsWith('/cart.json')).length;
    const visit = async () => {
      await router.push('/cart');
      await router.push('/');
    };
    await visit();
    await visit();
    expect(visits()).toBe(1);
    vi.advanceTimersByTime(29_000);
    await visit();
    expect(visits()).toBe(1);
    vi.advanceTimersByTime(11_000);
    await visit();
    expect(visits()).toBe(2);
    stop();
    vi.advanceTimersByTime(100_000);
    await visit();
    expect(visits()).toBe(2);
  });
});

describe('a page that is not found', () => {
  it('stays drawn at a jump within it', async () => {
    const { router, data, drawn } = openRealRouter();
    const stop = preserveDrawnPage();
    data('/cart').resolve({ status: 404, json: { notFound: true } });
    data('/404').resolve({ json: { pageProps: { frame: 'lost' } } });
    await router.push('/cart');
    await router.push('/cart#main');
    expect(drawn).toEqual([{ pageProps: { frame: 'lost' } }, { pageProps: { frame: 'lost' } }]);
    stop();
    await router.push('/cart#footer');
    expect(drawn.at(-1)).not.toMatchObject({ pageProps: { frame: 'lost' } });
  });

  it('leaves a page of ours alone', async () => {
    const { router, data, drawn } = openRealRouter();
    preserveDrawnPage();
    data('/cart').resolve({ json: { pageProps: { frame: 'cart' } } });
    await router.push('/cart');
    await router.push('/cart#main');
    expect(drawn.at(-1)).toEqual({ pageProps: { frame: 'cart' } });
  });
});

describe('prefetching', () => {
  it('skips paths that no page serves, by Next’s list of pages with data', async () => {
    openRealRouter();
    vi.stubGlobal('__SSG_MANIFEST', new Set(['/[...path]', '/cart']));
    const { default: PageLoader } = require('next/dist/client/page-loader');
    const loader = new PageLoader('a-build', '');
    skipAbsentPrefetch();
    expect(await loader._isSsg('/cart')).toBe(true);
    expect(await loader._isSsg('/[...path]')).toBe(false);
  });

  it('skips them in a list that comes later, as Next’s script of it brings it', async () => {
    openRealRouter();
    vi.stubGlobal('__SSG_MANIFEST', undefined);
    vi.stubGlobal('__SSG_MANIFEST_CB', undefined);
    const { default: PageLoader } = require('next/dist/client/page-loader');
    const loader = new PageLoader('a-build', '');
    const known = loader._isSsg('/cart');
    skipAbsentPrefetch();
    vi.stubGlobal('__SSG_MANIFEST', new Set(['/[...path]', '/cart']));
    const { __SSG_MANIFEST_CB: bring } = Object(window);
    bring();
    expect(await known).toBe(true);
    expect(await loader._isSsg('/[...path]')).toBe(false);
  });
});
