import { hasWideNavigation } from '@storefront/core/shell/viewport';
import { useId, useRef, useState } from 'react';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './collection-choice.module.css';
import { CollectionOptions, type CollectionOptionsProps } from './collection-options.tsx';

const loadSheet = () =>
  import(/* webpackChunkName: "search-choice" */ './collection-sheet.tsx').then(
    (module) => module.CollectionSheet,
  );

interface CollectionChoiceProps
  extends Pick<CollectionOptionsProps, 'menu' | 'total' | 'chosen' | 'onChoose'> {
  /** Styles that are shown. */
  count: number;
}

/** `[screen.route-table.7]` The collection menu of the results: it hangs from its button, a sheet on narrow pages. */
export function CollectionChoice({ count, ...props }: CollectionChoiceProps) {
  const { menu, chosen, onChoose } = props;
  const [open, setOpen] = useState<'menu' | 'sheet' | null>(null);
  // Arrow keys choose and go on; a click or a tap chooses and closes.
  const [isPointed, setPointed] = useState(false);
  const within = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Sheet = useLoaded(open === 'sheet', loadSheet, () => setOpen(null));
  useDismiss(within, open === 'menu', (by) => {
    setOpen(null);
    if (by === 'escape') button.current?.focus();
  });
  const prepare = () => {
    if (!hasWideNavigation(window.innerWidth)) warmUp(loadSheet);
  };
  const toggle = () => {
    if (open !== null) return setOpen(null);
    setOpen(hasWideNavigation(window.innerWidth) ? 'menu' : 'sheet');
  };
  const choices = [...menu.kinds, ...menu.collections];
  const title = choices.find(({ handle }) => handle === chosen)?.title ?? chosen?.replaceAll('-', ' ');
  return (
    <div ref={within} className={styles.choice}>
      <button
        ref={button}
        type="button"
        aria-expanded={open !== null}
        aria-controls={open === 'menu' ? id : undefined}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        {copy.collection} <b>{title ?? copy.all}</b> <Icon name="select" size={16} />
      </button>
      {open === 'menu' && (
        // It takes the focus of a press on a label: elsewhere the focus would close the menu.
        <div id={id} className={styles.menu} tabIndex={-1}>
          <CollectionOptions
            {...props}
            name={id}
            onPress={() => setPointed(true)}
            onKey={() => setPointed(false)}
            onChoose={(handle) => {
              onChoose(handle);
              if (!isPointed) return;
              setOpen(null);
              button.current?.focus();
            }}
          />
        </div>
      )}
      {Sheet && <Sheet {...props} count={count} isOpen={open === 'sheet'} onClose={() => setOpen(null)} />}
    </div>
  );
}
