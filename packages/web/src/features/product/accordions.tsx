import type { DrawerKey } from '../../state/product-drawer-atom.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './product-info.module.css';

/** A drawer of the page that has something in it. */
export interface DrawerEntry {
  key: DrawerKey;
  title: string;
  /** Below 768 px. */
  narrowTitle?: string;
  /** Beside the title. */
  aside?: string;
}

interface AccordionsProps {
  entries: readonly DrawerEntry[];
  onOpen: (key: DrawerKey) => void;
  /** The shopper is about to open one. */
  onIntent: () => void;
}

export function DrawerTitle({ entry: { title, narrowTitle } }: { entry: DrawerEntry }) {
  if (narrowTitle === undefined) return <span>{title}</span>;
  return (
    <>
      <span className="wide-only">{title}</span>
      <span className="narrow-only">{narrowTitle}</span>
    </>
  );
}

/** `[screen.product-detail-page.9]` The buttons that open the drawers. */
export function Accordions({ entries, onOpen, onIntent }: AccordionsProps) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.accordion}>
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => onOpen(entry.key)}
        >
          <DrawerTitle entry={entry} />
          {entry.aside && <span className={`num ${styles.aside}`}>{entry.aside}</span>}
          <Icon name="add" size={20} />
        </button>
      ))}
    </div>
  );
}
