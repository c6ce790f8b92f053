import type { RateLimit } from '@storefront/core/cache/rate-limiter';

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/**
 * How often one IP address may try over all accounts, and a pair of a network and an account. Limits of an account over
 * all networks refuse nobody: what they change is said at each.
 */
export const authLimits = {
  loginByIp: { name: 'login', attempts: 30, withinS: QUARTER_S },
  loginByPair: { name: 'login', attempts: 10, withinS: QUARTER_S },
  /** Above it, the account is being guessed, and each pair has only the attempts of the next row. */
  loginByAccount: { name: 'login', attempts: 50, withinS: DAY_S },
  loginByPairOfGuessed: { name: 'login-day', attempts: 3, withinS: DAY_S },
  recoverByIp: { name: 'recover', attempts: 10, withinS: QUARTER_S },
  recoverByPair: { name: 'recover', attempts: 5, withinS: DAY_S },
  /** Above it, the account gets only the e-mails of the next row. */
  emailsOfAccount: { name: 'email', attempts: 15, withinS: DAY_S },
  lateEmailsOfAccount: { name: 'late-email', attempts: 1, withinS: HOUR_S },
  registerByIp: { name: 'register', attempts: 10, withinS: QUARTER_S },
  linkByIp: { name: 'link', attempts: 20, withinS: QUARTER_S },
  sessionByIp: { name: 'session', attempts: 120, withinS: QUARTER_S },
  checkoutByIp: { name: 'checkout', attempts: 60, withinS: QUARTER_S },
} as const satisfies Record<string, RateLimit>;
