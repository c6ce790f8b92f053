import { isGiftCard } from '../product/markers.ts';

/** `[entity.browser-storage-and-cookies.5]` `[const.gift-form.10]` A cookie on the site's domain. */
export const giftSessionCookie = { name: 'govalo_gifting_session', days: 14 } as const;

/** `[call.products-own-server.15]` A session is requested on gift cards only, while there is none. */
export function needsGiftSession(product: { vendor: string }, session: string | null | undefined): boolean {
  return isGiftCard(product) && !session;
}
