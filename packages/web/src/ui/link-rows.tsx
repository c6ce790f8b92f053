import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './link-rows.module.css';

interface LinkRowsProps {
  links: { key: string; href: string; title: string }[];
  /** The class of the words' size. */
  size: 't1' | 't2';
}

/** Links from a page that has nothing to show, a row each. */
export function LinkRows({ links, size }: LinkRowsProps) {
  return links.map(({ key, href, title }) => (
    <Link key={key} href={href} className={styles.row}>
      <span className={size}>{title}</span>
      <Icon name="arrow-right" size={20} />
    </Link>
  ));
}
