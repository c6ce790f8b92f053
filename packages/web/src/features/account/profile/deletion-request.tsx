import type { Customer } from '@storefront/core/account/customer';
import { cleanId } from '@storefront/core/account/user';
import type { ShellContent } from '@storefront/core/content/site-content';
import { useEffect, useRef, useState } from 'react';
import { profileCopy as copy } from '../../../copy/profile-copy.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './profile.module.css';

interface DeletionRequestProps {
  customer: Customer;
  helpEmail: NonNullable<ShellContent['help']['email']>;
}

/** The platform lets nobody delete an account from a shop, so the request is a letter from the account's own address. */
export function DeletionRequest({ customer, helpEmail }: DeletionRequestProps) {
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const to = helpEmail.href.replace(/\?.*$/s, '');
  const subject = encodeURIComponent(copy.subject);
  const body = encodeURIComponent(copy.body(customer.email ?? '', cleanId(customer) ?? ''));

  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <>
        <p className={`ui muted ${styles.text}`}>{copy.removeText}</p>
        <Button ref={ask} look="line" isSmall onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      </>
    );
  return (
    <div
      ref={question}
      tabIndex={-1}
      role="alertdialog"
      aria-label={copy.remove}
      className={styles.confirm}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      <p className="ui">{copy.sure}</p>
      <p className={styles.note}>{copy.letter(helpEmail.text)}</p>
      <div className={styles.acts}>
        <a className={`link ${styles.letter}`} href={`${to}?subject=${subject}&body=${body}`}>
          {copy.send}
        </a>
        <Button look="quiet" isSmall onClick={() => setAsking(false)}>
          {copy.keep}
        </Button>
      </div>
    </div>
  );
}
