import { noticeCopy } from '../../copy/notice-copy.ts';
import type { Notice } from '../../state/notice-atom.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  notice: Notice | null;
  email: { href: string } | null;
  onDismiss: () => void;
}

/** One sentence below the header, where no consent banner lies over it; it stays until it is dismissed. */
export function NoticeBar({ notice, email, onDismiss }: NoticeBarProps) {
  return (
    <div role="status" className={styles.place}>
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
