import type { CollectionChoice as Choice } from '@storefront/core/search/collection-menu';
import { useId, useRef, useState } from 'react';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './collection-choice.module.css';

interface CollectionChoiceProps {
  choices: Choice[];
  /** Styles of the whole search. */
  total: number;
  /** Handle; null for all. */
  chosen: string | null;
  onChoose: (handle: string | null) => void;
}

/** `[screen.route-table.7]` The collection menu of the results. */
export function CollectionChoice({ choices, total, chosen, onChoose }: CollectionChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  // Arrow keys choose and go on; a click or a tap chooses and closes.
  const [isPointed, setPointed] = useState(false);
  const within = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(within, isOpen, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });
  const title = choices.find(({ handle }) => handle === chosen)?.title ?? chosen?.replaceAll('-', ' ');
  const all = [{ handle: null, title: copy.all, count: total }, ...choices];
  return (
    <div ref={within} className={styles.choice}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.collection} <b>{title ?? copy.all}</b> <Icon name="down-arrow" size={16} />
      </button>
      {/* It takes the focus of a press on a label: elsewhere the focus would close the menu. */}
      <fieldset id={id} hidden={!isOpen} tabIndex={-1}>
        <legend className="sr">{copy.collection}</legend>
        {all.map((choice) => (
          <label key={choice.handle} onPointerDown={() => setPointed(true)}>
            <input
              type="radio"
              name={id}
              checked={choice.handle === chosen}
              onKeyDown={() => setPointed(false)}
              onChange={() => {
                onChoose(choice.handle);
                if (isPointed) setOpen(false);
              }}
            />
            {choice.title} <span className="num">{choice.count}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
