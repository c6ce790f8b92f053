import { formatPrice } from '@storefront/core/market/price';
import type { ShownRewards } from '@storefront/core/reward/read-rewards';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { accountFormCopy } from '../../copy/account-form-copy.ts';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { Button } from '../../ui/button.tsx';
import { type Redeemed, redeemPoints } from './redeem-points.ts';
import styles from './rewards.module.css';

/** `kept`: the bag has the coupon, which fits nothing in it yet. */
export type CouponUse = 'applied' | 'kept' | 'failed';

interface SpendPointsProps {
  rewards: Pick<ShownRewards, 'choices' | 'coupons' | 'missing'>;
  /** Points have become a coupon, may have, or somebody else's doing changed them. */
  onRedeemed: () => void;
  onUse: (code: string) => Promise<CouponUse>;
  /** The token is not known any more. */
  endSession: () => void;
}

function textOf(redeemed: Redeemed): string {
  switch (redeemed.outcome) {
    case 'made':
      return copy.redeemed(redeemed.couponCode);
    case 'points-missing':
      return copy.pointsMissing;
    case 'option-gone':
      return copy.optionGone;
    case 'throttled':
      return accountFormCopy.throttled(redeemed.retryAfterS);
    case 'not-made':
      return copy.notRedeemed;
    case 'unknown':
      return copy.maybeRedeemed;
    case 'session-over':
      return '';
  }
}

/** What points buy, and the coupons that they bought. */
export function SpendPoints({ rewards, onRedeemed, onUse, endSession }: SpendPointsProps) {
  const { choices, coupons, missing } = rewards;
  const store = useStore();
  const [sending, setSending] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<readonly string[]>([]);
  // The same one until the outcome is known: a repeated request makes no second coupon.
  const keys = useRef(new Map<string, string>());
  const shown = [...made.filter((code) => !coupons.includes(code)), ...coupons];

  const redeem = async (optionId: string) => {
    if (sending !== null) return;
    setSending(optionId);
    const key = keys.current.get(optionId) ?? crypto.randomUUID();
    keys.current.set(optionId, key);
    const redeemed = await redeemPoints(store, optionId, key);
    const { outcome } = redeemed;
    if (outcome !== 'unknown' && outcome !== 'throttled') keys.current.delete(optionId);
    if (outcome === 'made') setMade((before) => [redeemed.couponCode, ...before]);
    if (outcome === 'session-over') endSession();
    else if (outcome !== 'throttled') onRedeemed();
    setSaid(textOf(redeemed));
    setSending(null);
  };

  const copyCode = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(copy.copied);
    } catch {
      setSaid(copy.copyByHand(code));
    }
  };

  return (
    <section className={styles.pane} aria-labelledby="spend">
      <h2 id="spend" className="t2">
        {copy.spend}
      </h2>
      {missing.includes('choices') && <p className={`ui ${styles.text}`}>{copy.choicesMissing}</p>}
      <ul className={styles.ways}>
        {choices.map(({ id, costPoints, valueCents, currencyCode, isRedeemable, missingPoints }) => {
          const amount = formatPrice(valueCents, currencyCode);
          return (
            <li key={id}>
              <span>{copy.off(amount)}</span>
              <span className={styles.row}>
                <span className="ui muted">{copy.pointsText(costPoints)}</span>
                {isRedeemable ? (
                  <Button
                    look="line"
                    isSmall
                    isBusy={sending === id}
                    aria-label={copy.redeemOf(amount, costPoints)}
                    onClick={() => void redeem(id)}
                  >
                    {copy.redeem}
                  </Button>
                ) : (
                  <Button isSmall disabled>
                    {copy.toGo(missingPoints)}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {missing.includes('coupons') && <p className={`ui ${styles.text}`}>{copy.couponsMissing}</p>}
      {shown.length > 0 && (
        <>
          <h3 className={styles.sub}>{copy.coupons}</h3>
          <ul className={styles.ways}>
            {shown.map((code) => (
              <li key={code}>
                <span className={styles.code}>{code}</span>
                <span className={styles.row}>
                  <button
                    type="button"
                    className="link"
                    aria-label={copy.copyCodeOf(code)}
                    onClick={() => void copyCode(code)}
                  >
                    {copy.copyCode}
                  </button>
                  <button
                    type="button"
                    className="link"
                    aria-label={copy.intoBagOf(code)}
                    onClick={() => void onUse(code).then((use) => setSaid(copy.used[use](code)))}
                  >
                    {copy.intoBag}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
