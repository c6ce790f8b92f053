import { checkNewPassword, collectProblems } from '@storefront/core/account/account-form';
import { accountEntryCopy } from '../../../copy/account-entry-copy.ts';
import { accountFormCopy } from '../../../copy/account-form-copy.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../form/form.module.css';
import { FormSummary, problemText } from '../form/form-summary.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { textOf, useForm } from '../form/use-form.ts';
import { useSignIn } from './use-sign-in.ts';

const idOf = (field: string) => `set-${field}`;

interface SetPasswordProps {
  path: '/api/auth/reset' | '/api/auth/activate';
  /** What the e-mail's link says, besides the password. */
  link: Readonly<Record<string, string>>;
  submit: string;
  onDone: () => void;
  /** The link was used, is too old or forged. */
  onBroken: () => void;
}

/** `[screen.route-table.13]` `[screen.route-table.14]` `[screen.route-table.6]` One field, no second one to confirm it. */
export function SetPassword({ path, link, submit, onDone, onBroken }: SetPasswordProps) {
  const signIn = useSignIn();
  const form = useForm({
    read: (data) => ({ password: textOf(data, 'password') }),
    check: ({ password }) => collectProblems({ password: checkNewPassword(password) }),
    async send({ password }) {
      await signIn(path, { ...link, password });
      onDone();
    },
    onRefused({ kind }) {
      if (kind === 'link') onBroken();
      return kind === 'link';
    },
  });

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={submit}>
      <FormSummary form={form} idOf={idOf} labelOf={() => accountEntryCopy.newPassword} />
      <PasswordField
        id={idOf('password')}
        label={accountEntryCopy.newPassword}
        isNew
        aria-describedby={idOf('hint')}
        error={problemText(form.problems.password, 'password')}
      />
      <p id={idOf('hint')} className={formStyles.hint}>
        {accountFormCopy.passwordHint}
      </p>
      <Button type="submit" isBlock isBusy={form.isSending} disabled={!form.isAlive}>
        {submit}
      </Button>
    </form>
  );
}
