import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFromEntry, storeInEntry } from '../../state/history-entry.ts';
import { followNavigation } from './follow-navigation.ts';
import {
  closeBrowser,
  eventOf,
  FakeElement,
  openBrowser,
  openRouter,
  pointerOf,
} from './navigation-browser.fixture.ts';

const { isRedirectTarget } = vi.hoisted(() => ({ isRedirectTarget: vi.fn((_to: string) => false) }));
vi.mock('../../next/is-redirect-target.ts', () => ({ isRedirectTarget }));
vi.mock('next/router', () => ({ useRouter: () => ({}) }));

beforeEach(() => void isRedirectTarget.mockReset().mockReturnValue(false));
afterEach(closeBrowser);

/** The page of a slip that a shopper looks at, with its follower. */
function openPage(prepare: (browser: ReturnType<typeof openBrowser>) => void = () => {}) {
  const browser = openBrowser();
  prepare(browser);
  const router = openRouter();
  const report = {
    onTransition: vi.fn(),
    onArrival: vi.fn(),
    isHeaderOpen: vi.fn(() => false),
  };
  const main = new FakeElement();
  browser.elements.set('main', main);
  const stop = followNavigation(router, report);
  const go = (to: string) => router.events.emit('routeChangeStart', to);
  const arrive = (to: string, entry = 'entry-2') => {
    browser.navigation.currentEntry.key = entry;
    router.events.emit('routeChangeComplete', to);
  };
  const pop = () => {
    const state = { url: '/', as: '/', options: { scroll: true } };
    return { state, isTaken: router.beforePopState.mock.lastCall?.[0](state) };
  };
  const saved = (entry: string) => readFromEntry(entry, 'scrollY');
  return { arrive, browser, go, main, pop, report, router, saved, stop };
}

const top = { top: 0, behavior: 'instant' };
const transition = () => document.documentElement.dataset.transition;

describe('[screen.scroll-behaviour.1] a navigation to another page', () => {
  it('fades, and brings the page to its top after 600 ms', () => {
    const { arrive, browser, go, main, report } = openPage();
    go('/cart');
    expect([transition(), report.onTransition.mock.lastCall]).toEqual(['leaving', [true]]);
    vi.advanceTimersByTime(200);
    arrive('/cart');
    expect([transition(), report.onArrival.mock.calls.length]).toEqual(['entering', 2]);
    vi.advanceTimersByTime(399);
    expect(browser.scrolls).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(browser.scrolls.mock.calls).toEqual([[top]]);
    expect([transition(), report.onTransition.mock.lastCall]).toEqual([undefined, [false]]);
    expect(main.focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('goes to the top at once for shoppers who want less motion', () => {
    const { arrive, browser, go } = openPage((opened) => {
      opened.lessMotion = true;
    });
    go('/cart');
    arrive('/cart');
    expect(transition()).toBeUndefined();
    vi.advanceTimersByTime(0);
    expect(browser.scrolls).toHaveBeenCalledWith(top);
  });

  it.each([
    ['the header is open', true, null],
    ['a dialog is open', false, new FakeElement()],
  ])('leaves the focus where it is while %s', (_, isHeaderOpen, dialog) => {
    const { arrive, browser, go, main, report } = openPage();
    report.isHeaderOpen.mockReturnValue(isHeaderOpen);
    browser.document.querySelector.mockImplementation((selector) =>
      selector === 'dialog[open]' ? dialog : null,
    );
    go('/cart');
    arrive('/cart');
    vi.advanceTimersByTime(600);
    expect(main.focus).not.toHaveBeenCalled();
  });

  it('keeps one timer when another navigation starts meanwhile', () => {
    const { arrive, browser, go } = openPage();
    go('/cart');
    arrive('/cart');
    vi.advanceTimersByTime(500);
    go('/collections/silk');
    vi.advanceTimersByTime(500);
    expect(browser.scrolls).not.toHaveBeenCalled();
    arrive('/collections/silk', 'entry-3');
    vi.advanceTimersByTime(100);
    expect(browser.scrolls).toHaveBeenCalledTimes(1);
  });
});

describe('[screen.scroll-behaviour.2] the way back', () => {
  it('stores where the page stood, and brings it back there', () => {
    const { arrive, browser, go, main, pop, saved } = openPage();
    vi.stubGlobal('scrollY', 700.4);
    go('/cart');
    expect(saved('entry-1')).toBe(700);
    arrive('/cart');
    vi.advanceTimersByTime(600);
    const { state, isTaken } = pop();
    expect([state.options.scroll, isTaken]).toEqual([false, true]);
    go('/products/slip');
    arrive('/products/slip', 'entry-1');
    expect(browser.scrolls).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(main.focus).toHaveBeenCalledTimes(2);
    browser.scrolls.mockClear();
    vi.advanceTimersByTime(0);
    expect(browser.scrolls).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    expect(transition()).toBeUndefined();
  });

  it('stops bringing a page back once another navigation starts', () => {
    const { arrive, browser, go, pop } = openPage();
    vi.stubGlobal('scrollY', 700);
    go('/cart');
    arrive('/cart');
    vi.advanceTimersByTime(600);
    browser.lowest = 100;
    pop();
    go('/products/slip');
    arrive('/products/slip', 'entry-1');
    go('/collections/silk');
    browser.scrolls.mockClear();
    browser.draw();
    vi.advanceTimersByTime(10);
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it('goes to the top where no position was stored, or none that is a number', () => {
    const { arrive, browser, go, pop } = openPage(() => storeInEntry('entry-0', 'scrollY', '700'));
    pop();
    go('/cart');
    arrive('/cart', 'entry-0');
    vi.advanceTimersByTime(600);
    expect(browser.scrolls.mock.calls).toEqual([[top]]);
  });
});

describe('a page that opens', () => {
  it.each([
    ['the browser restored its scrolling by hand', 'manual', false],
    ['it was left without a load', 'auto', true],
  ])('is brought back to where it stood when %s', (_, restoration, isReturn) => {
    const { browser } = openPage((opened) => {
      opened.history.scrollRestoration = restoration;
      storeInEntry('entry-1', 'scrollY', 700);
      if (isReturn) storeInEntry('entry-1', 'isReturn', true);
    });
    expect(browser.scrolls).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    expect(readFromEntry('entry-1', 'isReturn')).toBe(isReturn ? false : undefined);
  });

  it('is left where it is on a first visit, and reported', () => {
    const { browser, report } = openPage(() => storeInEntry('entry-1', 'scrollY', 700));
    expect(browser.scrolls).not.toHaveBeenCalled();
    expect(report.onArrival).toHaveBeenCalledTimes(1);
    expect(readFromEntry('entry-1', 'isReturn')).toBeUndefined();
  });

  it('takes scrolling over from the browser, once a page that is still loading is complete', () => {
    expect(openPage().browser.history.scrollRestoration).toBe('manual');
    closeBrowser();
    const { browser } = openPage((opened) => {
      opened.document.readyState = 'interactive';
    });
    expect(browser.history.scrollRestoration).toBe('auto');
    browser.events.dispatchEvent(new Event('load'));
    expect(browser.history.scrollRestoration).toBe('manual');
  });
});

describe('a place in a page', () => {
  it('[screen.scroll-behaviour.3] is shown at once and read next', () => {
    const { browser, router } = openPage();
    const care = new FakeElement();
    browser.elements.set('care', care);
    router.events.emit('hashChangeStart', '/products/slip#care');
    router.events.emit('hashChangeComplete', '/products/slip#care');
    expect(care.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
    expect(care.focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('that does not exist moves nothing', () => {
    const { browser, router } = openPage();
    router.events.emit('hashChangeStart', '/products/slip#gone');
    router.events.emit('hashChangeComplete', '/products/slip#gone');
    vi.advanceTimersByTime(600);
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it('is reached through the router by a link to it', () => {
    const { browser, router } = openPage();
    const click = pointerOf('click', new FakeElement('#care'));
    browser.document.dispatchEvent(click);
    expect(router.push).toHaveBeenCalledWith('/products/slip#care', undefined, { scroll: false });
    expect(click.defaultPrevented).toBe(true);
  });
});

describe('a redirect', () => {
  it('[screen.client-redirects.8] keeps the query and hash that were requested', () => {
    const { arrive, go, router } = openPage();
    go('/pages/outlet?code=A#top');
    isRedirectTarget.mockReturnValue(true);
    go('/collections/sale');
    arrive('/collections/sale');
    const options = { scroll: false, shallow: true };
    expect(router.replace).toHaveBeenCalledWith('/collections/sale?code=A#top', undefined, options);
  });

  it('ends the transition when it loads the target in full', () => {
    const { browser, go, report } = openPage();
    go('/pages/outlet#top');
    isRedirectTarget.mockReturnValue(true);
    const destination = { url: 'https://shop.example/collections/sale', sameDocument: false };
    browser.navigation.dispatchEvent(eventOf('navigate', { destination }));
    expect(browser.assign).toHaveBeenCalledWith('https://shop.example/collections/sale#top');
    expect([transition(), report.onTransition.mock.lastCall]).toEqual([undefined, [false]]);
  });
});

describe('a navigation that fails', () => {
  it('ends the transition where the page stands', () => {
    const { browser, go, report, router } = openPage();
    go('/cart');
    router.events.emit('routeChangeError', new Error('no such page'), '/cart');
    expect([transition(), report.onTransition.mock.lastCall]).toEqual([undefined, [false]]);
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it.each([
    ['is moved to its top, which was due', false, 1],
    ['keeps its place until what cancelled it starts', true, 0],
  ])('after a page that arrived late: it %s', (_, cancelled, scrolls) => {
    const { arrive, browser, go, router } = openPage();
    go('/cart');
    go('/collections/silk');
    arrive('/cart');
    router.events.emit(
      'routeChangeError',
      Object.assign(new Error('no'), { cancelled }),
      '/collections/silk',
    );
    expect(browser.scrolls).toHaveBeenCalledTimes(scrolls);
  });
});

describe('a page that is hidden', () => {
  it('stores where it stands and leaves scrolling to the browser', () => {
    const { browser, saved } = openPage();
    vi.stubGlobal('scrollY', 300);
    browser.events.dispatchEvent(new Event('pagehide'));
    expect([saved('entry-1'), browser.history.scrollRestoration]).toEqual([300, 'auto']);
    expect(readFromEntry('entry-1', 'isReturn')).toBeUndefined();
  });

  it('is marked when it was left on the way back, so that its next load is brought back too', () => {
    const { browser, go, pop } = openPage();
    pop();
    go('/cart');
    browser.navigation.currentEntry.key = 'entry-0';
    browser.events.dispatchEvent(new Event('pagehide'));
    expect(readFromEntry('entry-0', 'isReturn')).toBe(true);
  });

  it('takes scrolling over again only when the browser had frozen it', () => {
    const { browser, go, report } = openPage();
    go('/cart');
    browser.events.dispatchEvent(new Event('pagehide'));
    browser.events.dispatchEvent(eventOf('pageshow', { persisted: false }));
    expect([browser.history.scrollRestoration, transition()]).toEqual(['auto', 'leaving']);
    browser.events.dispatchEvent(eventOf('pageshow', { persisted: true }));
    expect([browser.history.scrollRestoration, transition()]).toEqual(['manual', undefined]);
    expect(report.onTransition).toHaveBeenLastCalledWith(false);
  });
});

describe('the cleanup', () => {
  it('leaves nothing that listens, and scrolling to the browser', () => {
    const { arrive, browser, go, router, saved, stop } = openPage();
    go('/cart');
    arrive('/cart');
    stop();
    expect([router.listening(), transition(), browser.history.scrollRestoration]).toEqual([
      0,
      undefined,
      'auto',
    ]);
    vi.advanceTimersByTime(600);
    vi.stubGlobal('scrollY', 300);
    for (const name of ['pagehide', 'pageshow'])
      browser.events.dispatchEvent(eventOf(name, { persisted: true }));
    browser.document.dispatchEvent(pointerOf('click', new FakeElement('#care')));
    expect([browser.scrolls.mock.calls, router.push.mock.calls, saved('entry-2')]).toEqual([
      [],
      [],
      undefined,
    ]);
    expect(browser.history.scrollRestoration).toBe('auto');
  });

  it('of a page that is still loading does not take scrolling over later', () => {
    const { browser, stop } = openPage((opened) => {
      opened.document.readyState = 'interactive';
    });
    stop();
    browser.events.dispatchEvent(new Event('load'));
    expect(browser.history.scrollRestoration).toBe('auto');
  });

  it('stops bringing a page back', () => {
    const { browser, stop } = openPage((opened) => {
      opened.history.scrollRestoration = 'manual';
      opened.lowest = 100;
      storeInEntry('entry-1', 'scrollY', 700);
    });
    stop();
    browser.scrolls.mockClear();
    browser.draw();
    expect(browser.scrolls).not.toHaveBeenCalled();
  });
});
