import { limitGiftMessage } from '../cart/gift-message.ts';
import type { Clock } from '../clock.ts';
import type { Variant } from '../product/product.ts';
import { checkGift } from './check-gift.ts';
import type { CreateGiftBody, GiftForm, GiftInfo } from './gift.ts';
import { hourLabelOf } from './hours.ts';
import { sendMomentOf } from './send-moment.ts';

/** The gift info of a filled form. */
export function toGiftInfo(form: GiftForm, clock: Clock): GiftInfo {
  return {
    is_govalo: true,
    name: form.name.trim(),
    email: form.email.trim(),
    message: limitGiftMessage(form.message.trim()),
    send_at: sendMomentOf(form)?.iso ?? '',
    valid: checkGift(form, clock).isValid,
    timeZone: form.timeZone,
    time: hourLabelOf(form.hour) ?? '',
    date: form.date,
  };
}

/** `[call.products-own-server.17]` */
export function toCreateGiftBody(
  session: string,
  variant: Pick<Variant, 'id' | 'price'>,
  info: GiftInfo,
): CreateGiftBody {
  return { session, variant: variant.id, value: variant.price / 100, ...info };
}
