import { useStore } from 'jotai';
import { useEffect } from 'react';
import { mayHaveAllowed } from '../clients/consent-before.ts';
import { siteConfig } from '../clients/site-config.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { whenUsed } from '../hooks/when-used.ts';

const loadReferral = () =>
  import(/* webpackChunkName: "referral" */ '../features/referral/start-referral.ts');

/** Starts what tells the referral provider about customers. Renders nothing. */
export function ReferralHost() {
  const store = useStore();
  useEffect(() => {
    if (!siteConfig.hasReferrals) return;
    let isOver = false;
    let stop = () => {};
    const start = () => {
      const cancel = whenIdle(() => {
        fetchPart(loadReferral).then(
          ({ startReferral }) => {
            if (!isOver) stop = startReferral(store);
          },
          () => {},
        );
      });
      stop = cancel;
    };
    // Consent that is not given yet can only be given by somebody who uses the page.
    if (mayHaveAllowed()) start();
    else stop = whenUsed(start);
    return () => {
      isOver = true;
      stop();
    };
  }, [store]);
  return null;
}
