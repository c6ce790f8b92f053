import type { ComponentProps } from 'react';
import fieldStyles from '../../../ui/field.module.css';
import { join } from '../../../ui/join.ts';
import styles from './form.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  /** Unique on the page. */
  id: string;
  label: string;
  error?: string | null;
  options: readonly { value: string; label: string }[];
}

/** An underlined choice with its label above and its error below. */
export function SelectField({ id, label, error, options, className, ...rest }: SelectFieldProps) {
  return (
    <div className={join(error && fieldStyles.wrong, className)}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={join(fieldStyles.input, styles.select)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} className={fieldStyles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
