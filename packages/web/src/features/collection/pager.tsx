import { collectionCopy } from '../../copy/collection-copy.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './pager.module.css';

interface PagerProps {
  handle: string;
  page: number;
  hasNextPage: boolean;
}

/** Real links, for crawlers and new tabs. */
export function Pager({ handle, page, hasNextPage }: PagerProps) {
  if (page === 1 && !hasNextPage) return <div className={styles.pager} />;
  return (
    <nav className={styles.pager} aria-label={collectionCopy.pages}>
      {page > 1 ? (
        <Link href={paths.collectionPage(handle, page - 1)} rel="prev">
          <Icon name="carat-left" size={16} /> {collectionCopy.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className={`num ${styles.current}`} aria-current="page">
        {collectionCopy.page(page)}
      </span>
      {hasNextPage ? (
        <Link href={paths.collectionPage(handle, page + 1)} rel="next">
          {collectionCopy.next} <Icon name="carat-right" size={16} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
