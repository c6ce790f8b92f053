import type { Clock } from '../clock.ts';
import type { GiftForm } from './gift.ts';
import { sendMomentOf } from './send-moment.ts';
import { GIFT_DATE_LENGTH } from './type-date.ts';

export interface GiftCheck {
  /** `[error.17]` Said once the date is complete. */
  dateProblem: 'not-in-future' | null;
  /** `[error.18]` Said once both are filled. */
  emailProblem: 'not-equal' | null;
  /** `[rule.gift-form.7]` The card can be added to the bag. */
  isValid: boolean;
}

/** `[rule.gift-form]` What is wrong with the form so far, and whether it may be sent. */
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
