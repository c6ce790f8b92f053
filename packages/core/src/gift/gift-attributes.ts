import type { CartAttribute } from '../cart/cart.ts';
import { GIFT_ID_KEY } from '../cart/quantity.ts';
import type { GiftInfo } from './gift.ts';

/** `[entity.cart.15]` The attributes of the gift card's line; an empty message has no attribute. */
export function giftAttributes(giftId: string, info: GiftInfo): CartAttribute[] {
  return [
    { key: GIFT_ID_KEY, value: giftId },
    { key: 'Name', value: info.name },
    { key: 'Email', value: info.email },
    { key: 'Message', value: info.message },
    { key: 'Send', value: `${info.date} ${info.time} ${info.timeZone}` },
  ].filter(({ value }) => value !== '');
}
