import type { ContentImage } from '@storefront/core/content/site-content';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { postOwn } from '../../../clients/api.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { forgetTyped } from '../../../state/forget-typed.ts';
import { sessionIsRestoredAtom, tokenAtom } from '../../../state/session-atoms.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { saveSession } from '../session/save-session.ts';
import styles from './entry-frame.module.css';
import { EntryFrame } from './entry-frame.tsx';

const copy = accountEntryCopy.logout;

interface LogoutEntryProps {
  picture: ContentImage | null;
  /**
   * Nobody is signed in any more, also where the session was over before. Returns the number of changes that wait in
   * this browser, for nobody by name, because they could not be sent.
   */
  onOut: () => number;
  /** Somebody was signed in until now. */
  onSignedOut: () => void;
  /** Forgets what was looked at in this browser, and what waits. */
  onForget: () => void;
}

/**
 * `[screen.route-table.10]` `[state.session.2]` Signs out in this browser at once, whatever the server says, and in all
 * its tabs.
 */
export function LogoutEntry({ picture, onOut, onSignedOut, onForget }: LogoutEntryProps) {
  const store = useStore();
  const isRestored = useAtomValue(sessionIsRestoredAtom);
  const [isOut, setOut] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [isForgotten, setForgotten] = useState(false);
  const answer = useRef<HTMLDivElement>(null);

  const notifyOut = useEffectEvent(onOut);
  const notifySignedOut = useEffectEvent(onSignedOut);

  useEffect(() => {
    if (!isRestored) return;
    const token = store.get(tokenAtom);
    saveSession(store, null);
    forgetTyped();
    setWaiting(notifyOut());
    setOut(true);
    if (token === null) return;
    notifySignedOut();
    // The token expires on its own where this fails.
    postOwn('/api/auth/logout', { token }).catch((error: unknown) =>
      console.warn('The session could not be ended on the server', error),
    );
  }, [isRestored, store]);

  if (!isOut) return <EntryFrame picture={picture} heading={copy.leaving} />;
  return (
    <EntryFrame picture={picture} heading={copy.heading} lede={copy.text}>
      <p className={styles.acts}>
        <ButtonLink href={accountPaths.login}>{copy.signIn}</ButtonLink>
        <ButtonLink href="/">{copy.shop}</ButtonLink>
      </p>
      {waiting > 0 && !isForgotten && <p className="ui">{copy.waiting(waiting)}</p>}
      <div className={styles.soft}>
        <h2 className="t2">{copy.shared}</h2>
        <div ref={answer} role="status" tabIndex={-1}>
          {isForgotten ? (
            <p className={`ui muted ${styles.why}`}>{waiting > 0 ? copy.allForgotten : copy.forgotten}</p>
          ) : (
            <Button
              look="quiet"
              onClick={() => {
                onForget();
                setForgotten(true);
                answer.current?.focus();
              }}
            >
              {waiting > 0 ? copy.forgetAll : copy.forget}
            </Button>
          )}
        </div>
      </div>
    </EntryFrame>
  );
}
