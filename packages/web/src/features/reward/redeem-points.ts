import { readRefusal } from '@storefront/core/account/account-refusal';
import type { createStore } from 'jotai';
import { ApiError, changeOwnAs } from '../../clients/api.ts';
import { callWithToken } from '../../state/renewed-token.ts';

export type Redeemed =
  | { outcome: 'made'; couponCode: string }
  /** In these four, nothing was done. */
  | { outcome: 'points-missing' | 'option-gone' | 'session-over' | 'not-made' }
  | { outcome: 'throttled'; retryAfterS: number }
  /** The response was lost, or the first request is still under way: the points may be spent. */
  | { outcome: 'unknown' };

/** Makes a coupon of points. A repetition with the same key makes no second one. Never rejects. */
export async function redeemPoints(
  store: ReturnType<typeof createStore>,
  optionId: string,
  key: string,
): Promise<Redeemed> {
  try {
    const headers = { 'idempotency-key': key };
    const { couponCode } = Object(
      await callWithToken(store, (token) =>
        changeOwnAs(token, 'POST', '/api/rewards/redeem', { optionId }, headers),
      ),
    );
    return typeof couponCode === 'string' ? { outcome: 'made', couponCode } : { outcome: 'unknown' };
  } catch (error) {
    console.warn('Points could not be redeemed', error);
    return error instanceof ApiError ? toOutcome(error) : { outcome: 'unknown' };
  }
}

function toOutcome({ status, response }: ApiError): Redeemed {
  const refusal = readRefusal(status, null, response?.headers.get('retry-after') ?? null);
  if (refusal.kind === 'throttled') return { outcome: 'throttled', retryAfterS: refusal.retryAfterS };
  if (status === 400) return { outcome: 'not-made' };
  if (status === 401) return { outcome: 'session-over' };
  if (status === 403) return { outcome: 'points-missing' };
  return { outcome: status === 404 ? 'option-gone' : 'unknown' };
}
