import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdAnchor } from './hold-anchor.ts';
import { closeBrowser, openBrowser } from './navigation-browser.fixture.ts';

afterEach(closeBrowser);

let browser: ReturnType<typeof openBrowser>;
let topPx: number;
const scrollBy = vi.fn();
beforeEach(() => {
  browser = openBrowser();
  topPx = 130;
  scrollBy.mockReset();
  vi.stubGlobal('scrollBy', scrollBy);
  const { documentElement } = document;
  documentElement.getBoundingClientRect = () => ({ ...emptyBox, top: topPx });
  holdAnchor(documentElement);
});

const emptyBox = { x: 0, y: 0, width: 0, height: 0, left: 0, right: 0, bottom: 0, toJSON: () => ({}) };

/** What stands above gets higher. */
function grow(px: number) {
  topPx += px;
  browser.grow();
}

it('a place stays where it is while what stands above it is drawn', () => {
  grow(300);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 300, behavior: 'instant' });
});

it('the page is left alone where the browser has kept the place', () => {
  grow(0.5);
  expect(scrollBy).not.toHaveBeenCalled();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])('a %s lets it go', (name) => {
  browser.events.dispatchEvent(new Event(name));
  grow(300);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('is let go after five seconds', () => {
  vi.advanceTimersByTime(5_000);
  grow(300);
  expect(scrollBy).not.toHaveBeenCalled();
});
