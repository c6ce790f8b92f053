import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenCartAtom } from './cart-atoms.ts';
import { followCart } from './follow-cart.ts';

const A = 'gid://shopify/Cart/a';

/** A tab that was opened 10 s ago, with the cart fetched at once unless it waits until somebody uses the page. */
async function openTab({ isFetched = true } = {}) {
  const stored = new Map([
    ['currentCart', A],
    ['cartRevision', '1'],
  ]);
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = createStore();
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string | null) => void stored.set(key, `${value}`),
  };
  const seeStored = () =>
    store.set(seenCartAtom, { id: storage.read('currentCart'), revision: storage.read('cartRevision') });
  const restore = vi.fn(async () => seeStored());
  const idle: (() => void)[] = [];
  const cancelIdle = vi.fn();
  const stop = followCart({
    store,
    storage,
    restore,
    clock: { now: () => Date.now() },
    whenDue: (work) => {
      idle.push(work);
      return cancelIdle;
    },
  });
  const send = (type: string, parts: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(type), parts));
  const fetchFirst = () => {
    for (const work of idle) work();
  };
  const tab = {
    restore,
    stop,
    cancelIdle,
    fetchFirst,
    /** Another tab changes the cart, with the event that this tab receives unless the browser has frozen it. */
    changeElsewhere(revision: string, isReceived = true) {
      stored.set('cartRevision', revision);
      if (isReceived) send('storage', { key: 'cartRevision' });
    },
    send,
    show(isVisible: boolean) {
      document.hidden = !isVisible;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
  if (isFetched) fetchFirst();
  await tab.wait(10_000);
  restore.mockClear();
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cart of an open tab', () => {
  it('is fetched when it is due, not by a look at the tab before', async () => {
    const { fetchFirst, restore, send, show, wait } = await openTab({ isFetched: false });
    send('focus');
    show(true);
    await wait(10_000);
    expect(restore).not.toHaveBeenCalled();
    fetchFirst();
    await wait(10_000);
    expect(restore).toHaveBeenCalledOnce();
    send('focus');
    await wait(10_000);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched once, before it is due, when another tab changes it', async () => {
    const { changeElsewhere, fetchFirst, restore, wait } = await openTab({ isFetched: false });
    changeElsewhere('2');
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
    fetchFirst();
    await wait(10_000);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched at once when another tab changes it while this one is visible', async () => {
    const { changeElsewhere, restore, wait } = await openTab();
    changeElsewhere('2');
    await wait(49);
    expect(restore).not.toHaveBeenCalled();
    await wait(1);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched once for the two keys of a new cart, and when the storage was cleared', async () => {
    const { restore, send, wait } = await openTab();
    send('storage', { key: 'currentCart' });
    send('storage', { key: 'cartRevision' });
    await wait(10_000);
    expect(restore).toHaveBeenCalledTimes(1);
    send('storage', { key: null });
    await wait(50);
    expect(restore).toHaveBeenCalledTimes(2);
  });

  it('is fetched when another tab stores the id alone, as an older deployment does', async () => {
    const { restore, send, wait } = await openTab();
    send('storage', { key: 'currentCart' });
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('stays while other tabs store something else', async () => {
    const { restore, send, wait } = await openTab();
    send('storage', { key: 'token' });
    await wait(10_000);
    expect(restore).not.toHaveBeenCalled();
  });

  it.each([
    ['received the event of the change', true],
    ['was frozen during the change', false],
  ])('is fetched by a hidden tab that %s only when the shopper looks at it', async (_, isReceived) => {
    const { changeElsewhere, restore, show, wait } = await openTab();
    show(false);
    changeElsewhere('2', isReceived);
    changeElsewhere('3', isReceived);
    await wait(30_000);
    expect(restore).not.toHaveBeenCalled();
    show(true);
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
    show(false);
    show(true);
    await wait(10_000);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched when a window that was visible all the time gets the focus', async () => {
    const { changeElsewhere, restore, send, wait } = await openTab();
    changeElsewhere('2', false);
    send('focus');
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched when the shopper looks at it after a minute: it may have been ordered', async () => {
    const { restore, show, wait } = await openTab();
    await wait(49_999);
    show(true);
    await wait(50);
    expect(restore).not.toHaveBeenCalled();
    await wait(1);
    show(true);
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched when the browser restores the page from memory, not when it loads the page', async () => {
    const { restore, send, wait } = await openTab();
    send('pageshow', { persisted: false });
    await wait(50);
    expect(restore).not.toHaveBeenCalled();
    send('pageshow', { persisted: true });
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is fetched every 3 s at most, and not before the last fetch has ended', async () => {
    const { changeElsewhere, restore, wait } = await openTab();
    const slow = Promise.withResolvers<void>();
    restore.mockReturnValueOnce(slow.promise);
    changeElsewhere('2');
    await wait(50);
    for (let revision = 3; revision < 100; revision += 1) {
      changeElsewhere(String(revision));
      await wait(100);
    }
    expect(restore).toHaveBeenCalledTimes(1);
    slow.resolve();
    await wait(50);
    expect(restore).toHaveBeenCalledTimes(2);
    changeElsewhere('200');
    await wait(2_999);
    expect(restore).toHaveBeenCalledTimes(2);
    await wait(1);
    expect(restore).toHaveBeenCalledTimes(3);
  });

  it('is not fetched again and again while the platform is out of reach, but at the next look', async () => {
    const { changeElsewhere, restore, send, wait } = await openTab();
    restore.mockResolvedValueOnce(undefined);
    changeElsewhere('2');
    await wait(30_000);
    expect(restore).toHaveBeenCalledTimes(1);
    send('focus');
    await wait(50);
    expect(restore).toHaveBeenCalledTimes(2);
  });

  it('waits for the next look when the tab was hidden again before the fetch', async () => {
    const { changeElsewhere, restore, show, wait } = await openTab();
    changeElsewhere('2');
    show(false);
    await wait(10_000);
    expect(restore).not.toHaveBeenCalled();
    show(true);
    await wait(50);
    expect(restore).toHaveBeenCalledOnce();
  });

  it('is followed no longer after the cleanup', async () => {
    const { cancelIdle, changeElsewhere, restore, send, show, stop, wait } = await openTab();
    changeElsewhere('2');
    changeElsewhere('3');
    stop();
    show(true);
    changeElsewhere('4');
    send('focus');
    send('pageshow', { persisted: true });
    await wait(10_000);
    expect([restore.mock.calls, cancelIdle.mock.calls]).toEqual([[], [[]]]);
  });
});
