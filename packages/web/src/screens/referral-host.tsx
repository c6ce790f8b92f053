import { useStore } from 'jotai';
import { useEffect } from 'react';
import { siteConfig } from '../clients/site-config.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { onceConsentIsPossible } from '../shell/consent/once-consent-is-possible.ts';

const loadReferral = () =>
  import(/* webpackChunkName: "providers" */ '../features/referral/start-referral.ts');

/** Starts what tells the referral provider about customers. Renders nothing. */
export function ReferralHost() {
  const store = useStore();
  useEffect(() => {
    if (!siteConfig.hasReferrals) return;
    let isOver = false;
    let stop = () => {};
    const start = () =>
      fetchPart(loadReferral).then(
        ({ startReferral }) => {
          if (!isOver) stop = startReferral(store);
        },
        () => {},
      );
    const cancel = onceConsentIsPossible(() => {
      stop = whenIdle(start);
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [store]);
  return null;
}
