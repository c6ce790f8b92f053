import { checkEmail, collectProblems } from '@storefront/core/account/account-form';
import { useEffect, useRef, useState } from 'react';
import { postOwn } from '../../../clients/api.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSummary, problemText } from '../form/form-summary.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import styles from './entry-frame.module.css';

const copy = accountEntryCopy.recover;
const ID = 'recover-email';

interface RecoverProps {
  email?: string;
  /** It stands where a pressed button was. */
  takesFocus: boolean;
  /** Calls back with the address to which a letter was sent; null when another one is to be written. */
  onSent: (email: string | null) => void;
}

/** `[screen.route-table.12]` Asks for a link. Every address gets the same response. */
export function Recover({ email = '', takesFocus, onSent }: RecoverProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    read: (data) => ({ email: textOf(data, 'email').trim() }),
    check: (values) => collectProblems({ email: checkEmail(values.email) }),
    async send(values) {
      await postOwn('/api/auth/recover', values);
      setSentTo(values.email);
      onSent(values.email);
    },
  });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={copy.heading}>
      <FormSummary form={form} idOf={() => ID} labelOf={() => accountEntryCopy.email} />
      {sentTo === null ? (
        <>
          <Field
            ref={field}
            id={ID}
            label={accountEntryCopy.email}
            type="email"
            name="email"
            autoComplete="username"
            required
            defaultValue={email}
            error={problemText(form.problems.email, 'email')}
          />
          <Button type="submit" isBlock isBusy={form.isSending} disabled={!form.isAlive}>
            {copy.submit}
          </Button>
        </>
      ) : (
        <>
          <input type="hidden" name="email" value={sentTo} />
          <div className={styles.acts}>
            <Button type="submit" look="line" isBusy={form.isSending}>
              {copy.again}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setSentTo(null);
                onSent(null);
              }}
            >
              {copy.other}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
