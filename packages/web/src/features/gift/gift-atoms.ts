import type { GiftForm } from '@storefront/core/gift/gift';
import { DEFAULT_GIFT_HOUR } from '@storefront/core/gift/hours';
import { DEFAULT_GIFT_TIME_ZONE } from '@storefront/core/gift/time-zones';
import { type GiftCardMode, initialGiftCardMode } from '@storefront/core/product/action-button';
import { atom } from 'jotai';
import { readUnsentForm } from './unsent-gift.ts';

/** Null until the shopper chooses. */
const chosenModeAtom = atom<GiftCardMode | null>(null);

/** `[state.product-detail-page.17]` `[state.product-detail-page.18]` No server draws what depends on it. */
export const giftModeAtom = atom(
  (get) => get(chosenModeAtom) ?? initialGiftCardMode(window.innerWidth),
  (_get, set, mode: GiftCardMode | null) => set(chosenModeAtom, mode),
);

export const EMPTY_GIFT: GiftForm = {
  name: '',
  email: '',
  confirmEmail: '',
  message: '',
  date: '',
  hour: DEFAULT_GIFT_HOUR,
  timeZone: DEFAULT_GIFT_TIME_ZONE,
};

/** Stays while the shopper looks at 'Buy Now', and when the page is loaded again while a gift is sent. */
export const giftFormAtom = atom<GiftForm>(readUnsentForm() ?? EMPTY_GIFT);
export const isSendingGiftAtom = atom(false);
export const giftProblemAtom = atom<'refused' | 'failed' | null>(null);
