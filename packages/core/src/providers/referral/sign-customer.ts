import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { ReferralAuth } from '../../referral/referral.ts';

/** `{seconds since the epoch}:{email}:{id}` and its HMAC-SHA256 under the campaign's secret, in hex. */
export function signCustomer(
  { id, email }: { id: string; email: string },
  secretKey: string,
  clock: Clock,
): ReferralAuth {
  const authString = `${Math.floor(clock.now() / 1000)}:${email}:${id}`;
  return { authString, signature: createHmac('sha256', secretKey).update(authString).digest('hex') };
}
