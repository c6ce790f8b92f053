import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { lastViewedAtom } from '../../state/last-viewed-atom.ts';
import { createLastViewed } from './last-viewed.ts';

function open(stored: string | null, isAllowed: boolean) {
  const store = createStore();
  const values = new Map<string, string | null>([['lastViewed', stored]]);
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string | null) => void values.set(key, value),
  };
  let choose = (_isAllowed: boolean) => {};
  let onOtherTab = () => {};
  const list = createLastViewed(
    store,
    storage,
    (onChange) => {
      choose = onChange;
      onChange(isAllowed);
    },
    (onChange) => {
      onOtherTab = onChange;
    },
  );
  return {
    list,
    writeInOtherTab(value: string | null) {
      storage.write('lastViewed', value);
      onOtherTab();
    },
    choose: (allowed: boolean) => choose(allowed),
    inMemory: () => store.get(lastViewedAtom),
    stored: () => values.get('lastViewed'),
  };
}

describe('[entity.site-state.9] [state.product-detail-page.2] the pieces looked at last', () => {
  it('[const.recently-viewed.1] are at most ten, unique, newest first', () => {
    const { list, inMemory } = open(null, true);
    for (let piece = 1; piece <= 12; piece += 1) list.record(`SKU-${piece}`);
    list.record('SKU-9');
    expect(inMemory().slice(0, 3)).toEqual(['SKU-9', 'SKU-12', 'SKU-11']);
    expect(inMemory()).toHaveLength(10);
  });

  it('[entity.browser-storage-and-cookies.1] are stored with consent, beside what other tabs have stored', () => {
    const { list, stored } = open('["B","A"]', true);
    list.record('C');
    expect(stored()).toBe('["C","B","A"]');
    expect(list.read()).toEqual(['C', 'B', 'A']);
  });

  it('[const.recently-viewed.1] are read with those that the caller knows in front', () => {
    const { list } = open('["B","A"]', true);
    expect(list.read(['C', 'A'])).toEqual(['C', 'A', 'B']);
    expect(list.read([''])).toEqual(['B', 'A']);
  });

  it('live in memory without consent, and nothing that was stored is read', () => {
    const { list, stored, inMemory } = open('["B"]', false);
    list.record('C');
    expect(stored()).toBe('["B"]');
    expect(inMemory()).toEqual(['C']);
    expect(list.read()).toEqual(['C']);
  });

  it('are stored with a later choice, and no more after a refusal', () => {
    const { list, stored, choose } = open(null, false);
    list.record('A');
    choose(true);
    expect(stored()).toBe('["A"]');
    choose(false);
    list.record('B');
    expect(stored()).toBe('["A"]');
  });

  it('are not written when nothing was looked at', () => {
    expect(open(null, true).stored()).toBeNull();
  });

  it('are forgotten when another tab forgets them, and do not return with the next piece', () => {
    const { list, stored, inMemory, writeInOtherTab } = open(null, true);
    list.record('A');
    writeInOtherTab('["B","A"]');
    expect(inMemory()).toEqual(['A']);
    writeInOtherTab(null);
    expect(inMemory()).toEqual([]);
    list.record('C');
    expect(stored()).toBe('["C"]');
  });

  it('stay in memory without consent, whatever other tabs store', () => {
    const { list, inMemory, writeInOtherTab } = open(null, false);
    list.record('A');
    writeInOtherTab(null);
    expect(inMemory()).toEqual(['A']);
  });
});
