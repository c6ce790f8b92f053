import type { MenuLink } from '@storefront/core/content/site-content';
import { memo, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from '../header/header-words.module.css';

interface WideNavWordProps {
  link: MenuLink;
  isChosen: boolean;
  /** The mouse hovers the link. */
  onHover: (link: MenuLink, word: HTMLElement) => void;
  onLeave: () => void;
  onOpen: (link: MenuLink, word: HTMLElement, isByKey: boolean) => void;
}

/** A link of the main menu. Drawn again only when its own dropdown opens or closes: that has one frame's time. */
export const WideNavWord = memo(({ link, isChosen, onHover, onLeave, onOpen }: WideNavWordProps) => {
  const lastPointer = useRef('');
  const hasDropdown = link.columns.length > 0;
  return (
    <Link
      href={link.href}
      className={styles.word}
      data-open={isChosen || undefined}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') onHover(link, currentTarget);
      }}
      onPointerLeave={onLeave}
      onPointerDown={({ pointerType }) => {
        lastPointer.current = pointerType;
      }}
      onClick={(event) => {
        // A finger cannot hover: its first tap opens, its second follows.
        const isTap = event.detail > 0 && lastPointer.current === 'touch';
        if (!isTap || !hasDropdown || isChosen) return;
        event.preventDefault();
        onOpen(link, event.currentTarget, false);
      }}
      onKeyDown={(event) => {
        if (!hasDropdown || (event.key !== 'ArrowDown' && event.key !== ' ')) return;
        event.preventDefault();
        onOpen(link, event.currentTarget, true);
      }}
    >
      {link.title}
    </Link>
  );
});
