import type { MobileMenuLink, ShellContent } from '@storefront/core/content/site-content';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { shellCopy } from '../../copy/shell-copy.ts';
import { useDismiss } from '../../hooks/use-dismiss.ts';
import { useInertPage } from '../../hooks/use-inert-page.ts';
import { useScrollLock } from '../../hooks/use-scroll-lock.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './mobile-menu.module.css';
import { MobileQuickLinks } from './mobile-quick-links.tsx';

function Entry({ link }: { link: MobileMenuLink }) {
  if (link.columns.length === 0)
    return (
      <Link href={link.href} className={`${styles.line} ${styles.entry}`}>
        {link.title}
      </Link>
    );
  return (
    <details name="mobile-menu" className={styles.entry}>
      <summary className={styles.line}>
        {link.title}
        <Icon name="add" />
        <Icon name="minus" />
      </summary>
      <div className={styles.columns}>
        {link.columns.map((column, place) => (
          <div key={column.title ?? place}>
            {column.title && <p className="label">{column.title}</p>}
            {column.links.map(({ key, href, title }) => (
              <Link key={key} href={href}>
                {title}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

const Lines = memo(({ shell }: { shell: ShellContent }) => (
  <>
    {shell.mobileMenu.links.map((link) => (
      <Entry key={link.key} link={link} />
    ))}
    <MobileQuickLinks shell={shell} />
  </>
));

const HOME_LINK = `a[aria-label="${shellCopy.homepage}"]`;

interface MobileMenuProps {
  shell: ShellContent;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * `[screen.site-shell-mobile-header.2]` Groups of columns, quick links below. It is drawn, hidden and inert, before it
 * is opened: a tap only shows it.
 */
export function MobileMenu({ shell, isOpen, onClose }: MobileMenuProps) {
  const menu = useRef<HTMLElement>(null);
  useInertPage(menu, isOpen);
  useScrollLock(isOpen);
  useDismiss(menu, isOpen, (by) => {
    if (by !== 'escape') return;
    onClose();
    // The header's first control opened it.
    menu.current?.closest('header')?.querySelector('button')?.focus();
  });

  // A larger window, or smaller text, puts the words into the header, where nothing closes the menu.
  const closeWhenGone = useEffectEvent((element: HTMLElement) => {
    if (getComputedStyle(element).display !== 'none') return;
    onClose();
    element.closest('header')?.querySelector<HTMLElement>(HOME_LINK)?.focus();
  });
  useEffect(() => {
    const element = menu.current;
    if (!isOpen || element === null) return;
    const observer = new ResizeObserver(() => closeWhenGone(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  // It opens the next time as it did the first time.
  useEffect(() => {
    if (isOpen) return;
    for (const group of menu.current?.querySelectorAll('details') ?? []) group.open = false;
    menu.current?.scrollTo(0, 0);
  }, [isOpen]);

  return (
    <nav ref={menu} className={styles.menu} aria-label={lateShellCopy.main} data-open={isOpen || undefined}>
      <Lines shell={shell} />
    </nav>
  );
}
