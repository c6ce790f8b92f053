import { afterEach, describe, expect, it, vi } from 'vitest';
import { followHashLinks } from './follow-hash-links.ts';
import { followPresses } from './follow-presses.ts';
import {
  closeBrowser,
  eventOf,
  FakeElement,
  openBrowser,
  openRouter,
  pointerOf,
} from './navigation-browser.fixture.ts';
import { preserveRedirectHash } from './preserve-redirect-hash.ts';

const { isRedirectTarget } = vi.hoisted(() => ({ isRedirectTarget: vi.fn((_to: string) => true) }));
vi.mock('../../next/is-redirect-target.ts', () => ({ isRedirectTarget }));
vi.mock('next/router', () => ({ useRouter: () => ({}) }));
afterEach(closeBrowser);

describe('a link to a place in the page', () => {
  function openLinks() {
    const { document } = openBrowser('https://shop.example/products/slip?size=M');
    const router = openRouter();
    const stop = followHashLinks(router);
    const click = (target: unknown, fields: Record<string, unknown> = {}) => {
      const event = pointerOf('click', target, fields);
      document.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { click, router, stop };
  }

  it('goes through the router', () => {
    const { click, router } = openLinks();
    expect(click(new FakeElement('#care'))).toBe(true);
    expect(router.push).toHaveBeenCalledWith('/products/slip?size=M#care', undefined, { scroll: true });
  });

  it.each(['#', '/cart#care', '/cart', null])('is none with the address %s', (href) => {
    const { click, router } = openLinks();
    expect(click(new FakeElement(href))).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is left to the browser after a click with %o', (fields) => {
    const { click, router } = openLinks();
    click(new FakeElement('#care'), fields);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser when it opens another window, or when the click was not on an element', () => {
    const { click, router } = openLinks();
    const link = new FakeElement('#care');
    link.target = '_blank';
    click(link);
    click(new EventTarget());
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser after the cleanup', () => {
    const { click, router, stop } = openLinks();
    stop();
    click(new FakeElement('#care'));
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a press on a link that is gone at the release', () => {
  function openPresses() {
    const { events } = openBrowser();
    const router = openRouter();
    const stop = followPresses(router);
    const link = new FakeElement('/cart?a=1#top');
    const press = (fields: Record<string, unknown> = {}, target: unknown = link) =>
      events.dispatchEvent(pointerOf('pointerdown', target, fields));
    const release = (fields: Record<string, unknown> = {}, target: unknown = new FakeElement()) =>
      events.dispatchEvent(pointerOf('pointerup', target, fields));
    return { events, link, press, release, router, stop };
  }

  it('is a click on the link where it still stands elsewhere in the page', () => {
    const { link, press, release, router } = openPresses();
    press();
    release();
    release();
    expect(link.click).toHaveBeenCalledTimes(1);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('goes to its page when it was taken out of the page', () => {
    const { link, press, release, router } = openPresses();
    link.isConnected = false;
    press();
    release();
    expect(router.push).toHaveBeenCalledWith('/cart?a=1#top', undefined, { scroll: true });
    expect(link.click).not.toHaveBeenCalled();
  });

  it.each([
    ['to another site', 'https://elsewhere.example/', ''],
    ['that opens another window', '/cart', '_blank'],
  ])('does nothing for a link %s that was taken out of the page', (_, href, target) => {
    const { press, release, router } = openPresses();
    const link = new FakeElement(href);
    Object.assign(link, { isConnected: false, target });
    press({}, link);
    release();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is left to the browser when the release is on the same link', () => {
    const { link, press, release } = openPresses();
    press();
    release({}, link);
    expect(link.click).not.toHaveBeenCalled();
  });

  it.each([
    [{ clientX: 5, clientY: 6 }, 1],
    [{ clientX: 8, clientY: 0 }, 1],
    [{ clientX: 0, clientY: 9 }, 0],
    [{ clientX: 6, clientY: 6 }, 0],
  ])('is no click when the pointer was dragged further than 8 pixels: %o', (moved, clicks) => {
    const { link, press, release } = openPresses();
    press({ clientX: 100, clientY: 50 });
    release({ clientX: 100 + moved.clientX, clientY: 50 + moved.clientY });
    expect(link.click).toHaveBeenCalledTimes(clicks);
  });

  it.each([{ pointerType: 'touch' }, { button: 2 }, { ctrlKey: true }])(
    'is left to the browser with %o',
    (fields) => {
      const { link, press, release } = openPresses();
      press(fields);
      release();
      expect(link.click).not.toHaveBeenCalled();
    },
  );

  it('is none when the press was on no link, or no element', () => {
    const { link, press, release, router } = openPresses();
    press({}, new FakeElement());
    release();
    press({}, new EventTarget());
    release();
    expect(() => press({}, new FakeElement())).not.toThrow();
    release({}, link);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is over when the browser cancels it, and after the cleanup', () => {
    const { events, link, press, release, stop } = openPresses();
    press();
    events.dispatchEvent(new Event('pointercancel'));
    release();
    press();
    stop();
    release();
    press();
    release();
    expect(link.click).not.toHaveBeenCalled();
  });
});

describe('[screen.client-redirects.8] a redirect that the browser loads in full', () => {
  const target = 'https://shop.example/collections/sale';
  const requested = 'https://shop.example/pages/outlet?code=A#top';

  function openRedirect(pendingUrl: string | null = requested) {
    const { assign, navigation } = openBrowser();
    const onLeave = vi.fn();
    isRedirectTarget.mockReset().mockReturnValue(true);
    const stop = preserveRedirectHash(() => pendingUrl, onLeave);
    const leave = (url: string, sameDocument = false, fields: Record<string, unknown> = {}) => {
      const event = eventOf('navigate', { destination: { url, sameDocument }, ...fields });
      navigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { assign, leave, onLeave, stop };
  }

  it('leads to the target with the query and hash that were requested', () => {
    const { assign, leave, onLeave } = openRedirect();
    expect(leave(target)).toBe(true);
    expect(assign.mock.calls).toEqual([[`${target}?code=A#top`]]);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser when nothing is missing, or when it cannot be stopped', () => {
    const { assign, leave, onLeave } = openRedirect();
    expect(leave(`${target}?code=A#top`)).toBe(false);
    expect(leave(target, false, { cancelable: false })).toBe(false);
    expect(onLeave).toHaveBeenCalledTimes(2);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is none within the document, without a pending navigation, or when the data names no such target', () => {
    const first = openRedirect();
    first.leave(target, true);
    isRedirectTarget.mockReturnValue(false);
    first.leave(target);
    const second = openRedirect(null);
    second.leave(target);
    for (const { assign, onLeave } of [first, second]) {
      expect(onLeave).not.toHaveBeenCalled();
      expect(assign).not.toHaveBeenCalled();
    }
  });

  it('is left to the browser after the cleanup, and in browsers without such events', () => {
    const { leave, onLeave, stop } = openRedirect();
    stop();
    leave(target);
    expect(onLeave).not.toHaveBeenCalled();
    vi.stubGlobal('window', {});
    expect(preserveRedirectHash(() => requested, onLeave)()).toBeUndefined();
  });
});
