import Cookies from 'js-cookie';

const KEY = 'consent';
const YEAR_DAYS = 365;

/**
 * `[entity.browser-storage-and-cookies.1]` The choice in the shop's own dialog, for all tabs of this browser. A cookie of
 * the same name mirrors it for the shop's servers.
 */
export const consentReceipt = {
  /** Null without one, and in a browser that refuses storage. */
  read(): string | null {
    try {
      const text = localStorage.getItem(KEY);
      // A choice that was deleted holds for the servers no more either.
      if (text === null) Cookies.remove(KEY);
      return text;
    } catch {
      return null;
    }
  },

  /** In a browser that refuses storage the choice lives as long as the page. */
  write(text: string): void {
    Cookies.set(KEY, text, { expires: YEAR_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' });
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
