import type { RateLimit } from '@storefront/core/cache/rate-limiter';

const QUARTER_S = 15 * 60;

/** How often one IP address, and one account, may try. */
export const authLimits = {
  loginByIp: { name: 'login', attempts: 30, withinS: QUARTER_S },
  loginByAccount: { name: 'login', attempts: 10, withinS: QUARTER_S },
  recoverByIp: { name: 'recover', attempts: 10, withinS: QUARTER_S },
  emailByAccount: { name: 'email', attempts: 4, withinS: QUARTER_S },
  registerByIp: { name: 'register', attempts: 10, withinS: QUARTER_S },
  linkByIp: { name: 'link', attempts: 20, withinS: QUARTER_S },
  sessionByIp: { name: 'session', attempts: 120, withinS: QUARTER_S },
  checkoutByIp: { name: 'checkout', attempts: 60, withinS: QUARTER_S },
} as const satisfies Record<string, RateLimit>;
