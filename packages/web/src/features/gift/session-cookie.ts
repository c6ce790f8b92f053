import { giftSessionCookie } from '@storefront/core/gift/gift-session';
import Cookies from 'js-cookie';

/** `[entity.browser-storage-and-cookies.5]` `[const.gift-form.10]` On the site's domain, for 14 days. */
export const sessionCookie = {
  /** Null also for what is no session. */
  read(): string | null {
    const value = Cookies.get(giftSessionCookie.name) ?? '';
    return /^[\w-]{1,200}$/.test(value) ? value : null;
  },
  write(sessionId: string | null): void {
    if (sessionId === null) Cookies.remove(giftSessionCookie.name);
    else
      Cookies.set(giftSessionCookie.name, sessionId, {
        expires: giftSessionCookie.days,
        sameSite: 'lax',
        secure: location.protocol === 'https:',
      });
  },
};
