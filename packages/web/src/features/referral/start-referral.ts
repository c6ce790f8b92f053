import { cleanId } from '@storefront/core/account/user';
import { systemClock } from '@storefront/core/clock';
import { atom, type createStore } from 'jotai';
import { changeOwnAs } from '../../clients/api.ts';
import { whenAllowed } from '../../clients/consent-port.ts';
import { findReferralTracker } from '../../clients/referral-port.ts';
import { localStore } from '../../state/browser-storage.ts';
import { friendbuyAtom, tokenAtom, userAtom, userIsLoggedInAtom } from '../../state/session-atoms.ts';
import { followReferral, type ReferralProgress } from './follow-referral.ts';
import { createStoredReferral } from './stored-referral.ts';

export const referralProgressAtom = atom<ReferralProgress | null>(null);

/** Null for a guest. */
const customerIdAtom = atom((get) => (get(userIsLoggedInAtom) ? cleanId(get(userAtom)) : null));

/** Follows the session for the referral provider, once marketing is allowed. Returns a cleanup function. */
export function startReferral(store: ReturnType<typeof createStore>): () => void {
  const tracker = findReferralTracker();
  if (tracker === null) return () => {};
  let stop = () => {};
  const cancel = whenAllowed('referral', () => {
    stop = followReferral({
      tracker,
      readCustomerId: () => store.get(customerIdAtom),
      readUser: () => store.get(userAtom),
      onSession: (work) => store.sub(customerIdAtom, work),
      post: (path, body) => changeOwnAs(store.get(tokenAtom) ?? '', 'POST', path, body),
      storeData: (data) => store.set(friendbuyAtom, data),
      stored: createStoredReferral(localStore, systemClock.now),
      showProgress: (progress) => store.set(referralProgressAtom, progress),
    });
  });
  return () => {
    cancel();
    stop();
  };
}
