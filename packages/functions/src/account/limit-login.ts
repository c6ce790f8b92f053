import type { Context } from 'hono';
import {
  accountKey,
  countAttempt,
  forgetAttempts,
  pairKey,
  type RateLimitDeps,
  refuseUntil,
} from '../guard/rate-limit.ts';
import { authLimits } from './auth-limits.ts';

const wayOut = 'Or set a new password by e-mail.';

/**
 * Counts a login, before the password is checked. Throws a `ThrottledFault` for a network that tried this account too
 * often. When all networks together tried an account too often, each has fewer attempts a day: others cannot lock out
 * the owner, whose own network has not failed, and guessing from many networks is slow. An account that does not exist
 * is counted as one that does.
 */
export async function limitLogin(deps: RateLimitDeps, context: Context, email: string): Promise<void> {
  const pair = pairKey(context, email);
  refuseUntil(await countAttempt(deps, pair, authLimits.loginByPair), wayOut);
  const [guessedS, waitS] = await Promise.all([
    countAttempt(deps, accountKey(email), authLimits.loginByAccount),
    countAttempt(deps, pair, authLimits.loginByPairOfGuessed),
  ]);
  if (guessedS !== null) refuseUntil(waitS, wayOut);
}

/** Whoever has proven to own the account starts from zero, from the network where this was. */
export async function forgetLogins(deps: RateLimitDeps, context: Context, email: string): Promise<void> {
  const pair = pairKey(context, email);
  const limits = [authLimits.loginByPair, authLimits.loginByPairOfGuessed];
  await Promise.all(limits.map((limit) => forgetAttempts(deps, pair, limit)));
}
