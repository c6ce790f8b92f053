import { formatPrice } from '@storefront/core/market/price';
import type { ShownRewards } from '@storefront/core/reward/read-rewards';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError, changeOwnAs } from '../../clients/api.ts';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { tokenAtom } from '../../state/session-atoms.ts';
import { Button } from '../../ui/button.tsx';
import styles from './rewards.module.css';

/** `kept`: the bag has the coupon, which fits nothing in it yet. */
export type CouponUse = 'applied' | 'kept' | 'failed';

interface SpendPointsProps {
  rewards: Pick<ShownRewards, 'choices' | 'coupons'>;
  /** Points have become a coupon, or somebody else's doing changed them. */
  onRedeemed: () => void;
  onUse: (code: string) => Promise<CouponUse>;
}

/** What points buy, and the coupons that they bought. */
export function SpendPoints({ rewards: { choices, coupons }, onRedeemed, onUse }: SpendPointsProps) {
  const store = useStore();
  const [sending, setSending] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<readonly string[]>([]);
  // The same one until a response has come: a repeated request makes no second coupon.
  const keys = useRef(new Map<string, string>());
  const shown = [...made.filter((code) => !coupons.includes(code)), ...coupons];

  const redeem = async (optionId: string) => {
    if (sending !== null) return;
    setSending(optionId);
    const key = keys.current.get(optionId) ?? crypto.randomUUID();
    keys.current.set(optionId, key);
    try {
      const headers = { 'idempotency-key': key };
      const token = store.get(tokenAtom) ?? '';
      const { couponCode } = Object(
        await changeOwnAs(token, 'POST', '/api/rewards/redeem', { optionId }, headers),
      );
      keys.current.delete(optionId);
      if (typeof couponCode === 'string') {
        setMade((before) => [couponCode, ...before]);
        setSaid(copy.redeemed(couponCode));
      }
      onRedeemed();
    } catch (error) {
      console.warn('Points could not be redeemed', error);
      const isRefused = error instanceof ApiError && [403, 404, 409].includes(error.status);
      if (isRefused) {
        keys.current.delete(optionId);
        onRedeemed();
      }
      setSaid(isRefused ? copy.pointsMissing : copy.notRedeemed);
    }
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
