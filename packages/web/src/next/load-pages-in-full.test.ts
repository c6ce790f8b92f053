import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPagesInFull } from './load-pages-in-full.ts';
import { openRealRouter, settle } from './real-router.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function openShop(isWanted: boolean) {
  const shop = openRealRouter();
  const loaded: string[] = [];
  Object.assign(shop.location, {
    assign: (url: string) => loaded.push(`assign ${url}`),
    replace: (url: string) => loaded.push(`replace ${url}`),
  });
  for (const path of ['/', '/cart']) shop.data(path).resolve({ json: { pageProps: {} } });
  const stop = loadPagesInFull(() => isWanted);
  return { ...shop, loaded, stop };
}

describe('[state.deployment-and-loading.1] pages while a new deployment is there', () => {
  it('are loaded in full', async () => {
    const { router, loaded, fetched } = openShop(true);
    await router.push('/cart');
    await router.replace('/cart');
    expect(loaded).toEqual(['assign /cart', 'replace /cart']);
    expect(fetched).toEqual([]);
  });

  it.each(['/?sort=price', '/#main'])('stay for %s, and no data is fetched', async (address) => {
    const { router, loaded, fetched, location } = openShop(true);
    await settle();
    await router.push(address);
    expect([loaded, fetched]).toEqual([[], []]);
    expect(location.pathname + location.search + location.hash).toBe(address);
  });

  it('are loaded in full for the address shown', async () => {
    const { router, loaded } = openShop(true);
    await router.push('/');
    expect(loaded).toEqual(['assign /']);
  });

  it('are fetched as always before, and after the end', async () => {
    const before = openShop(false);
    await before.router.push('/cart');
    expect([before.loaded, before.location.pathname]).toEqual([[], '/cart']);
    const after = openShop(true);
    after.stop();
    await after.router.push('/cart');
    expect([after.loaded, after.location.pathname]).toEqual([[], '/cart']);
  });
});
