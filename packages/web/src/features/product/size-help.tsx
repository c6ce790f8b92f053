import { useSetAtom } from 'jotai';
import { productLateCopy as copy } from '../../copy/product-late-copy.ts';
import { openDrawerAtom } from '../../state/product-drawer-atom.ts';
import { FitSuggestion, type FitSuggestionProps } from './fit-suggestion.tsx';
import styles from './size-picker.module.css';

interface SizeHelpProps extends FitSuggestionProps {
  hasGuide: boolean;
}

/** Beside the sizes: the one chosen last, and the way to the guide. */
export function SizeHelp({ hasGuide, ...fit }: SizeHelpProps) {
  const open = useSetAtom(openDrawerAtom);
  return (
    <span className={styles.fit}>
      <FitSuggestion {...fit} />
      {hasGuide && (
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => open('sizing')}>
          {copy.sizeGuide}
        </button>
      )}
    </span>
  );
}
