import {
  checkEmail,
  checkName,
  checkNewPassword,
  collectProblems,
} from '@storefront/core/account/account-form';
import type { SiteLink } from '@storefront/core/content/site-content';
import { Fragment } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { postOwn } from '../../../clients/api.ts';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { accountFormCopy } from '../../../copy/account-form-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { CheckField } from '../form/check-field.tsx';
import formStyles from '../form/form.module.css';
import { FormSummary, problemText } from '../form/form-summary.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import styles from './entry-frame.module.css';

const copy = accountEntryCopy.register;

const labels: Readonly<Record<string, string>> = {
  firstName: accountEntryCopy.firstName,
  lastName: accountEntryCopy.lastName,
  email: accountEntryCopy.email,
  password: accountEntryCopy.password,
};
const idOf = (field: string) => `register-${field}`;
const labelOf = (field: string) => labels[field] ?? null;

interface RegisterProps {
  /** Everybody gets the same response: whoever knows the password signs in with it. */
  onRegistered: (account: { email: string; password: string }) => void;
  query: string;
  /** Terms and privacy notice. */
  terms: readonly SiteLink[];
}

/** `[screen.route-table.11]` */
export function Register({ onRegistered, query, terms }: RegisterProps) {
  const form = useForm({
    read: (data) => ({
      firstName: textOf(data, 'firstName').trim(),
      lastName: textOf(data, 'lastName').trim(),
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      acceptsMarketing: data.has('marketing'),
    }),
    check: ({ firstName, lastName, email, password }) =>
      collectProblems({
        firstName: checkName(firstName),
        lastName: checkName(lastName),
        email: checkEmail(email),
        password: checkNewPassword(password),
      }),
    async send(values) {
      await postOwn('/api/auth/register', values, 15_000);
      onRegistered(values);
    },
  });
  const error = (field: string) => problemText(form.problems[field], field);

  return (
    <>
      <form method="post" noValidate onSubmit={form.onSubmit} aria-label={copy.submit}>
        <FormSummary form={form} idOf={idOf} labelOf={labelOf} />
        <div className={formStyles.fields}>
          <Field
            id={idOf('firstName')}
            label={accountEntryCopy.firstName}
            name="firstName"
            autoComplete="given-name"
            error={error('firstName')}
          />
          <Field
            id={idOf('lastName')}
            label={accountEntryCopy.lastName}
            name="lastName"
            autoComplete="family-name"
            error={error('lastName')}
          />
          <Field
            id={idOf('email')}
            className={formStyles.span}
            label={accountEntryCopy.email}
            type="email"
            name="email"
            autoComplete="email"
            required
            error={error('email')}
          />
          <div className={formStyles.span}>
            <PasswordField
              id={idOf('password')}
              label={accountEntryCopy.password}
              isNew
              aria-describedby={idOf('hint')}
              error={error('password')}
            />
            <p id={idOf('hint')} className={formStyles.hint}>
              {accountFormCopy.passwordHint}
            </p>
          </div>
        </div>
        <CheckField name="marketing" label={copy.marketing} />
        <Button type="submit" isBlock isBusy={form.isSending} disabled={!form.isAlive}>
          {copy.submit}
        </Button>
      </form>
      {terms.length > 0 && <Terms links={terms} />}
      <p className="ui">
        {copy.already}{' '}
        <Link href={`${accountPaths.login}${query}`} className={`link ${styles.more}`}>
          {copy.signIn}
        </Link>
      </p>
    </>
  );
}

/** One sentence, with the pages that it names. */
function Terms({ links }: { links: readonly SiteLink[] }) {
  return (
    <p className={`small faint ${styles.why}`}>
      {copy.terms}{' '}
      {links.map(({ key, href, title }, place) => (
        <Fragment key={key}>
          {place > 0 && (place === links.length - 1 ? copy.and : ', ')}
          <Link href={href} className="link">
            {copy.termsOf(href) ?? title}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
