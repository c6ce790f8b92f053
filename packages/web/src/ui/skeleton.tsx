import { join } from './join.ts';
import styles from './skeleton.module.css';

/** A placeholder with the final size, given by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={join(styles.skeleton, className)} />;
}
