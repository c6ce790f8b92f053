export interface BrowserStorage {
  /** Null where there is nothing, and in a browser that refuses storage. */
  read(key: string): string | null;
  /** Null removes the key. In a browser that refuses storage the value lives as long as the page. */
  write(key: string, value: string | null): void;
}

function openStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  return {
    read(key) {
      try {
        return globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, value);
      } catch (error) {
        console.warn(`This browser does not store "${key}"`, error);
      }
    },
  };
}

/** Shared by all tabs of the site, `[entity.browser-storage-and-cookies.1]`. */
export const localStore = openStorage('localStorage');
/** Of this tab alone, as long as it is open. */
export const tabStore = openStorage('sessionStorage');
