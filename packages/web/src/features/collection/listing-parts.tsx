import type { SiteLink } from '@storefront/core/content/site-content';
import { filterCopy } from '../../copy/filter-copy.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import type { ListingPage } from './listing-control.ts';
import { ListingEnd } from './listing-end.tsx';
import { ListingTop } from './listing-top.tsx';

interface ListingPartProps extends ListingPage {
  isEnd?: boolean;
  /** Of the page. */
  frame: { shell: { emptyCart: SiteLink[] } };
}

/** What stands above and below the grid. */
export function ListingPart({ isEnd, frame, ...of }: ListingPartProps) {
  if (isEnd) return <ListingEnd {...of} />;
  return of.cards.length > 0 ? <ListingTop {...of} /> : <Empty links={frame.shell.emptyCart} />;
}

/** The links are those that editors chose for a shopper without anything. */
function Empty({ links }: { links: SiteLink[] }) {
  return (
    <div className="wrap section">
      <p className="lede">{filterCopy.empty}</p>
      {links.map(({ key, href, title }) => (
        <p key={key}>
          <MoreLink href={href}>{title}</MoreLink>
        </p>
      ))}
    </div>
  );
}
