import { afterEach, describe, expect, it, vi } from 'vitest';
import { cancelNavigation } from './cancel-navigation.ts';
import { followHistory } from './follow-history.ts';
import { nextEntryKey, replaceShownAddress } from './history-state.ts';
import { isRedirectTarget } from './is-redirect-target.ts';
import { pageBuildId } from './page-build-id.ts';
import { openRealRouter, settle } from './real-router.fixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const popTo = (url: string) =>
  Object.assign(new Event('popstate'), {
    state: { __N: true, url, as: url, options: {}, key: 'k' },
    hasUAVisualTransition: false,
  });

describe('what the shell relies on in Next’s router', () => {
  it('a page starts and arrives under one address', async () => {
    const { router, data, events } = openRealRouter();
    data('/cart').resolve({ json: { pageProps: {} } });
    await router.push('/cart?a=1#b');
    expect(events).toEqual(['routeChangeStart /cart?a=1#b', 'routeChangeComplete /cart?a=1#b']);
  });

  it('a navigation that another calls off fails under its own address, before the other starts', async () => {
    const { router, data, events } = openRealRouter();
    const first = router.push('/one');
    await settle();
    data('/two').resolve({ json: { pageProps: {} } });
    await router.push('/two');
    expect(events).toEqual([
      'routeChangeStart /one',
      'routeChangeError /one',
      'routeChangeStart /two',
      'routeChangeComplete /two',
    ]);
    data('/one').resolve({ json: { pageProps: {} } });
    expect(await first).toBe(false);
  });

  it('a page that is drawn only after another has started arrives under its own address', async () => {
    const { router, data, events, holdDrawing } = openRealRouter();
    const drawing = holdDrawing();
    data('/one').resolve({ json: { pageProps: {} } });
    const first = router.push('/one');
    await settle();
    const second = router.push('/two');
    await settle();
    drawing.resolve();
    await first;
    data('/two').resolve({ json: { pageProps: {} } });
    await second;
    expect(events).toEqual([
      'routeChangeStart /one',
      'routeChangeStart /two',
      'routeChangeComplete /one',
      'routeChangeComplete /two',
    ]);
  });

  it('a redirect starts a second time, and its target is known by then', async () => {
    const { router, Router, data } = openRealRouter();
    const targets: [string, boolean][] = [];
    Router.events.on('routeChangeStart', (to) => targets.push([to, isRedirectTarget(to)]));
    data('/old').resolve({ json: { pageProps: { __N_REDIRECT: '/new' } } });
    data('/new').resolve({ json: { pageProps: {} } });
    await router.push('/old');
    expect(targets).toEqual([
      ['/old', false],
      ['/new', true],
    ]);
    expect(isRedirectTarget('/other')).toBe(false);
  });

  it('a listener ends a navigation that would load the page in full', async () => {
    const { router, Router, data, location } = openRealRouter();
    Router.events.on('routeChangeError', () => {
      throw cancelNavigation('it was loaded in full already');
    });
    data('/cart').resolve({ status: 500, json: {} });
    expect(await router.push('/cart')).toBe(false);
    expect(location.pathname).toBe('/');
  });

  it('a page loads in full when its data does not come and nobody ends the navigation', async () => {
    const { router, data, location } = openRealRouter();
    data('/cart').resolve({ status: 500, json: {} });
    expect(await router.push('/cart')).toBe(false);
    expect(location.pathname).toBe('/cart');
  });

  it('a navigation through the history is announced, and Next does not scroll after it', async () => {
    const { router, data, scrolls } = openRealRouter();
    const onPop = vi.fn();
    const stop = followHistory(router, onPop);
    data('/cart').resolve({ json: { pageProps: {} } });
    router.onPopState(popTo('/cart'));
    await settle();
    expect(onPop).toHaveBeenCalledOnce();
    expect(scrolls).toEqual([null]);
    stop();
    data('/').resolve({ json: { pageProps: {} } });
    router.onPopState(popTo('/'));
    await settle();
    expect(onPop).toHaveBeenCalledOnce();
    expect(scrolls).toEqual([null, { x: 0, y: 0 }]);
  });

  it('an entry has a key, and its address can be changed where Next looks for it', async () => {
    const { router, data, location } = openRealRouter();
    data('/cart').resolve({ json: { pageProps: {} } });
    await router.push('/cart#newsletter');
    const key = nextEntryKey();
    expect(key).toMatch(/^\w+$/);
    replaceShownAddress('/cart');
    expect([location.hash, nextEntryKey(), history.state.as]).toEqual(['', key, '/cart']);
  });

  it('an entry without a state has no key', async () => {
    openRealRouter();
    history.replaceState(null, '', '/');
    expect(nextEntryKey()).toBe('');
  });

  it('the page says which build made it', async () => {
    openRealRouter();
    expect(pageBuildId()).toBe('a-build');
  });
});
