export interface BrowserStorage {
  /** Null where there is nothing. */
  read(key: string): string | null;
  /** Null removes the key. In a browser that refuses storage the value lives as long as the page. */
  write(key: string, value: string | null): void;
}

function openStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** What the browser refused, with what it had stored then: once that changes, another tab's value is the newer one. */
  const refused = new Map<string, [value: string | null, stored: string | null]>();

  function readStored(key: string): string | null {
    try {
      return globalThis[name].getItem(key);
    } catch {
      return null;
    }
  }

  return {
    read(key) {
      const stored = readStored(key);
      const own = refused.get(key);
      return own?.[1] === stored ? own[0] : stored;
    },
    write(key, value) {
      refused.delete(key);
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, value);
      } catch (error) {
        refused.set(key, [value, readStored(key)]);
        console.warn(`This browser does not store "${key}"`, error);
      }
    },
  };
}

/** Shared by all tabs of the site, `[entity.browser-storage-and-cookies.1]`. */
export const localStore = openStorage('localStorage');
/** Of this tab alone, as long as it is open. */
export const tabStore = openStorage('sessionStorage');
