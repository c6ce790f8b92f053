import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFromEntry, storeInEntry } from '../../state/history-entry.ts';
import { closeBrowser, eventOf, FakeElement, pointerOf } from './navigation-browser.fixture.ts';
import { openFollowedPage, transition } from './open-followed-page.fixture.ts';

vi.mock('../../next/is-redirect-target.ts', () => ({ isRedirectTarget: () => false }));
vi.mock('next/router', () => ({ useRouter: () => ({}) }));
afterEach(closeBrowser);

class PerformanceEntryOfTest implements PerformanceEntry {
  readonly duration = 0;
  readonly entryType = 'navigation';
  readonly name = '';
  readonly startTime = 0;
  toJSON() {
    return {};
  }
}

describe('a page that opens', () => {
  it.each([
    ['the browser restored its scrolling by hand', 'manual', false],
    ['it was left without a load', 'auto', true],
  ])('is brought back to where it stood when %s', (_, restoration, isReturn) => {
    const { browser } = openFollowedPage((opened) => {
      opened.history.scrollRestoration = restoration;
      storeInEntry('entry-1', 'scrollY', 700);
      if (isReturn) storeInEntry('entry-1', 'isReturn', true);
    });
    expect(browser.scrolls).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    expect(readFromEntry('entry-1', 'isReturn')).toBe(isReturn ? false : undefined);
  });

  it('is brought back when it was loaded on the way back, where the browser leaves it at its top', () => {
    const { browser } = openFollowedPage(() => {
      storeInEntry('entry-1', 'scrollY', 700);
      const navigation = Object.assign(new PerformanceEntryOfTest(), { type: 'back_forward' });
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
    });
    expect(browser.scrolls).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  });

  it('is brought back under another key of its entry, in a browser without keys of its own', () => {
    const { browser } = openFollowedPage((opened) => {
      storeInEntry('before', 'scrollY', 700);
      vi.stubGlobal('navigation', undefined);
      Reflect.deleteProperty(globalThis, 'navigation');
      opened.document.documentElement.dataset.entry = 'before';
      Object.assign(opened.history, { scrollRestoration: 'manual', state: { key: 'after' } });
    });
    expect(browser.scrolls).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    expect(readFromEntry('before', 'scrollY')).toBeUndefined();
  });

  it('is left where it is on a first visit, and reported', () => {
    const { browser, report } = openFollowedPage(() => storeInEntry('entry-1', 'scrollY', 700));
    expect(browser.scrolls).not.toHaveBeenCalled();
    expect(report.onArrival).toHaveBeenCalledTimes(1);
    expect(readFromEntry('entry-1', 'isReturn')).toBeUndefined();
  });

  it('takes scrolling over from the browser, once a page that is still loading is complete', () => {
    expect(openFollowedPage().browser.history.scrollRestoration).toBe('manual');
    closeBrowser();
    const { browser } = openFollowedPage((opened) => {
      opened.document.readyState = 'interactive';
    });
    expect(browser.history.scrollRestoration).toBe('auto');
    browser.events.dispatchEvent(new Event('load'));
    expect(browser.history.scrollRestoration).toBe('manual');
  });
});

describe('a page that was scrolled', () => {
  it('stores where it stands before it is left', () => {
    const { browser, saved } = openFollowedPage();
    vi.stubGlobal('scrollY', 300);
    browser.events.dispatchEvent(new Event('scrollend'));
    expect(saved('entry-1')).toBe(300);
  });
});

describe('a page that is hidden', () => {
  it('stores where it stands and leaves scrolling to the browser', () => {
    const { browser, saved } = openFollowedPage();
    vi.stubGlobal('scrollY', 300);
    browser.events.dispatchEvent(new Event('pagehide'));
    expect([saved('entry-1'), browser.history.scrollRestoration]).toEqual([300, 'auto']);
    expect(readFromEntry('entry-1', 'isReturn')).toBeUndefined();
  });

  it('is marked when it was left on the way back, so that its next load is brought back too', () => {
    const { browser, go, pop } = openFollowedPage();
    pop();
    go('/cart');
    browser.navigation.currentEntry.key = 'entry-0';
    browser.events.dispatchEvent(new Event('pagehide'));
    expect(readFromEntry('entry-0', 'isReturn')).toBe(true);
  });

  it('takes scrolling over again only when the browser had frozen it', () => {
    const { browser, go, report } = openFollowedPage();
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
    const { arrive, browser, go, router, saved, stop } = openFollowedPage();
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
    for (const name of ['scrollend', 'pagehide', 'pageshow'])
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
    const { browser, stop } = openFollowedPage((opened) => {
      opened.document.readyState = 'interactive';
    });
    stop();
    browser.events.dispatchEvent(new Event('load'));
    expect(browser.history.scrollRestoration).toBe('auto');
  });

  it('stops bringing a page back that has just arrived', () => {
    const { arrive, browser, go, pop, stop } = openFollowedPage((opened) => {
      opened.lowest = 100;
      storeInEntry('entry-0', 'scrollY', 700);
    });
    pop();
    go('/cart');
    arrive('/cart', 'entry-0');
    vi.advanceTimersByTime(0);
    stop();
    browser.scrolls.mockClear();
    browser.draw();
    expect(browser.scrolls).not.toHaveBeenCalled();
  });

  it('stops bringing a page back', () => {
    const { browser, stop } = openFollowedPage((opened) => {
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
