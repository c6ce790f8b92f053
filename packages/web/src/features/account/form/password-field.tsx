import { type ComponentProps, useState } from 'react';
import { accountFormCopy as copy } from '../../../copy/account-form-copy.ts';
import { Field } from '../../../ui/field.tsx';
import { join } from '../../../ui/join.ts';
import styles from './form.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type'> & {
  /** A new password is made up, not remembered. */
  isNew?: boolean;
};

/** A password that can be looked at. Managers find it by its name and purpose, and nothing keeps one from pasting. */
export function PasswordField({ isNew, className, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={join(styles.password, className)}>
      <Field
        {...rest}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={join('link', styles.reveal)}
        aria-label={isShown ? copy.hidePassword : copy.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? copy.hide : copy.show}
      </button>
    </div>
  );
}
