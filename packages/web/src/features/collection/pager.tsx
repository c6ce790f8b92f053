import { type KnownSize, pageLinks } from '@storefront/core/collection/page-links';
import { filterCopy } from '../../copy/filter-copy.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** Real links, for crawlers and new tabs. */
export function Pager({ handle, ...known }: KnownSize & { handle: string }) {
  const { page, hasNextPage } = known;
  if (page === 1 && !hasNextPage) return null;
  return (
    <nav aria-label={filterCopy.pages}>
      {page > 1 ? (
        <Link href={paths.collectionPage(handle, page - 1)} rel="prev">
          <Icon name="carat-left" size={16} /> {filterCopy.previous}
        </Link>
      ) : (
        <span className="muted" aria-hidden="true">
          <Icon name="carat-left" size={16} /> {filterCopy.previous}
        </span>
      )}
      <span className="num">
        {pageLinks(known).map((number) => (
          <Link
            key={number}
            href={paths.collectionPage(handle, number)}
            aria-label={filterCopy.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ))}
      </span>
      {hasNextPage ? (
        <Link href={paths.collectionPage(handle, page + 1)} rel="next">
          {filterCopy.next} <Icon name="carat-right" size={16} />
        </Link>
      ) : (
        <span className="muted" aria-hidden="true">
          {filterCopy.next} <Icon name="carat-right" size={16} />
        </span>
      )}
    </nav>
  );
}
