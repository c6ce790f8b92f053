import { type FilterState, isFilterChosen } from '@storefront/core/collection/filter-state';
import type { CountedGroup } from '@storefront/core/collection/option-counts';
import { Icon } from '../../ui/icon.tsx';
import { join } from '../../ui/join.ts';
import styles from './filter-panel.module.css';

/** The group that is drawn as joined cells. */
const SIZES = 'size';

interface FilterGroupProps {
  group: CountedGroup;
  state: FilterState;
  /** Under a heading that opens it. */
  isFolded: boolean;
  isFirst: boolean;
  onToggle: (tag: string) => void;
}

export function FilterGroup({ group, state, isFolded, isFirst, onToggle }: FilterGroupProps) {
  const { key, label, options } = group;
  const chosen = options.filter(({ tag }) => isFilterChosen(state, key, tag));
  const isTwoUp = options.length > 8;
  const list = (
    <div className={join(key === SIZES ? styles.sizes : isTwoUp && styles.twoUp)}>
      {options.map((option) => (
        <Option
          key={option.tag}
          {...option}
          isCell={key === SIZES}
          isChosen={chosen.includes(option)}
          onToggle={() => onToggle(option.tag)}
        />
      ))}
    </div>
  );
  if (!isFolded) {
    return (
      <fieldset className={join(styles.group, (isTwoUp || key === SIZES) && styles.broad)}>
        <legend className="label">{label}</legend>
        {list}
      </fieldset>
    );
  }
  return (
    <details className={styles.folded} open={isFirst || chosen.length > 0}>
      <summary>
        {label}
        <span className={`small muted ${styles.names}`}>{chosen.map((one) => one.label).join(', ')}</span>
        <span className={styles.opens}>
          <Icon name="add" size={20} />
        </span>
        <span className={styles.closes}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <fieldset>
        <legend className="sr">{label}</legend>
        {list}
      </fieldset>
    </details>
  );
}

interface OptionProps {
  label: string;
  count: number;
  swatch?: string;
  isCell: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function Option({ label, count, swatch, isCell, isChosen, onToggle }: OptionProps) {
  return (
    <label className={isCell ? styles.cell : styles.check}>
      <input
        type="checkbox"
        className={isCell || swatch ? 'sr' : undefined}
        checked={isChosen}
        onChange={onToggle}
      />
      {swatch && (
        <svg className={styles.swatch} width="28" height="28" aria-hidden="true">
          <circle cx="14" cy="14" r="9.5" fill={swatch} className={styles.edge} />
          <circle cx="14" cy="14" r="13.5" fill="none" className={styles.ring} />
        </svg>
      )}
      <span>{label}</span>
      <span className={isCell ? 'sr' : `num ${styles.n}`}>{count}</span>
    </label>
  );
}
