import type { ShownRewards } from '@storefront/core/reward/read-rewards';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadRewards } from './load-rewards.ts';

export type RewardsState =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'ready'; rewards: ShownRewards };

/** The customer's rewards, read when a part of the account shows them. */
export function useRewards(endSession: () => void): { state: RewardsState; load: () => void } {
  const store = useStore();
  const [state, setState] = useState<RewardsState>({ step: 'loading' });
  const load = async () => {
    const rewards = await loadRewards(store, endSession);
    if (rewards) setState({ step: 'ready', rewards });
    // What is shown already stays.
    else setState((before) => (before.step === 'ready' ? before : { step: 'failed' }));
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);
  return {
    state,
    load: () => {
      if (state.step === 'failed') setState({ step: 'loading' });
      void load();
    },
  };
}
