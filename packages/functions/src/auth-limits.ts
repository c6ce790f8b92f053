import type { Limit } from './doors.ts';

const QUARTER_S = 15 * 60;

/** How often one address, and one account, may try. */
export const authLimits = {
  loginByAddress: { name: 'login', attempts: 30, withinS: QUARTER_S },
  loginByAccount: { name: 'login', attempts: 10, withinS: QUARTER_S },
  letterByAddress: { name: 'letter', attempts: 10, withinS: QUARTER_S },
  letterByAccount: { name: 'letter', attempts: 4, withinS: QUARTER_S },
  registerByAddress: { name: 'register', attempts: 10, withinS: QUARTER_S },
  linkByAddress: { name: 'link', attempts: 20, withinS: QUARTER_S },
  sessionByAddress: { name: 'session', attempts: 120, withinS: QUARTER_S },
  checkoutByAddress: { name: 'checkout', attempts: 60, withinS: QUARTER_S },
} as const satisfies Record<string, Limit>;
