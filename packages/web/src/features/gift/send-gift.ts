import type { Clock } from '@storefront/core/clock';
import { checkGift } from '@storefront/core/gift/check-gift';
import { giftAttributes } from '@storefront/core/gift/gift-attributes';
import { toGiftInfo } from '@storefront/core/gift/gift-info';
import type { PageVariant } from '@storefront/core/product/to-product-page';
import type { createStore } from 'jotai';
import { EMPTY_GIFT, giftFormAtom, giftProblemAtom, isSendingGiftAtom } from './gift-atoms.ts';
import type { AddGift } from './gift-control.ts';
import type { GiftSender } from './gift-sender.ts';

interface SendGiftDeps {
  store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  clock: Clock;
  sender: Pick<GiftSender, 'createGift' | 'finish'>;
  add: AddGift;
}

/**
 * `[state.product-detail-page.12]` Creates the gift, then adds the card. Where that fails nothing is added, and the form
 * stays as it is. Once the card is in the cart the recipient is cleared: the next press would make another gift.
 */
export async function sendGift(
  card: PageVariant,
  { store, clock, sender, add }: SendGiftDeps,
): Promise<void> {
  const form = store.get(giftFormAtom);
  if (store.get(isSendingGiftAtom)) return;
  if (!checkGift(form, clock).isValid) {
    // The hour came while the form was open: drawn again, it says so.
    store.set(giftFormAtom, { ...form });
    return;
  }
  store.set(isSendingGiftAtom, true);
  store.set(giftProblemAtom, null);
  const info = toGiftInfo(form, clock);
  const outcome = await sender.createGift({ id: card.id, price: card.priceCents }, info);
  if (outcome.kind !== 'created') {
    store.set(giftProblemAtom, outcome.kind);
  } else if (await add(card, outcome.giftId, [...card.attributes, ...giftAttributes(outcome.giftId, info)])) {
    sender.finish();
    const { date, hour, timeZone } = form;
    store.set(giftFormAtom, { ...EMPTY_GIFT, date, hour, timeZone });
  }
  store.set(isSendingGiftAtom, false);
}
