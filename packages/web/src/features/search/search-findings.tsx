import { readSort, sortTable } from '@storefront/core/collection/sort';
import type { SiteLink } from '@storefront/core/content/site-content';
import type { CardTexts } from '@storefront/core/product/card';
import type { Product } from '@storefront/core/product/product';
import { collectionMenu, stylesInCollection } from '@storefront/core/search/collection-menu';
import { searchPath } from '@storefront/core/search/search-path';
import { readSearchState, type SearchState } from '@storefront/core/search/search-state';
import { groupStyles } from '@storefront/core/search/styles';
import Router from 'next/router';
import { type ReactNode, useMemo } from 'react';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Link } from '../../ui/link.tsx';
import { CollectionChoice } from './collection-choice.tsx';
import styles from './search-findings.module.css';
import { StyleRow, type StyleRowProps } from './style-row.tsx';
import { useRecordedResults } from './use-recorded-results.ts';
import { useStyles } from './use-styles.ts';

const NONE: readonly Product[] = [];
/** More than the tallest window shows; the others would make the first paint of the answer wait. */
const ROWS_AT_ONCE = 8;
const sorts = Object.keys(sortTable).map((name) => readSort(name));

interface SearchFindingsProps extends Pick<StyleRowProps, 'renderPrice' | 'onWait'> {
  /** Of the address. */
  query: string;
  texts: CardTexts;
  /** Where to begin without a search, and where to go on without results. */
  startLinks: SiteLink[];
  /** Stands below a search without results. */
  renderInstead: () => ReactNode;
}

/** What the search of the address finds, style by style. */
export function SearchFindings(props: SearchFindingsProps) {
  const { query, texts, startLinks, renderPrice, onWait, renderInstead } = props;
  const state = readSearchState(query);
  const { text, collection, sort } = state;
  const { status, found, kinds, continueStyles, retry } = useStyles(state);
  const all = useMemo(() => (found ? groupStyles(found.results, found.others) : []), [found]);
  const shown = useMemo(() => stylesInCollection(all, collection), [all, collection]);
  const menu = useMemo(() => collectionMenu(all, kinds, collection), [all, kinds, collection]);
  useRecordedResults(`${sort} ${text}`, found?.results ?? NONE, texts);
  const isAll = found?.endCursor === null;
  const colourCount = shown.reduce((sum, { colours }) => sum + colours.length, 0);
  const choose = (change: Partial<SearchState>) => {
    void Router.push(searchPath({ ...state, ...change }), undefined, { scroll: false, shallow: true });
  };
  const isNothing = found !== null && all.length === 0;
  const rows = shown.map((style, place) => (
    <StyleRow
      key={style.colours[0].handle}
      design={style}
      texts={texts}
      words={found?.corrected ?? text}
      renderPrice={renderPrice}
      onWait={onWait}
      isEager={place < 2}
    />
  ));
  const said =
    text === ''
      ? ''
      : status === 'searching'
        ? copy.searching
        : found && all.length > 0
          ? copy.found(text, found.corrected, shown.length, colourCount, isAll)
          : isNothing
            ? copy.nothing
            : '';

  return (
    <>
      <div className="wrap">
        <p role="status" className={isNothing ? 'sr' : `ui muted num ${styles.status}`}>
          {said}
        </p>
      </div>
      {text === '' && <Words title={copy.start} hint={copy.startHint} links={startLinks} />}
      {status === 'failed' && (
        <Words title={copy.failed} hint={copy.failedHint} links={[]} isAlert onRetry={retry} />
      )}
      {isNothing && (
        <>
          <Words title={copy.nothing} hint={copy.nothingText(text)} links={startLinks} />
          {renderInstead()}
        </>
      )}
      {text !== '' && status === 'searching' && <div className={styles.waiting} aria-busy="true" />}
      {all.length > 0 && (
        <>
          <div className={styles.bar}>
            <div>
              <CollectionChoice
                menu={menu}
                total={all.length}
                count={shown.length}
                chosen={collection}
                onChoose={(handle) => choose({ collection: handle })}
              />
              <label>
                <span className="muted">{copy.sort}</span>
                <select
                  autoComplete="off"
                  value={sort}
                  aria-label={copy.sort}
                  onChange={({ target }) => choose({ sort: readSort(target.value) })}
                >
                  {sorts.map((name) => (
                    <option key={name} value={name}>
                      {copy.sorts[name]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          <section aria-label={copy.results} className={styles.results}>
            {rows.slice(0, ROWS_AT_ONCE)}
            <Deferred>{rows.slice(ROWS_AT_ONCE)}</Deferred>
            {shown.length === 0 && <p className={`wrap lede ${styles.empty}`}>{copy.nothingInCollection}</p>}
          </section>
          <div className={`wrap ${styles.end}`}>
            {status === 'more-failed' && <p role="alert">{copy.moreFailed}</p>}
            {!isAll && (
              <Button look="line" isBusy={status === 'more'} onClick={() => void continueStyles()}>
                {status === 'more-failed' ? copy.retry : copy.more}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface WordsProps {
  title: string;
  hint: string;
  links: SiteLink[];
  isAlert?: boolean;
  onRetry?: () => void;
}

function Words({ title, hint, links, isAlert, onRetry }: WordsProps) {
  return (
    <div className={`wrap ${styles.words}`} role={isAlert ? 'alert' : undefined}>
      <h2 className="d3">{title}</h2>
      <p className="muted">{hint}</p>
      {onRetry && (
        <Button look="line" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
      {links.length > 0 && (
        <nav aria-label={copy.suggestions}>
          {links.map(({ key, href, title: name }) => (
            <Link key={key} href={href}>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
