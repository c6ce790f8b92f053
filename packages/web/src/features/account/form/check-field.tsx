import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A box to tick, with its words. */
export function CheckField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
