import { useEffect, useState } from 'react';
import { isAllowed, whenAllowed } from '../../clients/consent-port.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { referralCopy as copy } from '../../copy/referral-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { friendbuyAtom, userIsLoggedInAtom } from '../../state/session-atoms.ts';
import styles from './referral-test.module.css';
import { referralProgressAtom } from './start-referral.ts';

type Step = keyof typeof copy.testSteps;

/** `[screen.route-table.31]` What works of referrals in this browser; it changes nothing and shows nothing personal. */
export function ReferralTest() {
  const isLoggedIn = useSettledAtom(userIsLoggedInAtom, false);
  const data = useSettledAtom(friendbuyAtom, null);
  const progress = useSettledAtom(referralProgressAtom, null);
  const [mayLoad, setMayLoad] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setMayLoad(isAllowed('referral'));
    look();
    return whenAllowed('referral', look);
  }, []);
  const steps: readonly [Step, boolean | null][] = [
    ['configured', siteConfig.hasReferrals],
    ['allowed', mayLoad],
    ['loaded', progress?.isLoaded ?? null],
    ['signedIn', isLoggedIn],
    ['signed', progress?.isSigned ?? null],
    ['data', data !== null],
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="d2">{copy.testTitle}</h1>
      <p className={`lede ${styles.lede}`}>{copy.testText}</p>
      <dl className={styles.steps}>
        {steps.map(([step, isDone]) => (
          <div key={step}>
            <dt>{copy.testSteps[step]}</dt>
            <dd>{isDone === null ? copy.waiting : isDone ? copy.yes : copy.no}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
