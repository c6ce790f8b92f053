import { AccountFault } from '@storefront/core/account/account-fault';
import { isFault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { Credentials } from '@storefront/core/providers/commerce/account';
import { accountKey, countAttempt, forgetAttempts, type RateLimitDeps } from '../guard/rate-limit.ts';
import { authLimits } from './auth-limits.ts';

type Recovery = Pick<Credentials, 'recover'>;

/**
 * Sends the recovery e-mail. Resolves also when no account has this address, so that nothing is revealed. An account
 * that got many today gets one an hour; when that one was sent already, it is in the mailbox and none is sent.
 */
export async function sendRecoveryEmail(
  deps: RateLimitDeps,
  accounts: Recovery,
  email: string,
): Promise<void> {
  const account = accountKey(email);
  const isLate = (await countAttempt(deps, account, authLimits.emailsOfAccount)) !== null;
  if (!isLate) {
    await requestEmail(accounts, email);
    return;
  }
  if ((await countAttempt(deps, account, authLimits.lateEmailsOfAccount)) !== null) return;
  let isSent = false;
  try {
    isSent = await requestEmail(accounts, email);
  } finally {
    // Otherwise the owner would wait an hour for an e-mail that nobody sent.
    if (!isSent) await forgetAttempts(deps, account, authLimits.lateEmailsOfAccount);
  }
}

/** False when the platform sent none, because no account has the address or it was requested too often. */
async function requestEmail(accounts: Recovery, email: string): Promise<boolean> {
  try {
    await accounts.recover(email, DEFAULT_COUNTRY);
    return true;
  } catch (error) {
    const isAboutAccount = error instanceof AccountFault;
    if (!isAboutAccount && !(isFault(error) && error.code === 'account-throttled')) throw error;
    return false;
  }
}
