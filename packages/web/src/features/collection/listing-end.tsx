import { useStore } from 'jotai';
import { filterCopy } from '../../copy/filter-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { Button } from '../../ui/button.tsx';
import styles from './listing.module.css';
import { listingAtom } from './listing-atoms.ts';
import { continueListing, type ListingPage, pathOf } from './listing-control.ts';
import { Pager } from './pager.tsx';

/** What stands below the grid: more pieces for people, pages for crawlers and new tabs. */
export function ListingEnd(of: ListingPage) {
  const store = useStore();
  const listing = useSettledAtom(listingAtom, null);
  const shown = listing?.path === pathOf(of) ? listing : null;
  const endCursor = shown ? shown.endCursor : of.endCursor;
  const isOwnOrder = shown === null || shown.query === '';
  const count = shown ? shown.cards.length : of.cards.length;
  return (
    <div className={styles.end}>
      {shown?.failed === 'more' && <p role="alert">{filterCopy.moreFailed}</p>}
      {endCursor !== null && shown?.failed !== 'choice' && (
        <Button look="line" isBusy={Boolean(shown?.loading)} onClick={() => void continueListing(store, of)}>
          {shown?.failed === 'more' ? filterCopy.retry : filterCopy.more}
        </Button>
      )}
      {isOwnOrder && of.page === 1 && of.total !== null && endCursor !== null && (
        <p className="small muted num">{filterCopy.seen(count, of.total)}</p>
      )}
      {isOwnOrder && (
        <Pager handle={of.handle} page={of.page} hasNextPage={of.endCursor !== null} total={of.total} />
      )}
    </div>
  );
}
