import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, tabStore } from './browser-storage.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore],
] as const)('%s', (name, store) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('reads what was written, and null where nothing was', () => {
    vi.stubGlobal(name, memoryStorage());
    store.write('cart', 'c1');
    expect([store.read('cart'), store.read('other')]).toEqual(['c1', null]);
    expect(globalThis[name].getItem('cart')).toBe('c1');
  });

  it('removes a key that is set to null', () => {
    vi.stubGlobal(name, memoryStorage());
    store.write('cart', 'c1');
    store.write('cart', null);
    expect(store.read('cart')).toBeNull();
  });

  it('keeps what a browser refuses as long as the page lives, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(store.read('cart')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    store.write('cart', 'c1');
    expect(store.read('cart')).toBe('c1');
    store.write('cart', null);
    expect(store.read('cart')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith('This browser does not store "cart"', expect.any(Error));
  });

  it('keeps what a full storage refuses, until another tab stores something else', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const full = { ...memoryStorage(), isFull: true };
    const { setItem } = full;
    full.setItem = (key, value) => {
      if (full.isFull) throw new Error('quota');
      setItem(key, value);
    };
    vi.stubGlobal(name, full);
    setItem('cart', 'before');
    store.write('cart', 'mine');
    expect(store.read('cart')).toBe('mine');
    setItem('cart', 'theirs');
    expect(store.read('cart')).toBe('theirs');
    full.isFull = false;
    store.write('cart', 'c2');
    expect(store.read('cart')).toBe('c2');
  });
});
