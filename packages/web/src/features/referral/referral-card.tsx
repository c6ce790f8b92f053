import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { referralCopy as copy } from '../../copy/referral-copy.ts';
import { friendbuyAtom } from '../../state/session-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './referral-card.module.css';

/** The link that brings a friend, to be copied, shared or mailed, and whether the provider knows the customer. */
export function ReferralCard({ link }: { link: string | null }) {
  const isKnown = useAtomValue(friendbuyAtom) !== null;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const copyLink = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link ?? '');
      setSaid(copy.copied);
    } catch {
      setSaid(copy.copyByHand);
    }
  };
  // Whoever closes the sheet of the system has changed her mind.
  const share = () => navigator.share({ url: link ?? '' }).catch(() => {});

  return (
    <section className={styles.card} aria-labelledby="referral">
      <div>
        <h2 id="referral" className="d3">
          {copy.title}
        </h2>
        <p className={`muted ${styles.text}`}>{copy.text}</p>
      </div>
      {link === null ? (
        <p className="ui">{copy.none}</p>
      ) : (
        <div>
          <Field ref={field} id="referral-link" label={copy.link} readOnly value={link} />
          <p className={styles.ways}>
            <Button isSmall onClick={() => void copyLink()}>
              {copy.copyLink}
            </Button>
            {canShare && (
              <Button look="line" isSmall onClick={() => void share()}>
                {copy.share}
              </Button>
            )}
            <a
              className="link"
              href={`mailto:?subject=${encodeURIComponent(copy.subject)}&body=${encodeURIComponent(link)}`}
            >
              {copy.byEmail}
            </a>
            <span role="status">{said}</span>
          </p>
          <p className="ui muted">{isKnown ? copy.known.yes : copy.known.no}</p>
        </div>
      )}
    </section>
  );
}
