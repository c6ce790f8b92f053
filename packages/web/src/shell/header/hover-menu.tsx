import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { useReturnFocus } from '../../hooks/use-return-focus.ts';
import { closePanelAtom, hoverMayOpenAtom, openPanelAtom, usePanel } from '../../state/panels-atoms.ts';
import styles from './header-words.module.css';
import menuStyles from './hover-menu.module.css';

interface HoverMenuProps {
  panel: 'accountMenuOpen' | 'helpOpen';
  /** The text in the header. */
  word: string;
  label: string;
  children: ReactNode;
}

interface MenuProps {
  label: string;
  returnFocus: () => void;
  children: ReactNode;
}

function Menu({ label, returnFocus, children }: MenuProps) {
  const menu = useRef<HTMLElement>(null);
  useReturnFocus(menu, true, returnFocus);
  return (
    <nav ref={menu} className={menuStyles.menu} aria-label={label}>
      {children}
    </nav>
  );
}

/** Opens on hover, Enter or a tap, closes on leave, Escape or a tap elsewhere ([screen.site-shell-desktop-header.9]). */
export function HoverMenu({ panel, word, label, children }: HoverMenuProps) {
  const isOpen = usePanel(panel);
  const hoverMayOpen = useAtomValue(hoverMayOpenAtom);
  const open = useSetAtom(openPanelAtom);
  const close = useSetAtom(closePanelAtom);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);

  useDismiss(box, isOpen, () => close(panel));

  return (
    <div
      ref={box}
      className={menuStyles.box}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || !hoverMayOpen) return;
        isHovered.current = true;
        open(panel);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        isHovered.current = false;
        close(panel);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.word}
        aria-expanded={isOpen}
        onClick={({ detail }) => {
          // A mouse has opened it already by hovering; keys and fingers have not.
          if (detail > 0 && isHovered.current) return;
          if (isOpen) close(panel);
          else open(panel);
        }}
      >
        {word}
      </button>
      {isOpen && (
        <Menu label={label} returnFocus={() => trigger.current?.focus()}>
          {children}
        </Menu>
      )}
    </div>
  );
}
