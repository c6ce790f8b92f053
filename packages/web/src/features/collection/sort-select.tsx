import { type ListingSort, readSort, sortTable } from '@storefront/core/collection/sort';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { filterCopy } from '../../copy/filter-copy.ts';
import { useIsDrawnHere } from '../../hooks/use-is-drawn-here.ts';

const sorts = Object.keys(sortTable).map((name) => readSort(name));

interface SortSelectProps {
  sort: ListingSort;
  onChoose: (sort: ListingSort) => void;
}

/**
 * The order of a listing. One that was chosen before the script had come is chosen once it has: React gives the control
 * the value that the server drew.
 */
export function SortSelect({ sort, onChoose }: SortSelectProps) {
  const id = useId();
  const isDrawnHere = useIsDrawnHere();
  const [early] = useState(() => (isDrawnHere ? null : earlyChoice(id)));
  const onDrawn = useEffectEvent(() => {
    if (early !== null && early !== sort) onChoose(readSort(early));
  });
  useEffect(() => onDrawn(), []);
  return (
    <label>
      <span className="muted">{filterCopy.sort}</span>
      <select
        id={id}
        autoComplete="off"
        value={sort}
        aria-label={filterCopy.sort}
        onChange={({ target }) => onChoose(readSort(target.value))}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {filterCopy.sorts[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What was chosen in the control that the server drew; null where it stands as it was drawn. */
function earlyChoice(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const drawn = document.getElementById(id);
  const chosen = drawn instanceof HTMLSelectElement ? drawn.selectedOptions[0] : undefined;
  return chosen && !chosen.defaultSelected ? chosen.value : null;
}
