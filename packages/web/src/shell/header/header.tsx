import type { ShellContent } from '@storefront/core/content/site-content';
import type { HeaderLook } from '@storefront/core/shell/header-tone';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRouter } from 'next/router';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { shellCopy } from '../../copy/shell-copy.ts';
import { useLoaded, warmUp } from '../../hooks/use-loaded.ts';
import { paths } from '../../paths.ts';
import {
  closeAllAtom,
  headerOpenAtom,
  mobileMenuIsNearAtom,
  mobileMenuOpenAtom,
  togglePanelAtom,
} from '../../state/panels-atoms.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { focusFooter } from '../footer/focus-footer.ts';
import { loadMobileMenu } from '../menu/load-mobile-menu.ts';
import { widePart } from '../wide-part.tsx';
import './header-words.module.css';
import styles from './header.module.css';
import './hover-menu.module.css';
import { Logo } from './logo.tsx';

const loadTracker = () =>
  import(/* webpackChunkName: "header-tone" */ './header-tone-tracker.ts').then(
    (module) => module.HeaderToneTracker,
  );

// In the HTML from the start, with plain links; dropdown and menus become interactive a moment later.
const WideNav = widePart('nav', () =>
  import(/* webpackChunkName: "wide-header" */ '../menu/wide-nav.tsx').then((module) => module.WideNav),
);
const HeaderTools = widePart('div', () =>
  import(/* webpackChunkName: "wide-header" */ './header-tools.tsx').then((module) => module.HeaderTools),
);

interface HeaderProps {
  shell: ShellContent;
  heroTone: 'dark' | 'light' | null;
  /** Before anything was scrolled. */
  lookAtTop: HeaderLook;
  /** The controls of search and bag, from the screens: the shell may not import their features. */
  searchTool: ReactNode;
  bagToggle: ReactNode;
}

/** Both headers of the specification in one element; the wide navigation starts at 1100 px. */
export function Header({ shell, heroTone, lookAtTop, searchTool, bagToggle }: HeaderProps) {
  const { asPath } = useRouter();
  const mobileMenuOpen = useAtomValue(mobileMenuOpenAtom);
  const isOpen = useAtomValue(headerOpenAtom);
  const [isNear, setNear] = useAtom(mobileMenuIsNearAtom);
  const toggle = useSetAtom(togglePanelAtom);
  const closeAll = useSetAtom(closeAllAtom);
  const toggleMenu = useCallback(() => toggle('mobileMenuOpen'), [toggle]);
  const MobileMenu = useLoaded(mobileMenuOpen || isNear, loadMobileMenu, () => {
    setNear(false);
    if (!mobileMenuOpen) return;
    toggleMenu();
    focusFooter('a');
  });
  const Tracker = useLoaded(heroTone !== null, loadTracker);
  const [look, setLook] = useState<HeaderLook | null>(null);
  const { wide, narrow } = heroTone === null ? lookAtTop : (look ?? lookAtTop);
  // Not drawn again until their scripts have come, as in the shell.
  const nav = useMemo(
    () => (
      <Suspense>
        <WideNav menu={shell.menu} />
      </Suspense>
    ),
    [shell.menu],
  );
  const tools = useMemo(
    () => (
      <Suspense>
        <HeaderTools shell={shell} />
      </Suspense>
    ),
    [shell],
  );

  return (
    <header className={styles.header} data-wide={wide} data-narrow={narrow}>
      <div className={styles.left}>
        <IconButton
          icon={mobileMenuOpen ? 'close-x' : 'menu'}
          label={mobileMenuOpen ? shellCopy.closeMenu : shellCopy.openMenu}
          className={styles.menuToggle}
          aria-expanded={mobileMenuOpen}
          onPointerDown={() => warmUp(loadMobileMenu)}
          onClick={toggleMenu}
        />
        {nav}
      </div>
      {MobileMenu && <MobileMenu shell={shell} isOpen={mobileMenuOpen} onClose={toggleMenu} />}
      <Link href={paths.home} className={styles.home} aria-label={shellCopy.homepage} onClick={closeAll}>
        <Logo className={styles.logo} />
      </Link>
      <div className={styles.right}>
        {searchTool}
        {tools}
        {bagToggle}
      </div>
      {Tracker && heroTone && (
        <Tracker key={asPath} path={asPath} heroTone={heroTone} isMenuOpen={isOpen} onChange={setLook} />
      )}
    </header>
  );
}
