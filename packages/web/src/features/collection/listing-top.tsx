import {
  chipsOf,
  clearFilters,
  type FilterState,
  readFilterState,
  toggleFilter,
  writeFilterState,
} from '@storefront/core/collection/filter-state';
import { hasWideNavigation } from '@storefront/core/shell/viewport';
import Router from 'next/router';
import { useRef, useState } from 'react';
import { filterCopy } from '../../copy/filter-copy.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import { join } from '../../ui/join.ts';
import choiceStyles from './choice.module.css';
import { DensitySwitch } from './density-switch.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './listing.module.css';
import { addressOf, type ListingPage, loadLoader } from './listing-control.ts';
import { loadFilterPanel } from './load-filter-panel.ts';
import { SortSelect } from './sort-select.tsx';
import { useFilters } from './use-filters.ts';
import { useListing } from './use-listing.ts';
import { useMatching } from './use-matching.ts';

const noGroups: readonly never[] = [];

/** What stands above the grid: filters, sort, density, and what became of the choice. */
export function ListingTop(of: ListingPage) {
  const { query, setQuery, listing, retry: retryChoice } = useListing(of);
  const [open, setOpen] = useState<'panel' | 'sheet' | null>(null);
  const [isOver, setOver] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { filters, hasFailed, prepare: prepareFilters, retry } = useFilters(of.handle, query, open !== null);
  const Panel = useLoaded(open !== null, loadFilterPanel, () => setOpen(null));
  const groups = filters?.groups ?? noGroups;
  const state = readFilterState(query, groups);
  const chips = chipsOf(state, groups);
  const matching = useMatching(of, chips.length > 0 || open !== null);
  const isOwn = chips.length === 0;
  const loadedCount = listing && listing.query !== '' && listing.endCursor === null && !listing.loading;
  const count = isOwn ? of.total : (matching?.(state) ?? (loadedCount ? listing.cards.length : null));

  const isSlow = useIsSlow(listing?.loading === 'choice');

  const choose = (next: FilterState) => {
    const address = addressOf(of.handle, writeFilterState(next, groups, location.search.slice(1)));
    if (of.page === 1) setQuery(address.split('?')[1] ?? '');
    const options = { scroll: false, shallow: of.page === 1 };
    // Afterwards: the entry that is left keeps its position.
    void Router.push(address, undefined, options).then((isShown) => {
      if (!isShown || !isBelow(start.current)) return;
      start.current?.scrollIntoView({ behavior: 'instant' });
      setOver(false);
    });
  };
  const prepare = () => {
    warmUp(loadFilterPanel);
    prepareFilters();
    warmUp(loadLoader);
  };
  const toggle = () => {
    if (open !== null) return setOpen(null);
    setOver(isBelow(start.current));
    setOpen(hasWideNavigation(window.innerWidth) ? 'panel' : 'sheet');
  };
  const close = () => {
    setOpen(null);
    // The sheet is a dialog, which gives the focus back by itself.
    if (open === 'panel') button.current?.focus({ preventScroll: true });
  };
  const clear = () => choose(clearFilters(state));

  return (
    <>
      <div className={styles.start} ref={start} />
      <div className={styles.bar}>
        <div>
          <button
            ref={button}
            type="button"
            aria-expanded={open !== null}
            onClick={toggle}
            onPointerEnter={prepare}
            onFocus={prepare}
            onTouchStart={prepare}
          >
            {open === 'panel' ? filterCopy.close : filterCopy.open}
            {chips.length > 0 && <span className="muted num">{chips.length}</span>}
            <Icon name={open === 'panel' ? 'close-x' : 'select'} size={16} />
          </button>
          <p className={join('num', isSlow && styles.slow)} aria-live="polite">
            {isSlow ? filterCopy.stillLoading : count !== null && filterCopy.pieces(count)}
          </p>
          <SortSelect sort={state.sort} onChoose={(sort) => choose({ ...state, sort })} />
          <DensitySwitch />
        </div>
        {Panel && (
          <Panel
            place={open}
            isOver={isOver}
            onClose={close}
            groups={filters?.counted ?? null}
            hasFailed={hasFailed}
            onRetry={retry}
            state={state}
            count={count}
            onToggle={(key, tag) => choose(toggleFilter(state, groups, key, tag))}
            onClear={clear}
          />
        )}
      </div>
      <FilterChips
        chips={chips}
        onRemove={({ key, tag }) => choose(toggleFilter(state, groups, key, tag))}
        onClear={clear}
      />
      {hasFailed && open === null && <Notice text={filterCopy.filtersFailed} onRetry={retry} />}
      {filters && hasUnknown(query, state, groups) && <Notice text={filterCopy.unknown} />}
      {hasUnknownSort(query, state) && <Notice text={filterCopy.unknownSort} />}
      {listing?.failed === 'choice' && !hasFailed && (
        <Notice text={filterCopy.choiceFailed} onRetry={retryChoice} />
      )}
      {listing?.cards.length === 0 && !listing.loading && (
        <div className={choiceStyles.nothing}>
          <p className="lede">{listing.endCursor === null ? filterCopy.nothing : filterCopy.nothingYet}</p>
          <button type="button" className="link" onClick={clear}>
            {filterCopy.clear}
          </button>
        </div>
      )}
    </>
  );
}

function Notice({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <p className={choiceStyles.notice} role="alert">
      {text}{' '}
      {onRetry && (
        <button type="button" className="link" onClick={onRetry}>
          {filterCopy.retry}
        </button>
      )}
    </p>
  );
}

/** Whether the shopper is further down than where the grid begins. */
function isBelow(start: HTMLElement | null): boolean {
  return start !== null && start.getBoundingClientRect().bottom < 0;
}

/** Whether the address names a sort that there is not. */
function hasUnknownSort(query: string, state: FilterState): boolean {
  const sort = new URLSearchParams(query).get('sort');
  return sort !== null && sort !== state.sort;
}

/** Whether the address has a value of a group that the group does not have. */
function hasUnknown(query: string, state: FilterState, groups: readonly { key: string }[]): boolean {
  const params = new URLSearchParams(query);
  return groups.some(({ key }) => new Set(params.getAll(key)).size > (state.tags[key]?.length ?? 0));
}
