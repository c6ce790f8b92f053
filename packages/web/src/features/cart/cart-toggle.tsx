import { useAtomValue, useSetAtom } from 'jotai';
import { shellCopy } from '../../copy/shell-copy.ts';
import { toggleCartAtom } from '../../state/panels-atoms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { cartOpenAtom, knownCountAtom } from './cart-atoms.ts';
import styles from './cart-toggle.module.css';
import { useCart } from './use-cart.ts';

/** `[screen.site-shell-mobile-header.5]`, `[screen.site-shell-desktop-header.8]`; on /cart it does nothing. */
export function CartToggle() {
  const isOpen = useAtomValue(cartOpenAtom);
  const toggle = useSetAtom(toggleCartAtom);
  const count = useAtomValue(knownCountAtom);
  const { warmUp } = useCart();
  return (
    <IconButton
      icon="bag"
      label={shellCopy.toggleCart(count)}
      className={styles.toggle}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={toggle}
    >
      <span className={styles.count} aria-hidden="true">
        {count !== null && count > 0 && count}
      </span>
      <span className={`num ${styles.word}`} aria-hidden="true">
        {shellCopy.bag(count)}
      </span>
    </IconButton>
  );
}
