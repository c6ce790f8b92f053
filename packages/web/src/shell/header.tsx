import type { ShellContent } from '@storefront/core/content/site-content';
import { isMenuOpen } from '@storefront/core/shell/panels';
import { useAtomValue, useSetAtom } from 'jotai';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { paths } from '../paths.ts';
import {
  closeAfterNavigationAtom,
  panelsAtom,
  selectDropdownAtom,
  togglePanelAtom,
} from '../state/panels-atoms.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { useHeaderTone } from './use-header-tone.ts';

const loadMegaMenu = () => import('./mega-menu.tsx').then((module) => module.MegaMenu);
const loadMobileMenu = () => import('./mobile-menu.tsx').then((module) => module.MobileMenu);
const loadHelpMenu = () => import('./help-menu.tsx').then((module) => module.HelpMenu);

interface HeaderProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  /** The bag's control: the shell knows no cart. */
  bagToggle: ReactNode;
}

/** Both headers of the specification in one element; the wide navigation starts at 1100 px. */
export function Header({ shell, heroTone, bagToggle }: HeaderProps) {
  const { asPath } = useRouter();
  const panels = useAtomValue(panelsAtom);
  const select = useSetAtom(selectDropdownAtom);
  const toggle = useSetAtom(togglePanelAtom);
  const closeAll = useSetAtom(closeAfterNavigationAtom);
  const { wide, narrow } = useHeaderTone(asPath, heroTone, isMenuOpen(panels) || panels.mobileMenuOpen);
  const MegaMenu = useLoaded(isMenuOpen(panels), loadMegaMenu);
  const MobileMenu = useLoaded(panels.mobileMenuOpen, loadMobileMenu);
  const HelpMenu = useLoaded(panels.helpOpen, loadHelpMenu);
  const openLink = shell.menu.find(({ key }) => key === panels.activeDropdown);
  const hasHelp = shell.help.phone !== null || shell.help.email !== null;

  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') select(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAll();
    };
    element?.addEventListener('pointerleave', onLeave);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('pointerleave', onLeave);
      element?.removeEventListener('keydown', onKey);
    };
  }, [select, closeAll]);

  return (
    <header ref={header} className={styles.header} data-wide={wide} data-narrow={narrow}>
      <div className={styles.left}>
        <IconButton
          icon={panels.mobileMenuOpen ? 'close-x' : 'menu'}
          label={panels.mobileMenuOpen ? copy.shell.closeMenu : copy.shell.openMenu}
          className={styles.menuToggle}
          aria-expanded={panels.mobileMenuOpen}
          onPointerDown={() => void loadMobileMenu()}
          onClick={() => toggle('mobileMenuOpen')}
        />
        <nav className={styles.nav} aria-label={copy.shell.main}>
          {shell.menu.map((link) => (
            <Link
              key={link.key}
              href={link.href}
              className={styles.word}
              aria-expanded={link.columns.length > 0 ? panels.activeDropdown === link.key : undefined}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') select(link.columns.length > 0 ? link.key : null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || link.columns.length === 0) return;
                event.preventDefault();
                select(link.key);
              }}
            >
              {link.title}
            </Link>
          ))}
        </nav>
      </div>
      <Link
        href={paths.home}
        className={styles.home}
        aria-label={copy.shell.homepage}
        onClick={() => closeAll()}
      >
        <Logo className={styles.logo} />
      </Link>
      <div className={styles.right}>
        {hasHelp && (
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.word}
              aria-expanded={panels.helpOpen}
              onClick={() => toggle('helpOpen')}
            >
              {copy.shell.help}
            </button>
          </div>
        )}
        {bagToggle}
      </div>
      {MegaMenu && openLink && <MegaMenu key={openLink.key} link={openLink} onLeave={() => select(null)} />}
      {MobileMenu && panels.mobileMenuOpen && <MobileMenu menu={shell.mobileMenu} />}
      {HelpMenu && panels.helpOpen && <HelpMenu help={shell.help} />}
    </header>
  );
}
