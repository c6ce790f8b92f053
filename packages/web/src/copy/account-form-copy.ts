import type { FormProblem } from '@storefront/core/account/account-form';
import { PASSWORD_MAX, PASSWORD_MIN } from '@storefront/core/account/account-form';

/** A time to wait, rounded up, so that nobody comes back too early. */
function waitText(seconds: number): string {
  const [count, unit] =
    seconds > 3_600
      ? [Math.ceil(seconds / 3_600), 'hour']
      : seconds > 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Texts of the forms of an account. */
export const accountFormCopy = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  throttled: (seconds: number) => `That was too often. Please try again in ${waitText(seconds)}.`,
  outside: 'We could not be reached just now. What you typed is still here: please try again in a moment.',
  session:
    'You are no longer signed in. What you typed is still here: sign in again in another tab, then save it.',
  restored: 'What you typed is still in the form. Save it when it is right.',
  link: 'This link was used before, or is too old.',
  check: 'Please look at this again:',
  problem: {
    missing: 'This is needed',
    email: 'Enter an email address such as ines@example.com',
    short: `Use at least ${PASSWORD_MIN} characters`,
    long: 'This is too long',
    spaces: 'A password cannot start or end with a space',
    html: 'Leave out < and >',
    url: 'Leave out web addresses',
    phone: 'Enter a phone number with its country, such as +1 212 555 0131',
    zip: 'This does not look like a postcode of that country',
    taken: 'Another account uses this',
    invalid: 'This cannot be used',
  } satisfies Record<FormProblem, string>,
  phoneWithCode: 'Begin with + and the code of the country, such as +52 55 1234 5678',
  passwordLong: `Use at most ${PASSWORD_MAX} characters`,
  passwordHint: `At least ${PASSWORD_MIN} characters. Paste one if you like.`,
};
