import { readRewards, type ShownRewards } from '@storefront/core/reward/read-rewards';
import type { createStore } from 'jotai';
import { ApiError, getOwnAs } from '../../clients/api.ts';
import { callWithToken } from '../../state/renewed-token.ts';

/** The customer's rewards; null where they could not be read. Calls `endSession` when nobody knows her token any more. */
export async function loadRewards(
  store: ReturnType<typeof createStore>,
  endSession: () => void,
): Promise<ShownRewards | null> {
  try {
    return readRewards(await callWithToken(store, (token) => getOwnAs(token, '/api/rewards')));
  } catch (error) {
    console.warn('The rewards could not be read', error);
    if (error instanceof ApiError && error.status === 401) endSession();
    return null;
  }
}
