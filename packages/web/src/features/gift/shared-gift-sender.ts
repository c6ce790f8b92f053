import { systemClock } from '@storefront/core/clock';
import { postOwn } from '../../clients/api.ts';
import { createGiftSender } from './gift-sender.ts';
import { sessionCookie } from './session-cookie.ts';
import { unsentGift } from './unsent-gift.ts';

/** The browser's one sender, so that leaving the page and coming back does not make a second gift. */
export const sharedGiftSender = createGiftSender({
  post: postOwn,
  session: sessionCookie,
  unsent: unsentGift,
  clock: systemClock,
  makeKey: () => crypto.randomUUID(),
});
