import { type ColumnPreference, readColumnPreference } from '@storefront/core/collection/column-preference';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { filterCopy } from '../../copy/filter-copy.ts';
import { localStore } from '../../state/browser-storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { columnPreferenceAtom } from './listing-atoms.ts';

/** `[entity.browser-storage-and-cookies.1]` */
const STORED_AS = 'preference--columns';

/** The style sheet goes by the document's mark, so that no card is drawn anew. */
function mark(columns: ColumnPreference): void {
  document.documentElement.dataset.columns = columns;
}

export function DensitySwitch() {
  const [columns, setColumns] = useAtom(columnPreferenceAtom);
  useStoredColumns();
  const choose = (next: ColumnPreference) => {
    mark(next);
    setColumns(next);
    localStore.write(STORED_AS, next);
  };
  return (
    <fieldset>
      <legend className="sr">{filterCopy.density}</legend>
      <IconButton
        icon="large-columns"
        size={20}
        label={filterCopy.large}
        aria-pressed={columns === 'large'}
        onClick={() => choose('large')}
      />
      <IconButton
        icon="small-columns"
        size={20}
        label={filterCopy.small}
        aria-pressed={columns === 'small'}
        onClick={() => choose('small')}
      />
    </fieldset>
  );
}

function useStoredColumns(): void {
  const setColumns = useSetAtom(columnPreferenceAtom);
  useEffect(() => {
    const stored = readColumnPreference(localStore.read(STORED_AS));
    if (stored === 'small') mark(stored);
    setColumns(stored);
  }, [setColumns]);
}
