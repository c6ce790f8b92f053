import { filterCopy } from '../../copy/filter-copy.ts';
import { paths } from '../../paths.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import type { ListingPage } from './listing-control.ts';
import { ListingEnd } from './listing-end.tsx';
import { ListingTop } from './listing-top.tsx';

/** What stands above and below the grid. */
export function ListingPart({ isEnd, ...of }: ListingPage & { isEnd?: boolean }) {
  if (isEnd) return <ListingEnd {...of} />;
  return of.cards.length > 0 ? <ListingTop {...of} /> : <Empty />;
}

function Empty() {
  return (
    <div className="wrap section">
      <p className="lede">{filterCopy.empty}</p>
      <MoreLink href={paths.collection('new')}>{filterCopy.emptyLink}</MoreLink>
    </div>
  );
}
