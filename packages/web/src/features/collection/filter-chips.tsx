import type { FilterChip } from '@storefront/core/collection/filter-state';
import { filterCopy } from '../../copy/filter-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './choice.module.css';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  onClear: () => void;
}

/** What was chosen, each of which can be taken back. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <fieldset className={styles.chips}>
      <legend className="sr">{filterCopy.applied}</legend>
      {chips.map((chip) => (
        <button
          key={`${chip.key} ${chip.tag}`}
          type="button"
          className={styles.chip}
          onClick={() => onRemove(chip)}
        >
          <span className="sr">{filterCopy.remove}</span> {filterCopy.chip(chip)}
          <Icon name="close-x" size={14} />
        </button>
      ))}
      <button type="button" className={`link ${styles.clear}`} onClick={onClear}>
        {filterCopy.clear}
      </button>
    </fieldset>
  );
}
