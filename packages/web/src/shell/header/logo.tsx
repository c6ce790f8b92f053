import { join } from '../../ui/join.ts';
import styles from './logo.module.css';

/** The wordmark in the colour of the text around it; its name is on the link. */
export function Logo({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={join(styles.logo, className)} />;
}
