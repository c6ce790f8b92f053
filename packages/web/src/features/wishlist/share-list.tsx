import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sharedWishlistPath } from '../../account-paths.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Wishlists } from './create-wishlists.ts';
import styles from './wishlists.module.css';

/** The link under which anybody may read the list. */
export function ShareList({ lid, wishlists }: { lid: string; wishlists: Wishlists }) {
  const field = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<
    { step: 'sending' } | { step: 'failed' } | { step: 'ready'; id: string }
  >({
    step: 'sending',
  });
  const [said, setSaid] = useState('');
  const start = useEffectEvent(() => {
    setShare({ step: 'sending' });
    wishlists.share(lid).then(
      (id) => setShare({ step: 'ready', id }),
      (error: unknown) => {
        console.warn('A wishlist could not be shared', error);
        setShare({ step: 'failed' });
      },
    );
  });
  useEffect(() => start(), []);

  if (share.step === 'sending') return <Skeleton className={styles.waitingLink} />;
  if (share.step === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p className="ui">{copy.notShared}</p>
      </div>
    );
  }
  const copyLink = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setSaid(copy.copied);
    } catch {
      setSaid(copy.copyByHand);
    }
  };
  return (
    <div className={styles.panel}>
      <Field
        ref={field}
        id={`share-${lid}`}
        label={copy.shareLink}
        readOnly
        value={`${siteConfig.siteUrl}${sharedWishlistPath(share.id)}`}
      />
      <p className={styles.buttons}>
        <Button isSmall onClick={() => void copyLink()}>
          {copy.copyLink}
        </Button>
        <span role="status">{said}</span>
      </p>
      <p className="small muted">{copy.shareNote}</p>
    </div>
  );
}
