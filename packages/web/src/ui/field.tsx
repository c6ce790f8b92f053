import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { join } from './join.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  /** The problem in words; null while there is none. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** An underlined field with its label above and its error below. */
export function Field({ id, label, error, className, ...rest }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={join(styles.field, error && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : rest['aria-describedby']}
      />
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
