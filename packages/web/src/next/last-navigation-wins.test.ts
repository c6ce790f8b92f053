import { getClientBuildManifest } from 'next/dist/client/route-loader.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastNavigationWins } from './last-navigation-wins.ts';
import { openRealRouter, settle } from './real-router.fixture.ts';

/** Two clicks before the build's manifest is there; the data of the second page comes first. */
async function clickTwiceEarly(prepare: () => void) {
  const shop = openRealRouter();
  prepare();
  const manifest = Promise.withResolvers<string[]>();
  shop.pages.getPageList.mockReturnValue(manifest.promise);
  const clicks = [shop.router.push('/collections/evening'), shop.router.push('/products/aurelia')];
  await settle();
  manifest.resolve(shop.pageList);
  await settle();
  shop.data('/products/aurelia').resolve({ json: { pageProps: { name: 'Aurelia' } } });
  await settle();
  shop.data('/collections/evening').resolve({ json: { pageProps: { name: 'Evening' } } });
  await Promise.all(clicks);
  return shop;
}

describe('two clicks before Next knows its pages', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('Next itself lets the second go on before the first, which `before-hydration.js` turns round', async () => {
    openRealRouter();
    const manifest = { sortedPages: [] };
    vi.stubGlobal('__BUILD_MANIFEST', undefined);
    vi.stubGlobal('__BUILD_MANIFEST_CB', undefined);
    const order: string[] = [];
    const clicks = ['first', 'second'].map((click) => getClientBuildManifest().then(() => order.push(click)));
    vi.stubGlobal('__BUILD_MANIFEST', manifest);
    Reflect.get(globalThis, '__BUILD_MANIFEST_CB')();
    await Promise.all(clicks);
    expect(order).toEqual(['second', 'first']);
  });

  it('Next itself shows the page whose data comes last', async () => {
    const { location } = await clickTwiceEarly(() => {});
    expect(location.pathname).toBe('/collections/evening');
  });

  it('the last click wins', async () => {
    const { location, drawn, events } = await clickTwiceEarly(lastNavigationWins);
    expect(location.pathname).toBe('/products/aurelia');
    expect(drawn).toEqual([{ pageProps: { name: 'Aurelia' } }]);
    expect(events.filter((event) => event.startsWith('routeChangeComplete'))).toEqual([
      'routeChangeComplete /products/aurelia',
    ]);
  });

  it('a navigation alone arrives, also through a redirect', async () => {
    const { router, data, location } = openRealRouter();
    lastNavigationWins();
    const click = router.push('/old');
    data('/old').resolve({ json: { pageProps: { __N_REDIRECT: '/new' } } });
    data('/new').resolve({ json: { pageProps: {} } });
    await click;
    expect(location.pathname).toBe('/new');
  });
});
