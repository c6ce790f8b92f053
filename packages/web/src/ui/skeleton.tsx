import { join } from './join.ts';
import styles from './skeleton.module.css';

/** Stands where something will be, with its final size from `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={join(styles.skeleton, className)} />;
}
