import type { FilterState } from '@storefront/core/collection/filter-state';
import type { CountedGroup } from '@storefront/core/collection/option-counts';
import { filterCopy } from '../../copy/filter-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { join } from '../../ui/join.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  /** Null while closed. */
  place: 'panel' | 'sheet' | null;
  /** The panel lies over the grid instead of above it. */
  isOver: boolean;
  onClose: () => void;
  /** Null until they have loaded. */
  groups: readonly CountedGroup[] | null;
  hasFailed: boolean;
  onRetry: () => void;
  state: FilterState;
  /** Pieces of the choice; null while that is unknown. */
  count: number | null;
  onToggle: (key: string, tag: string) => void;
  onClear: () => void;
}

/** The filters: a panel above the grid on wide pages, else a sheet over the page. Each press applies. */
export function FilterPanel(props: FilterPanelProps) {
  const { place, isOver, onClose, count, onClear, state } = props;
  const isEmpty = Object.keys(state.tags).length === 0;
  const show = (
    <Button isSmall={place === 'panel'} onClick={onClose}>
      {filterCopy.show(count)}
    </Button>
  );
  if (place === 'panel') {
    return (
      <section
        className={join(styles.panel, isOver && styles.over)}
        aria-label={filterCopy.title}
        tabIndex={-1}
      >
        <div className={styles.columns}>
          <Groups {...props} />
        </div>
        <div className={styles.foot}>
          <Button look="quiet" isSmall aria-disabled={isEmpty} onClick={isEmpty ? undefined : onClear}>
            {filterCopy.clear}
          </Button>
          {show}
        </div>
      </section>
    );
  }
  return (
    <Drawer
      isOpen={place === 'sheet'}
      isSheet
      onClose={onClose}
      title={filterCopy.title}
      closeLabel={filterCopy.close}
      foot={
        <div className={styles.sheetFoot}>
          <Button look="line" aria-disabled={isEmpty} onClick={isEmpty ? undefined : onClear}>
            {filterCopy.clear}
          </Button>
          {show}
        </div>
      }
    >
      <Groups {...props} />
    </Drawer>
  );
}

function Groups({ place, groups, hasFailed, onRetry, state, onToggle }: FilterPanelProps) {
  if (hasFailed) {
    return (
      <p className={styles.message} role="alert">
        {filterCopy.filtersFailed}{' '}
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => {
            // The button goes, and the focus is not to go with it.
            currentTarget.closest('section')?.focus();
            onRetry();
          }}
        >
          {filterCopy.retry}
        </button>
      </p>
    );
  }
  if (groups === null) {
    return (
      <p className={styles.message} role="status">
        {filterCopy.loading}
      </p>
    );
  }
  return groups.map((group, at) => (
    <FilterGroup
      key={group.key}
      group={group}
      state={state}
      isFolded={place === 'sheet'}
      isFirst={at === 0}
      onToggle={(tag) => onToggle(group.key, tag)}
    />
  ));
}
