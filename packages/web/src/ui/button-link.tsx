import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { join } from './join.ts';
import { Link } from './link.tsx';

/** A link that looks like an outlined button. */
export function ButtonLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={join(styles.button, styles.line, className)} />;
}
