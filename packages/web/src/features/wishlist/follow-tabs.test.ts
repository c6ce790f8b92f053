import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import { item, list, openWishlists, settle } from './create-wishlists.fixture.ts';
import { followTabs } from './follow-tabs.ts';

const LISTS = 'GET /api/wishlists';
const ADD = 'POST /api/wishlists/a/products';

describe('two tabs of a customer', () => {
  const lists = async () => ({ lists: [list('a')] });

  /** Both on one storage; `writes` are the events that the second receives. */
  async function openTabs(answers: Record<string, () => Promise<unknown>> = {}) {
    const values = new Map<string, string>();
    const writes: string[] = [];
    const read = (key: string) => values.get(key) ?? null;
    const write = (key: string, value: string | null) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    };
    const storage: BrowserStorage = {
      read,
      write(key, value) {
        if (read(key) !== value) writes.push(key);
        write(key, value);
      },
    };
    const one = openWishlists({ [LISTS]: lists, ...answers }, {}, '', storage);
    const other = openWishlists({ [LISTS]: lists }, {}, '', { read, write });
    await Promise.all([one.wishlists.load(), other.wishlists.load()]);
    return { one, other, values, writes };
  }

  it('show a heart of the other at once, and it stays when it was sent', async () => {
    let accept: (body: unknown) => void = () => {};
    const { one, other } = await openTabs({
      [ADD]: () =>
        new Promise((resolve) => {
          accept = resolve;
        }),
    });
    one.wishlists.change('add', 'a', item);
    expect(other.wishlists.showStored()).toBe(false);
    expect(other.shown()).toEqual(['ready', [['a', 1]]]);
    accept({});
    await settle();
    expect(other.wishlists.showStored()).toBe(true);
    expect(other.shown()).toEqual(['ready', [['a', 1]]]);
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof openTabs>>['one']) => Promise<unknown>]>([
    ['created', ({ wishlists }) => wishlists.create('Wedding', null)],
    ['renamed', ({ wishlists }) => wishlists.rename('a', 'Winter')],
    ['deleted', ({ wishlists }) => wishlists.remove('a')],
  ])('are notified of a list that was %s in the other, and nothing stays stored', async (_, act) => {
    const { one, other, values, writes } = await openTabs({
      'POST /api/wishlists': async () => ({ list: list('n', 'Wedding') }),
      'PATCH /api/wishlists/a': async () => ({}),
      'DELETE /api/wishlists/a': async () => ({}),
    });
    await act(one);
    expect(writes).toContain(WISHLIST_CHANGES_KEY);
    expect(other.wishlists.showStored()).toBe(true);
    expect(values.size).toBe(0);
  });
});

describe('a tab', () => {
  function openTab(isSignedIn = true) {
    const page = new EventTarget();
    const document = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const wishlists = { showStored: vi.fn(() => true), reload: vi.fn(async () => {}) };
    const stop = followTabs(wishlists, () => isSignedIn);
    const send = (type: string, parts: object) => page.dispatchEvent(Object.assign(new Event(type), parts));
    const write = (key: string | null = WISHLIST_CHANGES_KEY) => send('storage', { key });
    return { document, send, stop, wishlists, write };
  }
  const reads = (tab: ReturnType<typeof openTab>) => {
    vi.runAllTimers();
    return tab.wishlists.reload.mock.calls.length;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reads the lists once for all that one press in another writes', () => {
    const tab = openTab();
    tab.write();
    tab.write();
    expect(tab.wishlists.showStored).toHaveBeenCalledTimes(2);
    expect(reads(tab)).toBe(1);
  });

  it('reads nothing while another has only stored a change, or something else', () => {
    const tab = openTab();
    tab.wishlists.showStored.mockReturnValue(false);
    tab.write();
    tab.write('currentCart');
    expect(tab.wishlists.showStored).toHaveBeenCalledTimes(1);
    expect(reads(tab)).toBe(0);
  });

  it('that nobody looks at waits until somebody does', () => {
    const tab = openTab();
    tab.document.hidden = true;
    tab.write();
    expect(reads(tab)).toBe(0);
    tab.document.hidden = false;
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(reads(tab)).toBe(1);
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(reads(tab)).toBe(1);
  });

  it('that the browser had frozen looks when it is shown again', () => {
    const tab = openTab();
    tab.send('pageshow', { persisted: false });
    expect(reads(tab)).toBe(0);
    tab.send('pageshow', { persisted: true });
    expect([tab.wishlists.showStored.mock.calls.length, reads(tab)]).toEqual([1, 1]);
  });

  it('whose customer has signed out in another does nothing', () => {
    const tab = openTab(false);
    tab.write();
    tab.send('pageshow', { persisted: true });
    expect([tab.wishlists.showStored.mock.calls.length, reads(tab)]).toEqual([0, 0]);
  });

  it('that is left stops', () => {
    const tab = openTab();
    tab.write();
    tab.stop();
    tab.write();
    expect([tab.wishlists.showStored.mock.calls.length, reads(tab)]).toEqual([1, 0]);
  });
});
