import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeBrowser, openBrowser } from './navigation-browser.fixture.ts';
import { restoreScroll } from './restore-scroll.ts';

afterEach(closeBrowser);

/** A page that is too short for where it stood, 700 pixels from its top. */
function openShortPage(lowest = 100) {
  const browser = openBrowser();
  browser.lowest = lowest;
  const onEnd = vi.fn();
  const stop = restoreScroll(700, onEnd);
  return { browser, onEnd, stop };
}

describe('[screen.scroll-behaviour.2] bringing a page back to where it stood', () => {
  it('ends at once when the page is tall enough', () => {
    const { browser, onEnd } = openShortPage(2000);
    expect(browser.scrolls.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]]);
    expect([onEnd.mock.calls.length, browser.frames.length]).toEqual([1, 0]);
  });

  it.each([
    [699, 1],
    [698, 0],
  ])('ends at %i pixels: %i', (lowest, ends) => {
    expect(openShortPage(lowest).onEnd).toHaveBeenCalledTimes(ends);
  });

  it('goes on with each frame until the page has become tall enough', () => {
    const { browser, onEnd } = openShortPage();
    browser.draw();
    expect(onEnd).not.toHaveBeenCalled();
    browser.lowest = 2000;
    browser.draw();
    expect([window.scrollY, onEnd.mock.calls.length]).toEqual([700, 1]);
    browser.draw();
    expect(browser.scrolls).toHaveBeenCalledTimes(3);
  });

  it('gives up after three seconds', () => {
    const { browser, onEnd } = openShortPage();
    vi.advanceTimersByTime(3000);
    browser.draw();
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    browser.draw();
    expect(onEnd).toHaveBeenCalledTimes(1);
    browser.draw();
    expect(browser.scrolls).toHaveBeenCalledTimes(3);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'leaves a shopper alone who scrolls by %s',
    (act) => {
      const { browser, onEnd } = openShortPage();
      browser.events.dispatchEvent(new Event(act));
      browser.events.dispatchEvent(new Event(act));
      browser.draw();
      expect([onEnd.mock.calls.length, browser.scrolls.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('stops silently', () => {
    const { browser, onEnd, stop } = openShortPage();
    stop();
    browser.draw();
    browser.events.dispatchEvent(new Event('wheel'));
    expect([onEnd.mock.calls.length, browser.scrolls.mock.calls.length]).toEqual([0, 1]);
  });
});
