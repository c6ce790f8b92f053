import { isFault } from '@storefront/core/fault';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { commerceAccount } from '../../clients/commerce-account.ts';
import { inMarket } from '../../state/in-market.ts';
import { findRenewedToken } from '../../state/renewed-token.ts';
import { tokenAtom } from '../../state/session-atoms.ts';
import { saveSession } from './session/save-session.ts';

export type DetailsCall<Result> = (
  details: AccountDetails,
  token: string,
  country: string,
) => Promise<Result>;

/**
 * Reads and changes what belongs to the customer, with the new token where the old one was renewed meanwhile. A token that
 * the platform no longer knows ends the session in all tabs; then, and when the platform is out of reach, the call rejects.
 */
export function useDetails(): <Result>(call: DetailsCall<Result>) => Promise<Result> {
  const store = useStore();
  return useCallback(
    async (call) => {
      const token = store.get(tokenAtom);
      if (token === null) throw new Error('There is no session');
      const details = commerceAccount();
      const callAs = (own: string) => inMarket(store, (country) => call(details, own, country));
      try {
        return await callAs(token);
      } catch (error) {
        if (!isFault(error) || error.code !== 'account-session-over') throw error;
        const renewed = await findRenewedToken(store, token);
        if (renewed !== null) return callAs(renewed);
        if (store.get(tokenAtom) === token) saveSession(store, null);
        throw error;
      }
    },
    [store],
  );
}
