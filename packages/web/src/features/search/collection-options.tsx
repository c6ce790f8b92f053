import type { CollectionMenu } from '@storefront/core/search/collection-menu';
import { searchPageCopy as copy } from '../../copy/search-page-copy.ts';
import styles from './collection-options.module.css';

export interface CollectionOptionsProps {
  menu: CollectionMenu;
  /** Styles of the whole search. */
  total: number;
  /** Handle; null for all. */
  chosen: string | null;
  onChoose: (handle: string | null) => void;
  /** Of the radio buttons. */
  name: string;
  /** A press on an option begins; `onKey`: a key on it. */
  onPress?: () => void;
  onKey?: () => void;
}

/** The collections of the results, by kind and by collection, as one group of radio buttons. */
export function CollectionOptions(props: CollectionOptionsProps) {
  const { kinds, collections } = props.menu;
  const isSplit = kinds.length > 0 && collections.length > 0;
  return (
    <fieldset className={styles.options}>
      <legend className="sr">{copy.collection}</legend>
      <Option {...props} handle={null} title={copy.all} count={props.total} />
      <Group {...props} title={isSplit ? copy.byKind : null} choices={kinds} />
      <Group {...props} title={isSplit ? copy.byCollection : null} choices={collections} />
    </fieldset>
  );
}

interface GroupProps extends CollectionOptionsProps {
  /** Null where there is one group only. */
  title: string | null;
  choices: CollectionMenu['kinds'];
}

function Group({ title, choices, ...props }: GroupProps) {
  const options = choices.map((choice) => <Option key={choice.handle} {...props} {...choice} />);
  if (title === null) return options;
  return (
    <fieldset>
      <legend className={`label ${styles.title}`}>{title}</legend>
      {options}
    </fieldset>
  );
}

interface OptionProps extends CollectionOptionsProps {
  handle: string | null;
  title: string;
  count: number;
}

function Option({ handle, title, count, chosen, onChoose, name, onPress, onKey }: OptionProps) {
  return (
    <label onPointerDown={onPress}>
      <input
        type="radio"
        name={name}
        checked={handle === chosen}
        onKeyDown={onKey}
        onChange={() => onChoose(handle)}
      />
      {title} <span className="num">{count}</span>
    </label>
  );
}
