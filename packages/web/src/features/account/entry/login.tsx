import { checkEmail, checkPassword, collectProblems } from '@storefront/core/account/account-form';
import { useRef } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Field } from '../../../ui/field.tsx';
import formStyles from '../form/form.module.css';
import { FieldLink, FormSummary, problemText } from '../form/form-summary.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import styles from './entry-frame.module.css';
import { useSignIn } from './use-sign-in.ts';

const copy = accountEntryCopy.login;

const idOf = (field: string) => `login-${field}`;
const labelOf = (field: string) =>
  field === 'email' ? accountEntryCopy.email : field === 'password' ? accountEntryCopy.password : null;

interface LoginProps {
  /** What a registration has just used. */
  known?: { email: string; password: string };
  /** What was typed here before. */
  email?: string;
  /** Receives the e-mail that was typed so far. */
  onForgotten: (email: string) => void;
  /** `?next` or `?wishlistHandle` for the registration. */
  query: string;
}

/** `[screen.route-table.9]` The guard sends whoever has a session to where they wanted to go. */
export function Login({ known, email: typed, onForgotten, query }: LoginProps) {
  const signIn = useSignIn();
  const email = useRef<HTMLInputElement>(null);
  const form = useForm({
    read: (data) => ({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') }),
    check: (values) =>
      collectProblems({ email: checkEmail(values.email), password: checkPassword(values.password) }),
    send: (values) => signIn('/api/auth/login', values),
  });

  return (
    <>
      {/* However it is sent, the password must not end up in the address of the page. */}
      <form method="post" noValidate onSubmit={form.onSubmit} aria-label={copy.submit}>
        <FormSummary form={form} idOf={idOf} labelOf={labelOf} refused={<Refused />} />
        <div className={styles.stack}>
          <Field
            ref={email}
            id={idOf('email')}
            label={accountEntryCopy.email}
            type="email"
            name="email"
            autoComplete="username"
            required
            defaultValue={known?.email ?? typed}
            error={problemText(form.problems.email, 'email')}
          />
          <PasswordField
            id={idOf('password')}
            label={accountEntryCopy.password}
            defaultValue={known?.password}
            error={problemText(form.problems.password, 'password')}
          />
        </div>
        <Button type="submit" isBlock isBusy={form.isSending} disabled={!form.isAlive}>
          {copy.submit}
        </Button>
      </form>
      <button
        type="button"
        className={`link ${styles.more}`}
        onClick={() => onForgotten(email.current?.value ?? '')}
      >
        {copy.forgotten}
      </button>
      {!known && (
        <div className={styles.soft}>
          <h2 className="t2">{copy.newHere}</h2>
          <p className={`ui muted ${styles.why}`}>{copy.why}</p>
          <ButtonLink href={`${accountPaths.register}${query}`}>{copy.create}</ButtonLink>
        </div>
      )}
    </>
  );
}

function Refused() {
  return (
    <p>
      <span className={formStyles.lead}>{copy.refused}</span>{' '}
      <FieldLink id={idOf('email')}>{accountEntryCopy.email.toLowerCase()}</FieldLink> {copy.and}{' '}
      <FieldLink id={idOf('password')}>{accountEntryCopy.password.toLowerCase()}</FieldLink>.
    </p>
  );
}
