import type { SiteLink } from '@storefront/core/content/site-content';
import { searchCopy } from '../../copy/search-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './search-state.module.css';
import type { Suggesting } from './use-suggestions.ts';

const PLACES = ['first', 'second', 'third', 'fourth'];

interface SearchStateProps {
  suggesting: Suggesting;
  onRetry: () => void;
  startLinks: SiteLink[];
}

/** Replaces the suggestions while there are none: start links, loading, nothing found, failure. */
export function SearchState({ suggesting: { status, words }, onRetry, startLinks }: SearchStateProps) {
  if (status === 'searching')
    return (
      <div className={styles.wait}>
        <div>
          {PLACES.map((place) => (
            <Skeleton key={place} className={styles.line} />
          ))}
        </div>
        <div className={styles.pieces}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={styles.piece} />
          ))}
        </div>
      </div>
    );
  return (
    <div className={styles.state}>
      <div className={styles.words}>
        {status === 'found' && (
          <>
            <p className="t2">{searchCopy.nothing(words)}</p>
            <p className="ui muted">{searchCopy.nothingHint}</p>
          </>
        )}
        {status === 'failed' && (
          <>
            <p className="t2">{searchCopy.failed}</p>
            <p className="ui muted">{searchCopy.failedHint}</p>
          </>
        )}
      </div>
      {status === 'failed' && (
        <Button look="quiet" onClick={onRetry}>
          {searchCopy.again}
        </Button>
      )}
      {startLinks.length > 0 && (
        <nav aria-label={searchCopy.start} className={styles.start}>
          <p className="label faint">{searchCopy.start}</p>
          {startLinks.map(({ key, href, title }) => (
            <Link key={key} href={href}>
              {title}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
