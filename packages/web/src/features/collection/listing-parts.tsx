import type { ListingPage } from './listing-control.ts';
import { ListingEnd } from './listing-end.tsx';
import { ListingTop } from './listing-top.tsx';

/** What stands above and below the grid. */
export function ListingPart({ isEnd, ...of }: ListingPage & { isEnd?: boolean }) {
  return isEnd ? <ListingEnd {...of} /> : <ListingTop {...of} />;
}
