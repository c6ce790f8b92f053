import type { Clock } from '../clock.ts';
import type { GiftForm } from './gift.ts';
import { sendMomentOf } from './send-moment.ts';
import { GIFT_DATE_LENGTH } from './type-date.ts';

export interface GiftCheck {
  /** `[error.17]` Only once the date is complete. */
  dateProblem: 'not-in-future' | null;
  /** `[error.18]` Only once both fields are filled. */
  emailProblem: 'not-equal' | null;
  /** `[rule.gift-form.7]` The gift card can be added to the cart. */
  isValid: boolean;
}

/** `[rule.gift-form.1]` `[rule.gift-form.5]` `[rule.gift-form.6]` `[rule.gift-form.7]` The problems of the form so far, and whether it can be sent. */
export function checkGift(form: GiftForm, clock: Clock): GiftCheck {
  const moment = sendMomentOf(form);
  const isInFuture = moment !== null && moment.at >= clock.now();
  const [email, confirmEmail] = [form.email.trim(), form.confirmEmail.trim()];
  const emailsMatch = email !== '' && email === confirmEmail;
  const isDateComplete = form.date.length === GIFT_DATE_LENGTH;
  const areEmailsFilled = email !== '' && confirmEmail !== '';
  return {
    dateProblem: isDateComplete && !isInFuture ? 'not-in-future' : null,
    emailProblem: areEmailsFilled && !emailsMatch ? 'not-equal' : null,
    isValid: isInFuture && emailsMatch && form.name.trim() !== '',
  };
}
