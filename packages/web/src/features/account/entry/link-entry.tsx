import { type AccountLink, readAccountLink, withoutLinkToken } from '@storefront/core/account/account-link';
import type { ContentImage } from '@storefront/core/content/site-content';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { useIsDrawnHere } from '../../../hooks/use-is-drawn-here.ts';
import { hideAddress } from '../../../state/hide-address.ts';
import { entryKey, readFromEntry } from '../../../state/history-entry.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './entry-frame.module.css';
import { EntryFrame } from './entry-frame.tsx';
import { SetPassword } from './set-password.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const STORED = 'accountLink';

/** Of the address, or of the one that this entry of the history had before its token was taken away. */
function findLink(address: string): AccountLink | null {
  const stored = readFromEntry(entryKey(), STORED);
  return readAccountLink(address) ?? (typeof stored === 'string' ? readAccountLink(stored) : null);
}

interface LinkEntryProps {
  kind: AccountLink['kind'];
  picture: ContentImage | null;
}

/**
 * `[screen.route-table.6]` `[screen.route-table.13]` `[screen.route-table.14]` The screen of an e-mail's link. The
 * server draws one for all links; the browser reads the address.
 */
export function LinkEntry({ kind, picture }: LinkEntryProps) {
  const router = useRouter();
  const isDrawnHere = useIsDrawnHere();
  const [isOver, setOver] = useState(false);
  const link = isDrawnHere ? findLink(router.asPath) : null;
  const isBroken = isOver || (isDrawnHere && link === null);
  const heading = useHeadingFocus(isOver ? 'over' : 'form');
  const copy = accountEntryCopy[kind];

  // Neither scripts of others nor a picture of the window should have the token.
  useEffect(() => {
    if (readAccountLink(router.asPath) === null) return;
    hideAddress(router.asPath, STORED, withoutLinkToken(router.asPath));
  }, [router.asPath]);

  if (isBroken)
    return (
      <EntryFrame
        picture={picture}
        headingRef={heading}
        heading={accountEntryCopy.reset.broken}
        lede={copy.brokenText}
      >
        <p className={styles.acts}>
          <ButtonLink href={accountPaths.recover}>{accountEntryCopy.reset.another}</ButtonLink>
          <ButtonLink href={accountPaths.login}>{accountEntryCopy.login.submit}</ButtonLink>
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame picture={picture} headingRef={heading} heading={copy.heading} lede={copy.lede}>
      <SetPassword
        path={`/api/auth/${kind}`}
        link={link?.body ?? {}}
        submit={copy.submit}
        onDone={() => void router.replace(accountPaths.home)}
        onBroken={() => setOver(true)}
      />
    </EntryFrame>
  );
}
