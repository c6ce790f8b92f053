import { afterEach, describe, expect, it, vi } from 'vitest';
import { followViewport } from './follow-viewport.ts';
import { closeBrowser, FakeElement, openBrowser } from './navigation-browser.fixture.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

afterEach(closeBrowser);

/** Reports what it observes when a test calls `tell`. */
class FakeObserver {
  static opened: FakeObserver[] = [];
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
  readonly tell: (entries: object[]) => void;
  readonly options: object | undefined;

  constructor(tell: (entries: object[]) => void, options?: object) {
    this.tell = tell;
    this.options = options;
    FakeObserver.opened.push(this);
  }
}

function openObservers() {
  FakeObserver.opened = [];
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'])
    vi.stubGlobal(name, FakeObserver);
  return FakeObserver.opened;
}

describe('[entity.site-state.6] [entity.site-state.7] the viewport', () => {
  function openViewport() {
    const browser = openBrowser();
    const observers = openObservers();
    const medias = new Map<string, EventTarget & { matches: boolean }>();
    vi.stubGlobal('matchMedia', (query: string) => {
      const media = Object.assign(new EventTarget(), { matches: query === '(any-pointer: coarse)' });
      medias.set(query, media);
      return media;
    });
    const report = { onViewport: vi.fn(), onScroll: vi.fn(), onScrolling: vi.fn() };
    const stop = followViewport(report);
    return { ...browser, ...report, medias, observers, stop };
  }

  it('is reported at once, with the sizes of window and document and the device', () => {
    const { onScroll, onViewport } = openViewport();
    expect(onViewport.mock.calls).toEqual([
      [
        {
          ...{ winWidth: 1440, winHeight: 900, docWidth: 1440, docHeight: 3000 },
          ...{ deviceIsTouch: true, deviceIsCursor: false, deviceIsMobile: true },
        },
      ],
    ]);
    expect(onScroll.mock.calls).toMatchObject([[{ scrollY: 0, isAtTop: true, isAtBottom: false }]]);
  });

  it.each(['the window', 'the document', 'its fingers', 'its cursor'])(
    '[const.timings.9] is reported again at most every 250 ms when %s changes',
    (changed) => {
      const { draw, events, medias, observers, onViewport } = openViewport();
      expect(observers[0]?.observe).toHaveBeenCalledWith(document.documentElement);
      const change = {
        'the window': () => events.dispatchEvent(new Event('resize')),
        'the document': () => observers[0]?.tell([]),
        'its fingers': () => medias.get('(any-pointer: coarse)')?.dispatchEvent(new Event('change')),
        'its cursor': () =>
          medias.get('(any-hover: hover) and (any-pointer: fine)')?.dispatchEvent(new Event('change')),
      }[changed];
      change?.();
      draw();
      vi.advanceTimersByTime(249);
      expect(onViewport).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      expect(onViewport).toHaveBeenCalledTimes(2);
    },
  );

  it('looks at the document’s size in the frame after it changed, once', () => {
    const { draw, frames, observers, onViewport } = openViewport();
    vi.advanceTimersByTime(250);
    onViewport.mockClear();
    observers[0]?.tell([]);
    observers[0]?.tell([]);
    expect([frames.length, onViewport.mock.calls.length]).toEqual([1, 0]);
    draw();
    expect(onViewport).toHaveBeenCalledTimes(1);
  });

  it('reports the scroll once a frame', () => {
    const { draw, events, frames, onScroll } = openViewport();
    onScroll.mockClear();
    vi.stubGlobal('scrollY', 2100);
    events.dispatchEvent(new Event('scroll'));
    events.dispatchEvent(new Event('scroll'));
    expect([frames.length, onScroll.mock.calls.length]).toEqual([1, 0]);
    draw();
    expect(onScroll.mock.calls).toEqual([
      [{ scrollX: 0, scrollY: 2100, scrollDirection: 'down', isAtTop: false, isAtBottom: true }],
    ]);
    vi.stubGlobal('scrollY', 100);
    events.dispatchEvent(new Event('scroll'));
    draw();
    expect(onScroll).toHaveBeenLastCalledWith(expect.objectContaining({ scrollDirection: 'up' }));
  });

  it('[state.scroll-tracking.2] [const.timings.9] scrolls until nothing has moved for 250 ms', () => {
    const { events, onScrolling } = openViewport();
    events.dispatchEvent(new Event('scroll'));
    expect(onScrolling.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(249);
    events.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(249);
    expect(onScrolling.mock.calls).toEqual([[true], [true]]);
    vi.advanceTimersByTime(1);
    expect(onScrolling).toHaveBeenLastCalledWith(false);
  });

  it('is not reported after the cleanup', () => {
    const { events, medias, observers, onScroll, onScrolling, onViewport, stop } = openViewport();
    events.dispatchEvent(new Event('resize'));
    events.dispatchEvent(new Event('scroll'));
    stop();
    for (const report of [onScroll, onScrolling, onViewport]) report.mockClear();
    for (const type of ['resize', 'scroll']) events.dispatchEvent(new Event(type));
    for (const media of medias.values()) media.dispatchEvent(new Event('change'));
    vi.advanceTimersByTime(1000);
    for (const report of [onScroll, onScrolling, onViewport]) expect(report).not.toHaveBeenCalled();
    expect(observers[0]?.disconnect).toHaveBeenCalled();
    expect(cancelAnimationFrame).toHaveBeenCalledWith(1);
  });
});

describe('[state.scroll-tracking.3] elements that appear as they are scrolled to', () => {
  function openElements() {
    const browser = openBrowser();
    const observers = openObservers();
    const animated = (animate: string) => Object.assign(new FakeElement(), { dataset: { animate } });
    const [once, always] = [animated('once'), animated('')];
    browser.document.querySelectorAll.mockReturnValue([once, always]);
    const stop = revealOnScroll();
    const [intersections, mutations] = observers;
    const see = (target: EventTarget, isIntersecting: boolean) =>
      intersections?.tell([{ target, isIntersecting }]);
    return { ...browser, always, intersections, mutations, observers, once, see, stop };
  }

  it('[const.timings.10] are observed 900 ms after the page was painted', () => {
    const { always, document: page, intersections, mutations, once } = openElements();
    vi.advanceTimersByTime(899);
    expect(intersections?.observe).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(intersections?.observe.mock.calls).toEqual([[once], [always]]);
    expect(page.querySelectorAll).toHaveBeenCalledWith('[data-animate]:not([data-seen])');
    expect(intersections?.options).toEqual({ threshold: 0 });
    expect(mutations?.observe).toHaveBeenCalledWith(page.body, { childList: true, subtree: true });
  });

  it('are observed as well when they are added later', () => {
    const { document: page, intersections, mutations } = openElements();
    const added = new FakeElement();
    const changed = Object.assign(new FakeElement(), { querySelectorAll: vi.fn(() => [added]) });
    mutations?.tell([{ target: changed }, { target: new EventTarget() }]);
    expect(intersections?.observe.mock.calls).toEqual([[added]]);
    expect(changed.querySelectorAll).toHaveBeenCalledWith('[data-animate]:not([data-seen])');
    expect(page.querySelectorAll).not.toHaveBeenCalled();
  });

  it('are shown while they are in the window', () => {
    const { always, intersections, see } = openElements();
    see(always, true);
    expect(always.dataset).toEqual({ animate: '', seen: 'true' });
    see(always, false);
    expect(always.dataset).toEqual({ animate: '', seen: 'false' });
    expect(intersections?.unobserve).not.toHaveBeenCalled();
  });

  it('stay shown and are no longer observed when they animate once', () => {
    const { intersections, once, see } = openElements();
    see(once, false);
    expect([once.dataset, intersections?.unobserve.mock.calls]).toEqual([
      { animate: 'once', seen: 'false' },
      [],
    ]);
    see(once, true);
    see(once, false);
    expect(once.dataset).toEqual({ animate: 'once', seen: 'true' });
    expect(intersections?.unobserve).toHaveBeenCalledWith(once);
  });

  it('are left alone where they are no HTML', () => {
    const { see } = openElements();
    expect(() => see(new EventTarget(), true)).not.toThrow();
  });

  it('are all visible after the cleanup', () => {
    const { always, document: page, intersections, mutations, once, see, stop } = openElements();
    see(always, false);
    see(once, true);
    stop();
    expect([always.dataset, once.dataset]).toEqual([{ animate: '' }, { animate: 'once' }]);
    expect(page.querySelectorAll).toHaveBeenLastCalledWith('[data-animate]');
    vi.advanceTimersByTime(900);
    expect(intersections?.observe).not.toHaveBeenCalled();
    for (const observer of [intersections, mutations]) expect(observer?.disconnect).toHaveBeenCalled();
  });
});
