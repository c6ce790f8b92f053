import { useEffect, useRef } from 'react';
import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../../state/notice-atom.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  notice: Notice | null;
  email: { href: string } | null;
  onDismiss: () => void;
}

/**
 * One sentence below the header, where no consent banner lies over it; it stays until it is dismissed. Its height is the
 * page's `--notice-h`: what opens beside it leaves it that room, because it may say why.
 */
export function NoticeBar({ notice, email, onDismiss }: NoticeBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // Empty, it has no height.
  useEffect(() => {
    document.documentElement.style.setProperty('--notice-h', `${place.current?.offsetHeight}px`);
  });

  return (
    <div ref={place} role="status" className={styles.place}>
      {notice && (
        <div className={`on-night ${styles.notice}`}>
          <span>{notice.text}</span>
          {notice.offersEmail && email && (
            <a className="link" href={email.href}>
              {noticeCopy.writeInstead}
            </a>
          )}
          <IconButton icon="close-x" size={18} label={noticeCopy.dismiss} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
