import { useId } from 'react';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import styles from './collection-options.module.css';
import { CollectionOptions, type CollectionOptionsProps } from './collection-options.tsx';

interface CollectionSheetProps extends Omit<CollectionOptionsProps, 'name'> {
  isOpen: boolean;
  onClose: () => void;
  /** Styles that are shown. */
  count: number;
}

/** The collection menu on narrow pages, like the filters of a listing. Each press applies. */
export function CollectionSheet({ isOpen, onClose, count, ...props }: CollectionSheetProps) {
  const id = useId();
  const isAll = props.chosen === null;
  return (
    <Drawer
      isOpen={isOpen}
      isSheet
      onClose={onClose}
      title={copy.collection}
      closeLabel={copy.closeChoice}
      foot={
        <div className={styles.foot}>
          <Button look="line" aria-disabled={isAll} onClick={isAll ? undefined : () => props.onChoose(null)}>
            {copy.clear}
          </Button>
          <Button onClick={onClose}>{copy.show(count)}</Button>
        </div>
      }
    >
      <CollectionOptions {...props} name={id} />
    </Drawer>
  );
}
