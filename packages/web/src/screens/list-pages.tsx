import { editorialCopy as copy } from '../copy/editorial-copy.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './editorial.module.css';

interface ListPagesProps {
  page: number;
  pages: number;
  toPath: (page: number) => string;
}

/** The pages of a list. Real links, for crawlers and new tabs. */
export function ListPages({ page, pages, toPath }: ListPagesProps) {
  return (
    <nav className={`wrap ${styles.pages}`} aria-label={copy.pages}>
      {page > 1 ? (
        <Link href={toPath(page - 1)} rel="prev">
          <Icon name="carat-left" size={16} /> {copy.newer}
        </Link>
      ) : (
        <span />
      )}
      <span className="num">
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <Link key={number} href={toPath(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        ))}
      </span>
      {page < pages ? (
        <Link href={toPath(page + 1)} rel="next">
          {copy.older} <Icon name="carat-right" size={16} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
