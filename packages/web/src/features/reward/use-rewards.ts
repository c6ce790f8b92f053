import { readRewards, type ShownRewards } from '@storefront/core/reward/read-rewards';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { getOwnAs } from '../../clients/api.ts';
import { callWithToken } from '../../state/renewed-token.ts';

export type RewardsState =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; rewards: ShownRewards };

/** The customer's rewards, read when a part of the account shows them. */
export function useRewards(): { state: RewardsState; load: () => void } {
  const store = useStore();
  const [state, setState] = useState<RewardsState>({ step: 'loading' });
  const load = () => {
    callWithToken(store, (token) => getOwnAs(token, '/api/rewards')).then(
      (response) => {
        const rewards = readRewards(response);
        setState(rewards ? { step: 'ready', rewards } : { step: 'failed' });
      },
      (error: unknown) => {
        console.warn('The rewards could not be read', error);
        // What is shown already stays.
        setState((before) => (before.step === 'ready' ? before : { step: 'failed' }));
      },
    );
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  return {
    state,
    load: () => {
      if (state.step === 'failed') setState({ step: 'loading' });
      load();
    },
  };
}
