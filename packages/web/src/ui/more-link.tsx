import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './more-link.module.css';

/** The link of a section to more of it: words and an arrow. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.more}>
      {children} <Icon name="arrow-right" size={18} />
    </Link>
  );
}
