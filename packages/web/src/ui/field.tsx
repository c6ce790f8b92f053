import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { join } from './join.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Unique on the page. */
  id: string;
  label: ReactNode;
  /** What is wrong, in words; null while nothing is. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** An underlined field with its label above, always, and what is wrong below. */
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
