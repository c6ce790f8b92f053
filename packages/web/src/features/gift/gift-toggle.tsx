import { switchGiftCardMode } from '@storefront/core/gift/gift-mode';
import type { GiftCardMode } from '@storefront/core/product/action-button';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { useAtom, useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { giftAmount } from '../../copy/gift-amount.ts';
import { giftCopy as copy } from '../../copy/gift-copy.ts';
import { currencyCodeAtom } from '../../state/market-atoms.ts';
import styles from './gift.module.css';
import { giftModeAtom } from './gift-atoms.ts';

const modes: readonly GiftCardMode[] = ['buy-now', 'send-as-gift'];

/** `[state.product-detail-page.17]` Above the amounts, whose currency it names beside prices in another one. */
export function GiftToggle() {
  const [mode, setMode] = useAtom(giftModeAtom);
  const isPaidInDollars = useAtomValue(currencyCodeAtom) === 'USD';
  const choose = (wanted: GiftCardMode, button: HTMLElement) => {
    if (wanted === mode) return;
    const next = switchGiftCardMode(mode);
    flushSync(() => setMode(next.mode));
    if (next.scrollsToPanel) scrollToPanel(button);
  };
  return (
    <>
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
      {!isPaidInDollars && <p className={styles.amount}>{giftAmount}</p>}
    </>
  );
}

/**
 * `[state.product-detail-page.19]` On phones the panel is a tray, which is in view already: it slides to its toggle, below
 * which the form begins.
 */
function scrollToPanel(button: HTMLElement) {
  if (isMobileSize(window.innerWidth)) button.closest('fieldset')?.scrollIntoView({ block: 'start' });
  else button.closest('section')?.scrollIntoView({ block: 'nearest' });
}
