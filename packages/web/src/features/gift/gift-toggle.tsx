import { switchGiftCardMode } from '@storefront/core/gift/gift-mode';
import type { GiftCardMode } from '@storefront/core/product/action-button';
import { useAtom } from 'jotai';
import { giftCopy as copy } from '../../copy/gift-copy.ts';
import styles from './gift.module.css';
import { giftModeAtom } from './gift-atoms.ts';

const modes: readonly GiftCardMode[] = ['buy-now', 'send-as-gift'];

/** `[state.product-detail-page.17]` */
export function GiftToggle() {
  const [mode, setMode] = useAtom(giftModeAtom);
  const choose = (wanted: GiftCardMode, button: HTMLElement) => {
    if (wanted === mode) return;
    const next = switchGiftCardMode(mode);
    setMode(next.mode);
    // [state.product-detail-page.19]
    if (next.scrollsToPanel) button.closest('section')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <fieldset className={styles.toggle}>
      <legend className="sr">{copy.mode}</legend>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={({ currentTarget }) => choose(each, currentTarget)}
        >
          {copy.modes[each]}
        </button>
      ))}
    </fieldset>
  );
}
