import type { ContentImage } from '@storefront/core/content/site-content';
import { useState } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './entry-frame.module.css';
import { EntryFrame } from './entry-frame.tsx';
import { Recover } from './recover.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const copy = accountEntryCopy.recover;

interface RecoverEntryProps {
  picture: ContentImage | null;
  email?: string;
  /** Where the login is in the same place; otherwise a link leads to it. */
  onBack?: () => void;
}

/** `[screen.route-table.12]` */
export function RecoverEntry({ picture, email = '', onBack }: RecoverEntryProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useHeadingFocus(sentTo === null ? 'form' : 'sent');
  return (
    <EntryFrame
      picture={picture}
      headingRef={heading}
      heading={sentTo === null ? copy.heading : copy.done}
      lede={sentTo === null ? copy.lede : copy.doneText(sentTo)}
    >
      <Recover email={email} takesFocus={onBack !== undefined} onSent={setSentTo} />
      {onBack ? (
        <button type="button" className={`link ${styles.more}`} onClick={onBack}>
          {copy.back}
        </button>
      ) : (
        <Link href={accountPaths.login} className={`link ${styles.more}`}>
          {copy.back}
        </Link>
      )}
    </EntryFrame>
  );
}
