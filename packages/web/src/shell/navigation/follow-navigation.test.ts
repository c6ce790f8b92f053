import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeInEntry } from '../../state/history-entry.ts';
import { closeBrowser, eventOf, FakeElement, pointerOf } from './navigation-browser.fixture.ts';
import { openFollowedPage, transition } from './open-followed-page.fixture.ts';

const { holdAnchor, isRedirectTarget } = vi.hoisted(() => ({
  holdAnchor: vi.fn(),
  isRedirectTarget: vi.fn((_to: string) => false),
}));
vi.mock('./hold-anchor.ts', () => ({ holdAnchor }));
vi.mock('../../next/is-redirect-target.ts', () => ({ isRedirectTarget }));
vi.mock('next/router', () => ({ useRouter: () => ({}) }));

beforeEach(() => void isRedirectTarget.mockReset().mockReturnValue(false));
afterEach(closeBrowser);

const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
const top = { top: 0, behavior: 'instant' };

it('a page that is loaded at one of its places holds that one', async () => {
  const place = new FakeElement();
  openFollowedPage(({ document }) => {
    const navigation = { ...entry, type: 'navigate' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
    document.querySelector.mockImplementation((selector) => (selector === ':target' ? place : null));
  });
  await vi.waitFor(() => expect(holdAnchor).toHaveBeenCalledWith(place));
});

describe('[screen.scroll-behaviour.1] a navigation to another page', () => {
  it('fades, and brings the page to its top after 600 ms', () => {
    const { arrive, browser, go, main, report } = openFollowedPage();
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
    const { arrive, browser, go } = openFollowedPage((opened) => {
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
    const { arrive, browser, go, main, report } = openFollowedPage();
    report.isHeaderOpen.mockReturnValue(isHeaderOpen);
    browser.document.querySelector.mockImplementation((selector) =>
      selector === 'dialog[open]' ? dialog : null,
    );
    go('/cart');
    arrive('/cart');
    vi.advanceTimersByTime(600);
    expect(main.focus).not.toHaveBeenCalled();
  });

  it.each([
    ['a field that was focused since keeps it', new FakeElement(), 0],
    ['the link that was pressed, where it is still there, does not', null, 1],
  ])('gives the focus to the new page: %s', (_, field, times) => {
    const { arrive, browser, go, main } = openFollowedPage();
    const link = new FakeElement('/cart');
    browser.document.activeElement = link;
    go('/cart');
    arrive('/cart');
    browser.document.querySelector.mockImplementation((selector) =>
      selector === '#main :focus' ? (field ?? link) : null,
    );
    vi.advanceTimersByTime(600);
    expect(main.focus).toHaveBeenCalledTimes(times);
    expect(browser.scrolls).toHaveBeenCalledWith(top);
  });

  it('goes to the top of a page without a main part too', () => {
    const { arrive, browser, go } = openFollowedPage();
    browser.elements.delete('main');
    go('/cart');
    arrive('/cart');
    expect(() => vi.advanceTimersByTime(600)).not.toThrow();
    expect(browser.scrolls).toHaveBeenCalledWith(top);
  });

  it('keeps one timer when another navigation starts meanwhile', () => {
    const { arrive, browser, go } = openFollowedPage();
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
    const { arrive, browser, go, main, pop, saved } = openFollowedPage();
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

  it('stores where the shopper went on to, once the page was brought back', () => {
    const { arrive, browser, go, pop, saved } = openFollowedPage(() =>
      storeInEntry('entry-0', 'scrollY', 700),
    );
    pop();
    go('/cart');
    arrive('/cart', 'entry-0');
    vi.advanceTimersByTime(0);
    vi.stubGlobal('scrollY', 300);
    browser.events.dispatchEvent(new Event('pagehide'));
    expect(saved('entry-0')).toBe(300);
  });

  it('stops bringing a page back once another navigation starts', () => {
    const { arrive, browser, go, pop } = openFollowedPage();
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
    const { arrive, browser, go, pop } = openFollowedPage(() => storeInEntry('entry-0', 'scrollY', '700'));
    pop();
    go('/cart');
    arrive('/cart', 'entry-0');
    vi.advanceTimersByTime(600);
    expect(browser.scrolls.mock.calls).toEqual([[top]]);
  });
});

describe('[screen.scroll-behaviour.3] a navigation within one page', () => {
  it('moves nothing', () => {
    const { arrive, browser, go, report } = openFollowedPage();
    go('/products/slip?size=M');
    arrive('/products/slip?size=M');
    vi.advanceTimersByTime(600);
    expect(browser.scrolls).not.toHaveBeenCalled();
    expect(report.onTransition.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a place in a page', () => {
  it('is gone to after the position of the page was stored', () => {
    const { router, saved } = openFollowedPage();
    vi.stubGlobal('scrollY', 120);
    router.events.emit('hashChangeStart', '/products/slip#care');
    expect(saved('entry-1')).toBe(120);
  });

  it('[screen.scroll-behaviour.3] is shown at once and read next, and held there', async () => {
    const { browser, router } = openFollowedPage();
    const care = new FakeElement();
    browser.elements.set('care', care);
    router.events.emit('hashChangeStart', '/products/slip#care');
    router.events.emit('hashChangeComplete', '/products/slip#care');
    expect(care.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
    expect(care.focus).toHaveBeenCalledWith({ preventScroll: true });
    await vi.waitFor(() => expect(holdAnchor).toHaveBeenCalledWith(care));
  });

  it('that does not exist moves nothing', () => {
    const { browser, router } = openFollowedPage();
    router.events.emit('hashChangeStart', '/products/slip#gone');
    router.events.emit('hashChangeComplete', '/products/slip#gone');
    vi.advanceTimersByTime(600);
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it('is reached through the router by a link to it', () => {
    const { browser, router } = openFollowedPage();
    const click = pointerOf('click', new FakeElement('#care'));
    browser.document.dispatchEvent(click);
    expect(router.push).toHaveBeenCalledWith('/products/slip#care', undefined, { scroll: false });
    expect(click.defaultPrevented).toBe(true);
  });
});

describe('a redirect', () => {
  it('[screen.client-redirects.8] keeps the query and hash that were requested', () => {
    const { arrive, go, router } = openFollowedPage();
    go('/pages/outlet?code=A#top');
    isRedirectTarget.mockReturnValue(true);
    go('/collections/sale');
    arrive('/collections/sale');
    const options = { scroll: false, shallow: true };
    expect(router.replace).toHaveBeenCalledWith('/collections/sale?code=A#top', undefined, options);
  });

  it('is none while no navigation is pending', () => {
    const { browser } = openFollowedPage();
    isRedirectTarget.mockReturnValue(true);
    const destination = { url: 'https://shop.example/collections/sale', sameDocument: false };
    browser.navigation.dispatchEvent(eventOf('navigate', { destination }));
    expect(browser.assign).not.toHaveBeenCalled();
  });

  it('ends the transition when it loads the target in full', () => {
    const { browser, go, report } = openFollowedPage();
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
    const { browser, go, report, router } = openFollowedPage();
    go('/cart');
    router.events.emit('routeChangeError', new Error('no such page'), '/cart');
    expect([transition(), report.onTransition.mock.lastCall]).toEqual([undefined, [false]]);
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it.each([
    ['is moved to its top, which was due', false, 1],
    ['keeps its place until what cancelled it starts', true, 0],
  ])('after a page that arrived late: it %s', (_, cancelled, scrolls) => {
    const { arrive, browser, go, router } = openFollowedPage();
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
