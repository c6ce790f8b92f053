const KEY = 'consent';

/** `[entity.browser-storage-and-cookies.1]` The choice in the shop's own dialog, for all tabs of this browser. */
export const consentReceipt = {
  /** Null without one, and in a browser that refuses storage. */
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  /** In a browser that refuses storage the choice lives as long as the page. */
  write(text: string): void {
    try {
      localStorage.setItem(KEY, text);
    } catch (error) {
      console.warn('This browser does not store the choice of cookies', error);
    }
  },

  /** Calls back when another tab has stored or removed a choice. */
  watch(onChange: () => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) onChange();
    });
  },
};
